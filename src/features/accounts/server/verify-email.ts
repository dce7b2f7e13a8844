import { eq } from 'drizzle-orm'
import { credentials, users } from '#db/schema/accounts.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Context } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { allowMailAfterBounce } from '#server/suppressions.ts'
import { transaction } from '#server/transaction.ts'
import { accountVerified } from '../events.ts'
import { makeLink, readLink, useLink } from './links.ts'
import { checkOwnPassword } from './own-password.ts'
import { asksForCode } from './second-step.ts'
import { startSession } from './start-session.ts'

const PER_ADDRESS = { points: 60, seconds: 60 * 60 }

/** The address that the link of a verification mail confirms; nothing happens yet. LINK_INVALID for a used or expired link. */
export async function readVerification(ctx: Context, { token }: { token: string }): Promise<{ email: string }> {
  await ctx.throttle.consume('verify-address', ctx.clientAddress, PER_ADDRESS)
  const link = await readLink(ctx.db, 'verify_email', token)
  const [user] = link ? await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, link.userId)) : []
  if (!user) throw new DomainError('LINK_INVALID')
  return user
}

type Verified = { viewer: Viewer } | { asksForCode: true } | { asksForPassword: string }

/**
 * Marks the email address as verified and signs the user in. Does not sign in where two-factor is on, or where sign-ups
 * with different passwords used the address: then it returns the token of a link to set one. LINK_INVALID for a used or
 * expired link.
 */
export async function verifyEmail(ctx: Context, token: string): Promise<Verified> {
  const { userId, resetToken } = await transaction(ctx, async (tx) => {
    const link = await useLink(tx.db, 'verify_email', token)
    const proven = { emailVerified: true }
    const [user] = await tx.db
      .update(users)
      .set(proven)
      .where(eq(users.id, link.userId))
      .returning({ email: users.email })
    if (user) await allowMailAfterBounce(tx.db, user.email)
    await tx.audit({ action: 'account.verified', subjectType: 'user', subjectId: link.userId })
    await tx.emit(accountVerified({ userId: link.userId }))
    const [password] = await tx.db.select({ id: credentials.id }).from(credentials).where(checkOwnPassword(link.userId))
    return { userId: link.userId, resetToken: password ? null : await makeLink(tx.db, 'reset_password', link.userId) }
  })
  if (resetToken) return { asksForPassword: resetToken }
  if (await asksForCode(ctx, userId)) return { asksForCode: true }
  return { viewer: await startSession(ctx, userId, 'link') }
}
