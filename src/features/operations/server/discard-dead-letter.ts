import type { SignedIn } from '#server/context.ts'
import { dropDeadLetter } from '#server/dead-letters.ts'
import { requirePolicy } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { canDecideDeadLetters } from '../policy.ts'
import { loadDeadLetter } from './load.ts'

/** Throws failed work away; the audit log keeps which work and which event it was. */
export async function discardDeadLetter(ctx: SignedIn, { id }: { id: string }): Promise<{ work: string }> {
  requirePolicy(canDecideDeadLetters(ctx.viewer))
  return transaction(ctx, async (tx) => {
    const { work, eventId } = await loadDeadLetter(tx.db, id)
    await dropDeadLetter(tx.db, id)
    await tx.audit({ action: 'work.discarded', subjectType: 'work', subjectId: id, data: { work, eventId } })
    return { work }
  })
}
