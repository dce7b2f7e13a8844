import { and, eq } from 'drizzle-orm'
import { credentials } from '#db/schema/accounts.ts'
import type { Context, SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'

const TRIES = { points: 10, seconds: 60 * 60 }

export const ownPassword = (userId: string) =>
  and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential'))

/** Asks for the viewer's own password before something grave; WRONG_PASSWORD, and RATE_LIMITED after ten tries in an hour. */
export async function requireOwnPassword(ctx: SignedIn, password: string): Promise<void> {
  const { userId } = ctx.viewer
  await ctx.throttle.spend('own-password', userId, TRIES)
  if (!(await isOwnPassword(ctx, userId, password))) throw new DomainError('WRONG_PASSWORD')
  await ctx.throttle.forget('own-password', userId)
}

/** Whether it is the password of this account; false where it has none. */
export async function isOwnPassword(ctx: Context, userId: string, password: string): Promise<boolean> {
  const [own] = await ctx.db.select().from(credentials).where(ownPassword(userId))
  if (!own?.password) return false
  return (await ctx.auth.$context).password.verify({ hash: own.password, password })
}
