import type { SignedIn } from '#server/context.ts'
import { DomainError, requirePolicy } from '#server/errors.ts'
import { requeueDeadLetter } from '#server/queue/dead-letters.ts'
import { transaction } from '#server/transaction.ts'
import { canDecideDeadLetters } from '../policy.ts'
import { loadDeadLetter } from './load.ts'

/** Moves failed work back into its queue, with all its tries again. */
export async function retryDeadLetter(ctx: SignedIn, { id }: { id: string }): Promise<{ work: string }> {
  requirePolicy(canDecideDeadLetters(ctx.viewer))
  return transaction(ctx, async (tx) => {
    const { work, eventId } = await loadDeadLetter(tx.db, id)
    if (!(await requeueDeadLetter(tx.db, id))) throw new DomainError('WORK_UNKNOWN')
    await tx.audit({ action: 'work.retried', subjectType: 'work', subjectId: id, data: { work, eventId } })
    return { work }
  })
}
