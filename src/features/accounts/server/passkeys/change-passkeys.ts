import { and, eq } from 'drizzle-orm'
import { passkeys } from '#db/schema/accounts.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { securityChanged } from '../../events.ts'
import { type OwnerProof, requireOwner } from '../own-password.ts'

const own = (ctx: SignedIn, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, ctx.viewer.userId))

export async function renamePasskey(
  ctx: SignedIn,
  { id, name }: { id: string; name: string },
): Promise<{ done: true }> {
  const [row] = await ctx.db.update(passkeys).set({ name }).where(own(ctx, id)).returning({ id: passkeys.id })
  found(row)
  return { done: true }
}

/** Reactivates the paused passkeys. Requires the same proof as adding one. */
export async function confirmPasskeys(ctx: SignedIn, proof: OwnerProof): Promise<{ done: true }> {
  const { userId } = ctx.viewer
  await requireOwner(ctx, proof)
  await transaction(ctx, async (tx) => {
    await tx.db.update(passkeys).set({ pausedAt: null }).where(eq(passkeys.userId, userId))
    await tx.audit({ action: 'account.passkeys_confirmed', subjectType: 'user', subjectId: userId })
  })
  return { done: true }
}

/** Removes a passkey. Requires proof of ownership first. NOT_FOUND for another user's passkey. */
export async function removePasskey(
  ctx: SignedIn,
  { id, ...proof }: OwnerProof & { id: string },
): Promise<{ done: true }> {
  const { userId } = ctx.viewer
  await requireOwner(ctx, proof)
  await transaction(ctx, async (tx) => {
    const [row] = await tx.db.delete(passkeys).where(own(ctx, id)).returning({ id: passkeys.id })
    found(row)
    await tx.audit({ action: 'account.passkey_removed', subjectType: 'user', subjectId: userId })
    await tx.emit(securityChanged({ userId, what: 'passkey_removed' }))
  })
  return { done: true }
}
