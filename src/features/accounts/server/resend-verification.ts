import { eq, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { Context } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { consumeMailTo } from '#server/recipient-limit.ts'
import { transaction } from '#server/transaction.ts'
import { verificationRequested } from '../events.ts'

const PER_ACCOUNT = { points: 5, seconds: 60 * 60 }
const PER_ADDRESS = { points: 300, seconds: 60 * 60 }

/** Sends the verification email again. Does nothing for unknown addresses. USER_ALREADY_VERIFIED for a verified account. */
export async function resendVerification(ctx: Context, { email }: { email: string }): Promise<{ sent: true }> {
  await ctx.throttle.consume('resend-address', ctx.clientAddress, PER_ADDRESS)
  await ctx.throttle.consume('resend-account', email, PER_ACCOUNT)
  await consumeMailTo(ctx, email)
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email))
  if (user?.emailVerified) throw new DomainError('USER_ALREADY_VERIFIED')
  if (user) await transaction(ctx, (tx) => tx.emit(verificationRequested({ userId: user.id })))
  return { sent: true }
}
