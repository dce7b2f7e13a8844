import { eq, sql } from 'drizzle-orm'
import { credentials, users } from '#db/schema/accounts.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Context, Db, SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { consumeMailTo } from '#server/recipient-limit.ts'
import { allowMailAfterBounce } from '#server/suppressions.ts'
import { transaction } from '#server/transaction.ts'
import { passwordResetRequested, securityChanged } from '../events.ts'
import { endOldAccess } from './end-old-access.ts'
import { readLink, useLink } from './links.ts'
import { requireOwnPassword } from './own-password.ts'
import { requireStrongPassword } from './passwords.ts'
import { clearSignInAttempts } from './sign-in.ts'
import { startSession } from './start-session.ts'

const HOUR = 60 * 60

/** Sends a link to set a new password. The answer is the same for existing and unknown accounts. */
export async function requestReset(ctx: Context, { email }: { email: string }): Promise<{ sent: true }> {
  await ctx.throttle.consume('reset-address', ctx.clientAddress, { points: 30, seconds: HOUR })
  await ctx.throttle.consume('reset-account', email, { points: 5, seconds: HOUR })
  await consumeMailTo(ctx, email)
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email))
  if (user) await transaction(ctx, (tx) => tx.emit(passwordResetRequested({ userId: user.id })))
  return { sent: true }
}

/** Sets a new password by the link, which also verifies the email address. All earlier access to the account ends. */
export async function resetPassword(
  ctx: Context,
  { token, password }: { token: string; password: string },
): Promise<{ email: string }> {
  await ctx.throttle.consume('reset-use', ctx.clientAddress, { points: 30, seconds: HOUR })
  const link = await readLink(ctx.db, 'reset_password', token)
  if (!link) throw new DomainError('LINK_INVALID')
  const [owner] = await ctx.db
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, link.userId))
  requireStrongPassword(password, [found(owner).email, found(owner).name])
  const hash = await (await ctx.auth.$context).password.hash(password)
  const { email } = await transaction(ctx, async (tx) => {
    const { userId } = await useLink(tx.db, 'reset_password', token)
    await storePassword(tx.db, userId, hash)
    await endOldAccess(tx.db, userId)
    await tx.audit({ action: 'account.password_reset', subjectType: 'user', subjectId: userId })
    await tx.emit(securityChanged({ userId, what: 'password_changed' }))
    const [user] = await tx.db
      .update(users)
      .set({ emailVerified: true, mustChangePassword: false })
      .where(eq(users.id, userId))
      .returning({ email: users.email })
    await allowMailAfterBounce(tx.db, found(user).email)
    return found(user)
  })
  // the link proves ownership, so wrong tries of other people must not block the sign-in
  await clearSignInAttempts(ctx, email)
  return { email }
}

/**
 * Changes the viewer's password. All earlier access to the account ends, and this browser gets a new session.
 * WRONG_PASSWORD, PASSWORD_UNCHANGED.
 */
export async function changePassword(
  ctx: SignedIn,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<Viewer> {
  const { userId } = ctx.viewer
  requireStrongPassword(password, [ctx.viewer.email, ctx.viewer.name])
  await requireOwnPassword(ctx, currentPassword)
  // The administrator who chose the current password would still know it.
  if (password === currentPassword) throw new DomainError('PASSWORD_UNCHANGED')
  const hash = await (await ctx.auth.$context).password.hash(password)
  await transaction(ctx, async (tx) => {
    await storePassword(tx.db, userId, hash)
    await tx.db.update(users).set({ mustChangePassword: false }).where(eq(users.id, userId))
    await endOldAccess(tx.db, userId)
    await tx.audit({ action: 'account.password_changed', subjectType: 'user', subjectId: userId })
    await tx.emit(securityChanged({ userId, what: 'password_changed' }))
  })
  return startSession(ctx, userId, 'password')
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
