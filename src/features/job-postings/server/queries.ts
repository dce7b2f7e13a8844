import { and, asc, count, desc, eq, gt, ilike, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs, jobApplicationRequirements as requirements } from '#db/schema/job-postings.ts'
import { monthStart } from '#features/companies/server/month-start.ts'
import { readAdminEmail } from '#features/companies/server/read-admin-email.ts'
import { isPlatformStaff } from '#lib/viewer.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { escapeLike } from '#server/escape-like.ts'
import { sanitizeRichText } from '#server/rich-text.ts'
import type { ListPostings } from '../contract.ts'
import type { PostingStatus } from '../rules.ts'
import { postingsPageSize } from '../rules.ts'
import { loadPosting, openCompany } from './load-posting.ts'
import { applicantNames } from './open-to.ts'
import { currentOf, readRequirements } from './requirement-rows.ts'
import { isHiddenByStaff } from './set-posting-hidden.ts'

/** Applications of one job: all that were not withdrawn, and those still in New. */
const applicationCounts = (db: Db) =>
  db
    .select({
      all: sql<number>`count(*)::int`.as('applications_count'),
      fresh: sql<number>`(count(*) filter (where ${applications.status} = 'submitted'))::int`.as('new_count'),
    })
    .from(applications)
    .where(and(eq(applications.jobId, jobs.id), ne(applications.status, 'withdrawn')))
    .as('application_counts')

const questionCounts = (db: Db) =>
  db
    .select({ all: sql<number>`count(*)::int`.as('questions_count') })
    .from(requirements)
    .where(and(eq(requirements.jobId, jobs.id), isNull(requirements.removedAt)))
    .as('question_counts')

const postedOrMade = sql`coalesce(${jobs.postedAt}, ${jobs.createdAt})`

/** Draft, active, paused, closed: the life cycle of a posting. */
const lifeOrder = sql`array_position(array['draft', 'active', 'paused', 'closed'], ${jobs.status})`

/** The active company's jobs, 20 a page, with counts; without deleted ones (CJOB-01, CJOB-06). */
export async function listPostings(ctx: SignedIn, input: ListPostings) {
  const where = and(
    eq(jobs.companyId, openCompany(ctx)),
    ne(jobs.status, 'deleted'),
    input.search ? ilike(jobs.title, `%${escapeLike(input.search)}%`) : undefined,
    input.status && eq(jobs.status, input.status),
    input.employmentType && eq(jobs.employmentType, input.employmentType),
  )
  const applied = applicationCounts(ctx.db)
  const requirementCounts = questionCounts(ctx.db)
  const keys: Record<ListPostings['sort'], SQL> = {
    title: sql`lower(${jobs.title})`,
    status: lifeOrder,
    applications: sql`${applied.all}`,
    questions: sql`${requirementCounts.all}`,
    posted: postedOrMade,
  }
  const direction = input.descending ? desc : asc
  const [rows, [all]] = await Promise.all([
    ctx.db
      .select({
        job: jobs,
        isHidden: isHiddenByStaff,
        counts: {
          applicationsCount: applied.all,
          newApplicationsCount: applied.fresh,
          requirementsCount: requirementCounts.all,
        },
      })
      .from(jobs)
      .leftJoinLateral(applied, sql`true`)
      .leftJoinLateral(requirementCounts, sql`true`)
      .where(where)
      .orderBy(direction(keys[input.sort]), desc(postedOrMade), desc(jobs.id))
      .limit(postingsPageSize)
      .offset((input.page - 1) * postingsPageSize),
    ctx.db.select({ total: count() }).from(jobs).where(where),
  ])
  return {
    rows: rows.map(({ job, isHidden, counts }) => ({ ...job, isHidden, ...known(counts), status: visible(job) })),
    total: all?.total ?? 0,
  }
}

type Counts = { applicationsCount: number; newApplicationsCount: number; requirementsCount: number }
const known = (counts: { [K in keyof Counts]: number | null }): Counts => ({
  applicationsCount: counts.applicationsCount ?? 0,
  newApplicationsCount: counts.newApplicationsCount ?? 0,
  requirementsCount: counts.requirementsCount ?? 0,
})
const visible = ({ status }: { status: string }) => status as PostingStatus

