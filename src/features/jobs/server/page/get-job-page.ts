import { and, count, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/jobs.ts'
import { platformSettings } from '#db/schema/operations.ts'
import { isId } from '#lib/ids.ts'
import { storableText } from '#lib/text.ts'
import type { Context, Db } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import type { JobArrival, JobDetail } from '../../contract.ts'
import type { JobPage } from '../../page-contract.ts'
import { getJob } from '../get-job.ts'
import { loadCards } from '../load-cards.ts'
import { visibleTo } from '../visible-jobs.ts'
import { findSimilar } from './find-similar.ts'

type Asked = { slug: string; arrival?: z.output<typeof JobArrival> | undefined }

const shown = 3
const nobody = { matching: null, prepared: null }

/**
 * The public page of a job by its slug or id (JOBS-22), its reading counted where an arrival is given. `gone` for one that
 * anybody could read and nobody can any more; NOT_FOUND for one that never was public to this viewer.
 */
export async function getJobPage(ctx: Context, { slug, arrival }: Asked): Promise<JobPage> {
  const posting = found(await findPosting(ctx.db, slug))
  const job = await visibleJob(ctx, posting.id, arrival)
  const similar = async (most: number, orNewest: boolean) =>
    loadCards(ctx, await findSimilar(ctx.db, posting, { most, orNewest }), nobody)
  if (!job) {
    if (!posting.wasPublic) throw new DomainError('NOT_FOUND')
    return { state: 'gone', similar: await similar(shown, true) }
  }
  const [isEnforced, openJobs, close] = await Promise.all([
    isSubscriptionEnforced(ctx.db),
    countOpen(ctx, posting.companyId),
    similar(shown, false),
  ])
  const { industry, sizeRange, website, closesAt, isProgramme } = posting
  return {
    state: 'open',
    job,
    company: { industry, sizeRange, website, openJobs },
    closesAt,
    isListed: !isEnforced && !isProgramme && !job.isClosed && !job.isInternal,
    needsSubscription: isEnforced,
    similar: close,
  }
}

async function findPosting(db: Db, slug: string) {
  const { id, title, companyId, postedAt, externalPosting, closesAt, isProgramme } = jobs
  const { industry, sizeRange, website } = companies
  const [row] = await db
    .select({ id, title, companyId, postedAt, externalPosting, closesAt, isProgramme, industry, sizeRange, website })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(isId(slug) ? eq(jobs.id, slug) : eq(jobs.slug, storableText(slug)))
  return row && { ...row, wasPublic: row.postedAt !== null && row.externalPosting }
}

async function visibleJob(ctx: Context, id: string, arrival: Asked['arrival']): Promise<JobDetail | null> {
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
    .where(and(eq(jobs.companyId, companyId), visibleTo(viewer)))
  return row?.n ?? 0
}
