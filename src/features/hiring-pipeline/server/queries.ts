import { and, count, desc, eq, gte, type SQL, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { applicationStatusChanges, applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { type ApplicationStatus, applicationStatuses } from '#features/applications/rules.ts'
import { monthStart } from '#features/companies/server/month-start.ts'
import { placeIfRepeated } from '#features/job-postings/server/place-if-repeated.ts'
import type { Db, SignedIn } from '#server/context.ts'
import type { ReviewItem } from '../contract.ts'
import type { ReviewFilters } from '../review-filters.ts'
import { countedOf, hasKnownDays } from './company-counts.ts'
import { activeCompany } from './load-review.ts'
import { conditionsExceptStatus, reviewConditions } from './review-conditions.ts'

const PAGE_SIZE = 20

/** The fields of a card; joined with jobs and users. */
export const reviewColumns = {
  id: applications.id,
  candidateName: applications.fullName,
  candidateEmail: applications.email,
  candidateImage: users.image,
  jobId: jobs.id,
  jobTitle: jobs.title,
  jobPlace: placeIfRepeated,
  status: applications.status,
  appliedAt: applications.appliedAt,
  updatedAt: applications.updatedAt,
  source: applications.source,
  isAssisted: applications.isAssisted,
  hasResume: sql<boolean>`${applications.resumeFileId} is not null`,
  hasCoverLetter: sql<boolean>`${applications.coverLetter} is not null`,
  isImported: sql<boolean>`${applications.importId} is not null`,
  matchScore: applications.matchScore,
  matchSegments: applications.matchSegments,
  noticeDueAt: applications.noticeDueAt,
}

/** The company's applications, newest first; withdrawn ones only on request (CAPP-01, CAPP-02). */
export async function listReviews(ctx: SignedIn, filters: ReviewFilters & { page: number }) {
  const [items, counts] = await Promise.all([
    readPage(ctx.db, reviewConditions(ctx, filters), filters.page),
    countByStatus(ctx, filters),
  ])
  const shown = applicationStatuses.filter((one) => (filters.status ? one === filters.status : one !== 'withdrawn'))
  return { items, counts, total: shown.reduce((sum, one) => sum + counts[one], 0), pageSize: PAGE_SIZE }
}

const readPage = (db: Db, where: SQL | undefined, page: number): Promise<ReviewItem[]> =>
  db
    .select(reviewColumns)
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    // imported: no account
    .leftJoin(users, eq(users.id, applications.userId))
    .where(where)
    .orderBy(desc(applications.appliedAt), desc(applications.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)

async function countByStatus(ctx: SignedIn, filters: ReviewFilters): Promise<Record<ApplicationStatus, number>> {
  const rows = await ctx.db
    .select({ status: applications.status, matching: count() })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(...conditionsExceptStatus(ctx, filters)))
    .groupBy(applications.status)
  const found = new Map(rows.map(({ status, matching }) => [status, matching]))
  return Object.fromEntries(applicationStatuses.map((status) => [status, found.get(status) ?? 0])) as never
}

/**
 * The four counts; hired this month are those accepted since the first of the month in the company's time zone
 * (CAPP-04).
 */
export async function readReviewStats(ctx: SignedIn) {
  const companyId = activeCompany(ctx)
  const of = (status: 'submitted' | 'interview') =>
    sql<number>`(count(*) filter (where ${applications.status} = ${status}))::int`
  const [[figures], [hired]] = await Promise.all([
    ctx.db
      .select({ totalApplications: count(), newApplications: of('submitted'), inInterview: of('interview') })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(countedOf(companyId)),
    ctx.db
      .select({ hiredThisMonth: sql<number>`(count(distinct ${applications.id}))::int` })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .innerJoin(applicationStatusChanges, eq(applicationStatusChanges.applicationId, applications.id))
      .where(
        and(
          countedOf(companyId),
          hasKnownDays,
          eq(applications.status, 'accepted'),
          eq(applicationStatusChanges.toStatus, 'accepted'),
          gte(applicationStatusChanges.changedAt, monthStart),
        ),
      ),
  ])
  return {
    totalApplications: figures?.totalApplications ?? 0,
    newApplications: figures?.newApplications ?? 0,
    inInterview: figures?.inInterview ?? 0,
    hiredThisMonth: hired?.hiredThisMonth ?? 0,
  }
}

/** The company's jobs that have applications, the busiest first. */
export const listReviewedJobs = (ctx: SignedIn) =>
  ctx.db
    .select({ id: jobs.id, title: jobs.title, place: placeIfRepeated, applications: count() })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(countedOf(activeCompany(ctx)))
    .groupBy(jobs.id)
    .orderBy(desc(count()), jobs.title)
