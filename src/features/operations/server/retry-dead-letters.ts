import type { SignedIn } from '#server/context.ts'
import { requirePolicy } from '#server/errors.ts'
import { requeueDeadLetters } from '#server/queue/dead-letters.ts'
import { transaction } from '#server/transaction.ts'
import { canDecideDeadLetters } from '../policy.ts'
import { hasQueues } from './queries.ts'

/** Moves all failed work back into its queues, with all its tries again. Work whose queue no longer exists stays in the list. */
export async function retryDeadLetters(ctx: SignedIn): Promise<{ count: number }> {
  requirePolicy(canDecideDeadLetters(ctx.viewer))
  return transaction(ctx, async (tx) => {
    const count = (await hasQueues(tx.db)) ? await requeueDeadLetters(tx.db) : 0
    if (count > 0)
      await tx.audit({ action: 'work.all_retried', subjectType: 'work', subjectId: 'all', data: { count } })
    return { count }
  })
}
