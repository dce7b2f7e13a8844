import { and, eq, isNotNull } from 'drizzle-orm'
import { credentials, twoFactors } from '#db/schema/accounts.ts'
import { isId } from '#lib/ids.ts'
import type { Context, Db } from '#server/context.ts'
import { type CookieKind, claimedUser, endedCookie, isSignedFor, signedCookie } from './signed-cookie.ts'

/** The password was right, and the code is still missing. */
const PENDING: CookieKind = { name: 'tandem.second_step', purpose: 'second-step', seconds: 10 * 60 }
/** A code was right on this device, and the user chose to trust the device for 30 days. */
const TRUSTED: CookieKind = { name: 'tandem.trusted', purpose: 'trusted-device', seconds: 30 * 24 * 60 * 60 }

type Secrets = { password: string; secret: string; trustRound: number }

/** Values that the cookies are bound to: a new password or a new two-factor setup ends both cookies. Null if two-factor is off. */
async function secretsOf(db: Db, userId: string): Promise<Secrets | null> {
  const [row] = await db
    .select({ password: credentials.password, secret: twoFactors.secret, trustRound: twoFactors.trustRound })
    .from(twoFactors)
    .innerJoin(credentials, and(eq(credentials.userId, twoFactors.userId), eq(credentials.providerId, 'credential')))
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.enabledAt)))
  return row ? { ...row, password: row.password ?? '' } : null
}

const bound = (userId: string, { password, secret }: Secrets) => ({ userId, boundTo: `${password}:${secret}` })
const trusted = (userId: string, secrets: Secrets) => {
  const named = bound(userId, secrets)
  return secrets.trustRound === 0 ? named : { ...named, boundTo: `${named.boundTo}:${secrets.trustRound}` }
}

/** Whether this sign-in needs a code. If so, sets a cookie that proves the right password. */
export async function asksForCode(ctx: Context, userId: string): Promise<boolean> {
  const secrets = await secretsOf(ctx.db, userId)
  if (!secrets) return false
  if (isSignedFor(ctx.env, TRUSTED, ctx.headers.get('cookie'), trusted(userId, secrets))) return false
  ctx.resHeaders.append('set-cookie', signedCookie(ctx.env, PENDING, bound(userId, secrets)))
  return true
}

/** The user who gave the right password in this browser up to ten minutes ago, or null. */
export async function findSecondStepUser(ctx: Context): Promise<string | null> {
  const cookie = ctx.headers.get('cookie')
  const userId = claimedUser(ctx.env, PENDING, cookie)
  if (!userId || !isId(userId)) return null
  const secrets = await secretsOf(ctx.db, userId)
  return secrets && isSignedFor(ctx.env, PENDING, cookie, bound(userId, secrets)) ? userId : null
}

/** Ends the second step. With `trust`, this device needs no code for 30 days. */
export async function endSecondStep(ctx: Context, userId: string, { trust }: { trust: boolean }): Promise<void> {
  ctx.resHeaders.append('set-cookie', endedCookie(ctx.env, PENDING))
  const secrets = trust ? await secretsOf(ctx.db, userId) : null
  if (secrets) ctx.resHeaders.append('set-cookie', signedCookie(ctx.env, TRUSTED, trusted(userId, secrets)))
}