/** One job with every field of its form; rich text is sanitized again before it is returned. */
export async function readPosting(ctx: SignedIn, { id }: { id: string }) {
  const { job, company } = await loadPosting(ctx, id)
  const [[applied], [questionCount], adminEmail] = await Promise.all([
    ctx.db
      .select({
        applicationsCount: sql<number>`count(*)::int`,
        newApplicationsCount: sql<number>`(count(*) filter (where ${applications.status} = 'submitted'))::int`,
      })
      .from(applications)
      .where(and(eq(applications.jobId, id), ne(applications.status, 'withdrawn'))),
    ctx.db.select({ requirementsCount: count() }).from(requirements).where(currentOf(id)),
    isPlatformStaff(ctx.viewer) ? readAdminEmail(ctx.db, job.companyId) : null,
  ])
  return {
    ...job,
    applicantNames: applicantNames(job),
    isHidden: job.hiddenAt !== null || company.hiddenAt !== null,
    description: sanitizeRichText(job.description),
    requirements: job.requirements && sanitizeRichText(job.requirements),
    adminEmail,
    companyName: company.name,
    companyLogoUrl: company.logoUrl,
    applicationsCount: applied?.applicationsCount ?? 0,
    newApplicationsCount: applied?.newApplicationsCount ?? 0,
    requirementsCount: questionCount?.requirementsCount ?? 0,
  }
}

/** The questions of a job in their order, including private and internal ones. */
export async function listRequirements(ctx: SignedIn, { id }: { id: string }) {
  await loadPosting(ctx, id)
  return readRequirements(ctx.db, id)
}

/** SQL condition: the job is active and not hidden by staff. */
const isSeen = sql`(${jobs.status} = 'active' and not ${isHiddenByStaff})`

/** Statistics of the active company (CJOB-02); months begin in the company's time zone. */
export async function readPostingStats(ctx: SignedIn) {
  const companyId = openCompany(ctx)
  const own = and(eq(jobs.companyId, companyId), ne(jobs.status, 'deleted'))
  const number = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  const [[made], [received], weeks, next] = await Promise.all([
    ctx.db
      .select({
        totalJobs: sql<number>`count(*)::int`,
        activeJobs: number(isSeen),
        hiddenJobs: number(sql`${jobs.status} = 'active' and ${isHiddenByStaff}`),
        pausedJobs: number(sql`${jobs.status} = 'paused'`),
        closedJobs: number(sql`${jobs.status} = 'closed'`),
        draftJobs: number(sql`${jobs.status} = 'draft'`),
        postedThisMonth: number(sql`${isSeen} and ${jobs.postedAt} >= ${monthStart}`),
      })
      .from(jobs)
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(own),
    ctx.db
      .select({
        totalApplications: sql<number>`count(*)::int`,
        newApplications: number(sql`${applications.status} = 'submitted'`),
        applicationsThisMonth: number(sql`${applications.appliedAt} >= ${monthStart}`),
      })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(and(own, ne(applications.status, 'withdrawn'))),
    readWeeks(ctx.db, own),
    readNextToClose(ctx.db, own),
  ])
  return { ...noJobs, ...made, ...noApplications, ...received, weeklyApplications: weeks, nextToClose: next }
}

const noStates = { activeJobs: 0, hiddenJobs: 0, pausedJobs: 0, closedJobs: 0, draftJobs: 0 }
const noJobs = { totalJobs: 0, ...noStates, postedThisMonth: 0 }
const noApplications = { totalApplications: 0, newApplications: 0, applicationsThisMonth: 0 }
const WEEKS = 8

/** The active job with the next deadline, or null. */
async function readNextToClose(db: Db, own: SQL | undefined) {
  const [row] = await db
    .select({ title: jobs.title, applicationDeadline: jobs.applicationDeadline })
    .from(jobs)
    .where(and(own, eq(jobs.status, 'active'), gt(jobs.closesAt, new Date())))
    .orderBy(asc(jobs.closesAt), asc(jobs.id))
    .limit(1)
  return row?.applicationDeadline ? { title: row.title, applicationDeadline: row.applicationDeadline } : null
}

/** Applications in each of the last eight weeks up to now, oldest first. */
async function readWeeks(db: Db, own: SQL | undefined): Promise<number[]> {
  const ago = sql<number>`floor(extract(epoch from now() - ${applications.appliedAt}) / 604800)::int`
  const rows = await db
    .select({ ago, received: count() })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(own, ne(applications.status, 'withdrawn'), sql`${applications.appliedAt} > now() - interval '8 weeks'`))
    .groupBy(ago)
  const weeks = Array.from({ length: WEEKS }, () => 0)
  for (const { ago: back, received } of rows) {
    const index = WEEKS - 1 - Math.max(back, 0)
    if (index >= 0) weeks[index] = (weeks[index] ?? 0) + received
  }
  return weeks
}
