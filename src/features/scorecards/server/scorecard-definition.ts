import { and, asc, desc, eq, inArray, isNull, ne } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import { scorecardAttributes as attributes } from '#db/schema/scorecards.ts'
import { canReview } from '#features/hiring-pipeline/policy.ts'
import { toMatch } from '#features/matching/to-match.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { found, requirePolicy } from '#server/errors.ts'
import { inThreads } from '#server/threads.ts'
import type { Attribute, AttributeFields, Defined } from '../contract.ts'
import { canDefineScorecard } from '../policy.ts'
import type * as proposing from '../propose-attributes.ts'

const proposeInThread = inThreads<typeof proposing>('features/scorecards/propose-attributes')

const MAX_JOBS = 50

const selectJob = (db: Db, jobId: string) =>
  db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, jobId), ne(jobs.status, 'deleted')))

/** A job whose scorecard the viewer may read; NOT_FOUND. */
export async function loadScoredJob(ctx: SignedIn, jobId: string) {
  const [row] = await selectJob(ctx.db, jobId)
  const job = found(row)
  requirePolicy(canReview(ctx.viewer, job.companyId))
  return job
}

/** The same for changes, locked to the end of the transaction; NOT_FOUND, FORBIDDEN. */
export async function lockScoredJob(tx: SignedIn, jobId: string) {
  const [row] = await selectJob(tx.db, jobId).for('no key update')
  const job = found(row)
  requirePolicy(canDefineScorecard(tx.viewer, job.companyId))
  return job
}

/** The current attributes of a job, in order. */
export const listAttributes = (db: Db, jobId: string): Promise<Attribute[]> =>
  db
    .select({ id: attributes.id, name: attributes.name, lookFor: attributes.lookFor })
    .from(attributes)
    .where(and(eq(attributes.jobId, jobId), isNull(attributes.removedAt)))
    .orderBy(asc(attributes.sortOrder), asc(attributes.id))

export async function readDefinition(ctx: SignedIn, { jobId }: { jobId: string }): Promise<Defined> {
  const job = await loadScoredJob(ctx, jobId)
  const canDefine = canDefineScorecard(ctx.viewer, job.companyId).allowed
  return { jobTitle: job.title, canDefine, attributes: await listAttributes(ctx.db, jobId) }
}

/**
 * Starting points for a scorecard: the posting's requirements, and the attributes of the company's other jobs;
 * TEXT_TOO_LONG.
 */
export async function readProposals(ctx: SignedIn, { jobId }: { jobId: string }) {
  const job = await loadScoredJob(ctx, jobId)
  return {
    fromPosting: await proposeInThread('proposeAttributes', toMatch(job)),
    otherJobs: await listOtherScorecards(ctx.db, job),
  }
}

type Other = { jobId: string; title: string; attributes: AttributeFields[] }

async function listOtherScorecards(db: Db, { id, companyId }: { id: string; companyId: string }): Promise<Other[]> {
  const others = await db
    .selectDistinct({ jobId: jobs.id, title: jobs.title, createdAt: jobs.createdAt })
    .from(jobs)
    .innerJoin(attributes, and(eq(attributes.jobId, jobs.id), isNull(attributes.removedAt)))
    .where(and(eq(jobs.companyId, companyId), ne(jobs.id, id), ne(jobs.status, 'deleted')))
    .orderBy(desc(jobs.createdAt))
    .limit(MAX_JOBS)
  if (others.length === 0) return []
  const rows = await db
    .select({ jobId: attributes.jobId, name: attributes.name, lookFor: attributes.lookFor })
    .from(attributes)
    .where(
      and(
        inArray(
          attributes.jobId,
          others.map((one) => one.jobId),
        ),
        isNull(attributes.removedAt),
      ),
    )
    .orderBy(asc(attributes.sortOrder), asc(attributes.id))
  return others.map(({ jobId, title }) => ({
    jobId,
    title,
    attributes: rows.flatMap(({ jobId: of, ...fields }) => (of === jobId ? [fields] : [])),
  }))
}
