import { eq, sql } from 'drizzle-orm'
import { credentials, sessions, users } from '#db/schema/accounts.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Context, Db, SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { passwordResetRequested, securityChanged } from '../events.ts'
import { useLink } from './links.ts'
import { requireOwnPassword } from './own-password.ts'
import { requireUncommonPassword } from './passwords.ts'
import { startSession } from './start-session.ts'

const HOUR = 60 * 60

/** Sends a link to set a new password; answers alike whether the account exists or not. */
export async function requestReset(ctx: Context, { email }: { email: string }): Promise<{ sent: true }> {
  await ctx.throttle.spend('reset-address', ctx.clientAddress, { points: 30, seconds: HOUR })
  await ctx.throttle.spend('reset-account', email, { points: 5, seconds: HOUR })
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email))
  if (user) await transaction(ctx, (tx) => tx.emit(passwordResetRequested({ userId: user.id })))
  return { sent: true }
}

/** Sets a new password by the link, which also proves the mail address, and ends every session. */
export async function resetPassword(
  ctx: Context,
  { token, password }: { token: string; password: string },
): Promise<{ email: string }> {
  await ctx.throttle.spend('reset-use', ctx.clientAddress, { points: 30, seconds: HOUR })
  requireUncommonPassword(password)
  const hash = await (await ctx.auth.$context).password.hash(password)
  return transaction(ctx, async (tx) => {
    const { userId } = await useLink(tx.db, 'reset_password', token)
    await storePassword(tx.db, userId, hash)
    await tx.db.delete(sessions).where(eq(sessions.userId, userId))
    await tx.audit({ action: 'account.password_reset', subjectType: 'user', subjectId: userId })
    await tx.emit(securityChanged({ userId, what: 'password_changed' }))
    const [user] = await tx.db
      .update(users)
      .set({ emailVerified: true, mustChangePassword: false })
      .where(eq(users.id, userId))
      .returning({ email: users.email })
    return found(user)
  })
}

/** Changes the own password to another; every other session ends and this one gets a new token. WRONG_PASSWORD, PASSWORD_UNCHANGED. */
export async function changePassword(
  ctx: SignedIn,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<Viewer> {
  const { userId } = ctx.viewer
  requireUncommonPassword(password)
  await requireOwnPassword(ctx, currentPassword)
  // whoever typed it for them would go on knowing it
  if (password === currentPassword) throw new DomainError('PASSWORD_UNCHANGED')
  const hash = await (await ctx.auth.$context).password.hash(password)
  await transaction(ctx, async (tx) => {
    await storePassword(tx.db, userId, hash)
    await tx.db.update(users).set({ mustChangePassword: false }).where(eq(users.id, userId))
    await tx.db.delete(sessions).where(eq(sessions.userId, userId))
    await tx.audit({ action: 'account.password_changed', subjectType: 'user', subjectId: userId })
    await tx.emit(securityChanged({ userId, what: 'password_changed' }))
  })
  return startSession(ctx, userId)
}

async function storePassword(db: Db, userId: string, password: string): Promise<void> {
  await db
    .insert(credentials)
    .values({ userId, accountId: userId, providerId: 'credential', password })
    .onConflictDoUpdate({
      target: [credentials.userId, credentials.providerId],
      set: { password, updatedAt: new Date() },
    })
}
