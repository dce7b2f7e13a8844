import { and, asc, eq, inArray } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, found, requirePolicy } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { SendToMany } from '../contract.ts'
import { canWriteTo } from '../policy.ts'
import { consumeDay, fillMessage, readNames } from './load-to-write.ts'
import { knownMessages, storeMessages } from './store-messages.ts'

/**
 * Sends one message to several candidates of one job, each in a separate thread with their own placeholder values; either all are sent or
 * none. Candidates who withdrew are skipped and listed. NOT_FOUND if one is not a candidate of the job, DAY_IS_FULL.
 */
export async function sendToMany(ctx: SignedIn, { jobId, to, ...typed }: SendToMany) {
  const idOf = new Map(to.map(({ id, applicationId }) => [applicationId, id]))
  const { companyId } = await readChosen(ctx, jobId, [...idOf.keys()])
  const known = await knownMessages(ctx.db, to)
  if (known.size < to.length) await consumeDay(ctx, companyId, to.length - known.size)
  return transaction(ctx, async (tx) => {
    const { chosen } = await readChosen(tx, jobId, [...idOf.keys()], { lock: true })
    const open = chosen.flatMap(({ userId, status, ...one }) =>
      userId && status !== 'withdrawn' ? [{ ...one, userId }] : [],
    )
    const names = await readNames(tx.db, [...idOf.keys()])
    const filled = open.map(({ id: applicationId, userId }) => {
      const text = fillMessage(typed, found(names.get(applicationId)), tx.viewer.name)
      return { id: found(idOf.get(applicationId)), applicationId, userId, ...text }
    })
    if (filled.length > 0) await storeMessages(tx, { jobId, companyId }, filled)
    const reached = new Set(filled.map(({ applicationId }) => applicationId))
    return { sent: reached.size, skipped: [...idOf.keys()].filter((id) => !reached.has(id)) }
  })
}

/** The chosen applications of a job that the viewer may write about; NOT_FOUND, FORBIDDEN. */
async function readChosen(ctx: SignedIn, jobId: string, ids: string[], { lock = false } = {}) {
  const companyId = await companyOfJob(ctx.db, jobId)
  requirePolicy(canWriteTo(ctx.viewer, { companyId, userId: ctx.viewer.userId, status: 'submitted' }))
  const query = ctx.db
    .select({ id: applications.id, userId: applications.userId, status: applications.status })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), inArray(applications.id, ids)))
    // lock in the same order, so that two senders cannot deadlock
    .orderBy(asc(applications.id))
  const chosen = lock ? await query.for('update') : await query
  if (chosen.length < ids.length) throw new DomainError('NOT_FOUND')
  return { companyId, chosen }
}

/** The job's company; NOT_FOUND for a missing job. */
export async function companyOfJob(db: Db, jobId: string): Promise<string> {
  const [job] = await db.select({ companyId: jobs.companyId }).from(jobs).where(eq(jobs.id, jobId))
  return found(job).companyId
}
