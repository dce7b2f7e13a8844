import type { SignedIn } from '#server/context.ts'
import { requirePolicy } from '#server/errors.ts'
import { deleteDeadLetter } from '#server/queue/dead-letters.ts'
import { transaction } from '#server/transaction.ts'
import { canDecideDeadLetters } from '../policy.ts'
import { loadDeadLetter } from './load.ts'

/** Deletes failed work. The audit log records its kind and its event. */
export async function discardDeadLetter(ctx: SignedIn, { id }: { id: string }): Promise<{ work: string }> {
  requirePolicy(canDecideDeadLetters(ctx.viewer))
  return transaction(ctx, async (tx) => {
    const { work, eventId } = await loadDeadLetter(tx.db, id)
    await deleteDeadLetter(tx.db, id)
    await tx.audit({ action: 'work.discarded', subjectType: 'work', subjectId: id, data: { work, eventId } })
    return { work }
  })
}
