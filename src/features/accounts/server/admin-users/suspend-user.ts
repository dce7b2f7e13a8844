import { eq } from 'drizzle-orm'
import { sessions, users } from '#db/schema/accounts.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found, requirePolicy } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { accountSuspended } from '../../events.ts'
import { canManageUsers } from '../../policy.ts'
import { requirePlatformAdmin } from '../require-platform-admin.ts'
import { emitIfStaff } from '../staff-left.ts'

type One = { id: string }
const done = { done: true } as const

/**
 * Suspends a user: all sessions and open pages end immediately. Sign-in shows the reason, and an email contains it. ADMINS_ONLY,
 * OWN_ACCOUNT, LAST_PLATFORM_ADMIN (AUSER-04, AUSER-06). For a suspended user it only changes the reason.
 */
export async function suspendUser(ctx: SignedIn, { id, reason }: One & { reason: string }): Promise<{ done: true }> {
  requirePolicy(canManageUsers(ctx.viewer))
  if (id === ctx.viewer.userId) throw new DomainError('OWN_ACCOUNT')
  await transaction(ctx, async (tx) => {
    await requirePlatformAdmin(tx, id)
    const [before] = await tx.db.select({ at: users.suspendedAt }).from(users).where(eq(users.id, id)).for('update')
    const { at } = found(before)
    const suspendedAt = at ?? new Date()
    await tx.db.update(users).set({ suspendedAt, suspendedReason: reason }).where(eq(users.id, id))
    await tx.db.delete(sessions).where(eq(sessions.userId, id))
    await tx.audit({ action: 'account.suspended', subjectType: 'user', subjectId: id, data: { reason } })
    if (at) return
    await tx.emit(accountSuspended({ userId: id }))
    await emitIfStaff(tx, id)
  })
  return done
}

/** Lets a suspended user sign in again. ADMINS_ONLY for callers who are not platform admins. */
export async function unsuspendUser(ctx: SignedIn, { id }: One): Promise<{ done: true }> {
  requirePolicy(canManageUsers(ctx.viewer))
  await transaction(ctx, async (tx) => {
    const [user] = await tx.db
      .update(users)
      .set({ suspendedAt: null, suspendedReason: null })
      .where(eq(users.id, id))
      .returning({ id: users.id })
    found(user)
    await tx.audit({ action: 'account.suspension_lifted', subjectType: 'user', subjectId: id })
  })
  return done
}
