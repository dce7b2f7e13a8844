import { and, count, desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { platformSettings } from '#db/schema/operations.ts'
import { isRemote } from '#features/job-postings/labels.ts'
import { isId } from '#lib/ids.ts'
import { storableText } from '#lib/tidy-text.ts'
import type { Context, Db } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import type { JobArrival, JobDetail } from '../../contract.ts'
import { minListed, placeName, REMOTE, roleLabel } from '../../landing-rules.ts'
import type { GoneJobPage, JobPage, OpenJobPage } from '../../page-contract.ts'
import { isCompanyPublic } from '../../policy.ts'
import { isAnnounced } from '../feeds.ts'
import { getJob } from '../get-job.ts'
import { readJobLocation } from '../job-location.ts'
import { inScope } from '../landing/scope.ts'
import { loadCards } from '../load-cards.ts'
import { companyVisibility, offeredTo } from '../visible-jobs.ts'
import { findSimilar } from './find-similar.ts'

type JobPageParams = { slug: string; arrival?: z.output<typeof JobArrival> | undefined }

const shown = 3
const noOne = { matching: null, matchable: null }

/**
 * The public page of a job by its slug or id (JOBS-22). With `arrival` the view is counted. The state is 'gone' for a job that was
 * public and no longer is. NOT_FOUND for a job that was never public and that this viewer may not see.
 */
export async function getJobPage(ctx: Context, { slug, arrival }: JobPageParams): Promise<JobPage> {
  const posting = found(await findPosting(ctx.db, slug))
  const job = await visibleJob(ctx, posting.id, arrival)
  const similar = async (limit: number, orNewest: boolean) =>
    loadCards(ctx, await findSimilar(ctx.db, posting, { limit, orNewest }), noOne)
  if (!job) {
    if (!posting.wasPublic) throw new DomainError('NOT_FOUND')
    const close = await similar(shown, true)
    const company = await companyOf(ctx, posting, new Set(close.map(({ id }) => id)))
    return { state: 'gone', similar: close, company }
  }
  const [isEnforced, openJobs, close, isRoleListed] = await Promise.all([
    isSubscriptionEnforced(ctx.db),
    countOpen(ctx, posting.companyId),
    similar(shown, false),
    hasListedRole(ctx.db, posting),
  ])
  const { industry, sizeRange, website, closesAt, isProgramme, asksForMoney } = posting
  // null means that the text was not checked yet; such a job is not listed
  const isFair = asksForMoney === false
  const where = readJobLocation(job, posting.at)
  return {
    state: 'open',
    job,
    company: { industry, sizeRange, website, country: where.companyCountry, openJobs },
    where,
    closesAt,
    ...landingsOf({ ...posting, roles: isRoleListed ? posting.roles : [] }, job),
    isListed: !isEnforced && !isProgramme && !job.isClosed && !job.isInternal && isFair,
    needsSubscription: isEnforced,
    similar: close,
  }
}

async function findPosting(db: Db, slug: string) {
  const { id, title, companyId, postedAt, externalPosting, closesAt, isProgramme, hiddenAt } = jobs
  const { roles, place, asksForMoney } = jobs
  const { industry, sizeRange, website } = companies
  const ofJob = { id, title, companyId, postedAt, externalPosting, closesAt, isProgramme, hiddenAt }
  const read = { roles, place, asksForMoney }
  const company = { name: companies.name, slug: companies.slug, ...companyVisibility }
  const at = { location: companies.location, timeZone: companies.timeZone }
  const [row] = await db
    .select({ ...ofJob, ...read, industry, sizeRange, website, company, at })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(isId(slug) ? eq(jobs.id, slug) : eq(jobs.slug, storableText(slug)))
  return row && { ...row, wasPublic: row.postedAt !== null && row.externalPosting }
}

type Posting = NonNullable<Awaited<ReturnType<typeof findPosting>>>

/** The company of a job that is gone and its other open jobs, without those that the page already shows. */
async function companyOf(ctx: Context, posting: Posting, there: Set<string>): Promise<GoneJobPage['company']> {
  const { companyId, company, hiddenAt } = posting
  if (hiddenAt !== null || !isCompanyPublic(company)) return null
  const rows = await ctx.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), isAnnounced()))
    .orderBy(desc(jobs.postedAt), desc(jobs.id))
    .limit(2 * shown)
  const ids = rows.map(({ id }) => id).filter((id) => !there.has(id))
  return { name: company.name, slug: company.slug, jobs: await loadCards(ctx, ids.slice(0, shown), noOne) }
}

function landingsOf({ roles: [role], place }: Posting, job: JobDetail): Pick<OpenJobPage, 'role' | 'place'> {
  if (job.isInternal) return { role: null, place: null }
  const named = place ? { slug: place, label: placeName(place, job.location) } : null
  const remote = isRemote(job) ? { slug: REMOTE, label: 'Remote' } : null
  return { role: role ? { slug: role, label: roleLabel(role, job.title) } : null, place: named ?? remote }
}

/** Whether the page of its role has enough jobs to be linked. */
async function hasListedRole(db: Db, { roles: [role] }: Posting): Promise<boolean> {
  if (!role) return false
  const of = and(inScope({ role, place: null }), isAnnounced())
  return (await db.select({ id: jobs.id }).from(jobs).where(of).limit(minListed)).length === minListed
}

async function visibleJob(ctx: Context, id: string, arrival: JobPageParams['arrival']): Promise<JobDetail | null> {
  try {
    return await getJob(ctx, { slugOrId: id, arrival })
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NOT_FOUND') return null
    throw error
  }
}

async function isSubscriptionEnforced(db: Db): Promise<boolean> {
  const { enforceSubscriptionVerification: isEnforced } = platformSettings
  const [row] = await db.select({ isEnforced }).from(platformSettings)
  return row?.isEnforced ?? false
}

async function countOpen({ db, viewer }: Context, companyId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), offeredTo(viewer)))
  return row?.n ?? 0
}
