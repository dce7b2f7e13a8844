import { and, eq, lt, sql } from 'drizzle-orm'
import { credentials, users } from '#db/schema/accounts.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Context } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { isOutdated } from '#server/password-hash.ts'
import { isKnownDevice } from './known-device.ts'
import { checkOwnPassword } from './own-password.ts'
import { asksForCode } from './second-step.ts'
import { welcome } from './start-session.ts'
import { suspended } from './suspended.ts'

const MINUTES = 60
/** Wrong tries from one IP address for all accounts. High enough for a school behind one address. */
const ADDRESS = { points: 60, seconds: 10 * MINUTES }
/** Tries for one account from one IP address. */
const PAIR = { points: 10, seconds: 15 * MINUTES }
/** Wrong tries for one account from everywhere; a device that has signed in before is exempt, so that the owner still gets in. */
const ACCOUNT = { points: 50, seconds: 60 * MINUTES }
const FIRST_PASSWORD_DAYS = 7

/**
 * Signs in with email and password. Rate limited; refuses unverified and suspended accounts (AUTH-11, AUTH-23) and
 * expired first passwords (FIRST_PASSWORD_EXPIRED). With two-factor on it answers SECOND_FACTOR_REQUIRED, and the
 * browser gets proof that only the code is missing (AUTH-12).
 */
export async function signIn(ctx: Context, input: { email: string; password: string }): Promise<Viewer> {
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, input.email))
  await ctx.throttle.consume('sign-in-address', ctx.clientAddress, ADDRESS)
  await ctx.throttle.consume('sign-in-pair', `${input.email} ${ctx.clientAddress}`, PAIR)
  const isKnown = user !== undefined && isKnownDevice(ctx.env, user.id, ctx.headers.get('cookie'))
  if (!isKnown) await ctx.throttle.consume('sign-in-account', input.email, ACCOUNT)
  const cookies = await checkPassword(ctx, input)
  await ctx.throttle.giveBack('sign-in-address', ctx.clientAddress)
  if (!isKnown) await ctx.throttle.giveBack('sign-in-account', input.email)
  if (user) await renewHash(ctx, user.id, input.password)
  if (user?.suspendedAt) {
    await revoke(ctx, cookies)
    throw suspended(user)
  }
  if (user && (await isFirstPasswordOver(ctx, user))) {
    await revoke(ctx, cookies)
    throw new DomainError('FIRST_PASSWORD_EXPIRED')
  }
  if (user && (await asksForCode(ctx, user.id))) {
    await revoke(ctx, cookies)
    throw new DomainError('SECOND_FACTOR_REQUIRED')
  }
  await ctx.throttle.clear('sign-in-pair', `${input.email} ${ctx.clientAddress}`)
  return welcome(ctx, user?.id ?? '', { cookies, method: 'password' })
}

/** Whether a password that an administrator set has expired. Others may know it, so the user must replace it within a week. */
async function isFirstPasswordOver(ctx: Context, user: { id: string; mustChangePassword: boolean }): Promise<boolean> {
  if (!user.mustChangePassword) return false
  const isOld = lt(credentials.updatedAt, sql`now() - make_interval(days => ${FIRST_PASSWORD_DAYS})`)
  return (await ctx.db.$count(credentials, and(checkOwnPassword(user.id), isOld))) > 0
}

/** Resets the counters of wrong tries for this account, from all IP addresses. */
export async function clearSignInAttempts(ctx: Context, email: string): Promise<void> {
  const account = email.toLowerCase()
  await ctx.throttle.clear('sign-in-account', account)
  await ctx.throttle.clearAll('sign-in-pair', `${account} `)
}

/** Hashes the password again at today's cost if an earlier version used a lower one. */
async function renewHash(ctx: Context, userId: string, password: string): Promise<void> {
  const [stored] = await ctx.db.select().from(credentials).where(checkOwnPassword(userId))
  if (!stored?.password || !isOutdated(stored.password)) return
  const hash = await (await ctx.auth.$context).password.hash(password)
  // do not overwrite a password that changed in the meantime, and do not change its date
  const isSame = and(checkOwnPassword(userId), eq(credentials.password, stored.password))
  await ctx.db.update(credentials).set({ password: hash, updatedAt: stored.updatedAt }).where(isSame)
}

async function checkPassword(ctx: Context, body: { email: string; password: string }): Promise<string[]> {
  try {
    const { headers } = await ctx.auth.api.signInEmail({ body, headers: ctx.headers, returnHeaders: true })
    return headers.getSetCookie()
  } catch (error) {
    const code = (error as { body?: { code?: string } }).body?.code
    if (code === 'EMAIL_NOT_VERIFIED') throw new DomainError('EMAIL_NOT_VERIFIED')
    if (code === 'INVALID_EMAIL_OR_PASSWORD' || code === 'INVALID_EMAIL') throw new DomainError('INVALID_CREDENTIALS')
    throw error
  }
}

async function revoke(ctx: Context, cookies: string[]): Promise<void> {
  const cookie = cookies.map((c) => c.split(';')[0]).join('; ')
  await ctx.auth.api.signOut({ headers: new Headers({ cookie }) })
}
