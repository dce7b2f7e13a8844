import { and, eq, ne } from 'drizzle-orm'
import { sessions } from '#db/schema/accounts.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { endLinks, endTrust } from './end-old-access.ts'
import { type OwnerProof, requireOwner } from './own-password.ts'

/**
 * Signs out one of the viewer's devices. A database trigger ends its live stream. Requires proof of ownership first. NOT_FOUND for
 * another user's session.
 */
export async function endSession(
  ctx: SignedIn,
  { id, ...proof }: OwnerProof & { id: string },
): Promise<{ done: true }> {
  const { userId } = ctx.viewer
  await requireOwner(ctx, proof)
  await transaction(ctx, async (tx) => {
    const [ended] = await tx.db
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
      .returning({ id: sessions.id })
    found(ended)
    await tx.audit({ action: 'account.session_ended', subjectType: 'user', subjectId: userId })
  })
  return { done: true }
}

/**
 * Signs out every device except the current one, ends the trust in all, and returns the number of sessions. Unused links end too:
 * one could confirm an address that another device requested. Requires proof of ownership first.
 */
export async function endOtherSessions(ctx: SignedIn, proof: OwnerProof): Promise<{ ended: number }> {
  const { userId } = ctx.viewer
  await requireOwner(ctx, proof)
  return transaction(ctx, async (tx) => {
    const isOther = ctx.sessionId ? ne(sessions.id, ctx.sessionId) : undefined
    const ended = await tx.db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), isOther))
      .returning({ id: sessions.id })
    await endTrust(tx.db, userId)
    await endLinks(tx.db, userId)
    await tx.audit({ action: 'account.other_sessions_ended', subjectType: 'user', subjectId: userId })
    return { ended: ended.length }
  })
}
