import { and, desc, eq } from 'drizzle-orm'
import { applicationStageChanges, applicationStatusChanges } from '#db/schema/applications.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, requirePolicy } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { canSetApplicationStatus } from '../../policy.ts'
import { loadReview } from '../load-review.ts'
import { readStages } from '../stages/load-stages.ts'
import { placeApplication } from '../stages/place-application.ts'

/**
 * Undoes every status change that the candidate was not notified of: the application returns to the stage from which it was moved.
 * NOTICE_SENT if the candidate was notified.
 */
export const undoStatus = (ctx: SignedIn, { id }: { id: string }) =>
  transaction(ctx, async (tx) => {
    const application = await loadReview(tx, id, { lock: true })
    requirePolicy(canSetApplicationStatus(tx.viewer, application))
    const { shownStatus: status, jobId } = application
    if (!status || status === 'withdrawn') throw new DomainError('NOTICE_SENT')
    const stages = (await readStages(tx.db, jobId)).filter((stage) => stage.status === status)
    const name = await stageBefore(tx.db, id, status)
    const stage = stages.find((one) => one.name === name) ?? stages[0]
    const placed = await placeApplication(tx, { id, to: stage ? { stageId: stage.id } : { status } })
    return { id, status: placed.status, statusUpdatedAt: placed.since, noticeDueAt: placed.noticeDueAt }
  })

/** The name of its stage before the first waiting change. */
async function stageBefore(db: Db, id: string, status: string): Promise<string | undefined> {
  const [first] = await db
    .select({ at: applicationStatusChanges.changedAt })
    .from(applicationStatusChanges)
    .where(
      and(eq(applicationStatusChanges.applicationId, id), eq(applicationStatusChanges.fromStatus, status as never)),
    )
    .orderBy(desc(applicationStatusChanges.changedAt), desc(applicationStatusChanges.id))
    .limit(1)
  if (!first) return
  const [move] = await db
    .select({ name: applicationStageChanges.fromStage })
    .from(applicationStageChanges)
    .where(and(eq(applicationStageChanges.applicationId, id), eq(applicationStageChanges.changedAt, first.at)))
    .limit(1)
  return move?.name
}
