import { and, eq } from 'drizzle-orm'
import { credentials } from '#db/schema/accounts.ts'
import type { Context, SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { clearCodeAttempts, consumeCode, consumeCodeAttempt, hasTwoFactor } from './two-factor/check-code.ts'

const TRIES = { points: 10, seconds: 60 * 60 }

export const checkOwnPassword = (userId: string) =>
  and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential'))

/** Checks the viewer's password before a critical action. WRONG_PASSWORD; RATE_LIMITED after ten tries in an hour. */
export async function requireOwnPassword(ctx: SignedIn, password: string): Promise<void> {
  const { userId } = ctx.viewer
  await ctx.throttle.consume('own-password', userId, TRIES)
  if (!(await isOwnPassword(ctx, userId, password))) throw new DomainError('WRONG_PASSWORD')
  await ctx.throttle.clear('own-password', userId)
}

/** Proof of ownership: the password, and a code if two-factor is on. */
export type OwnerProof = { password: string; code?: string | undefined }

/**
 * Checks the viewer's password and, if two-factor is on, a code as well. WRONG_PASSWORD; SECOND_FACTOR_REQUIRED
 * without a code; CODE_WRONG for one that is wrong or was used; RATE_LIMITED after too many tries.
 */
export async function requireOwner(ctx: SignedIn, { password, code }: OwnerProof): Promise<void> {
  await requireOwnPassword(ctx, password)
  await requireCodeIfOn(ctx, code)
}

/** Checks a code if the viewer has two-factor on; see `requireOwner`. */
async function requireCodeIfOn(ctx: SignedIn, code: string | undefined): Promise<void> {
  const { userId } = ctx.viewer
  if (!(await hasTwoFactor(ctx.db, userId))) return
  if (!code) throw new DomainError('SECOND_FACTOR_REQUIRED')
  await consumeCodeAttempt(ctx, userId)
  await consumeCode(ctx, userId, code)
  await clearCodeAttempts(ctx, userId)
}

/** Whether it is the password of this account; false if the account has none. */
export async function isOwnPassword(ctx: Context, userId: string, password: string): Promise<boolean> {
  const [own] = await ctx.db.select().from(credentials).where(checkOwnPassword(userId))
  if (!own?.password) return false
  return (await ctx.auth.$context).password.verify({ hash: own.password, password })
}
