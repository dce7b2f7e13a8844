import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { twoFactors } from '#db/schema/accounts.ts'
import type { Context, Db } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { isKnownDevice } from '../known-device.ts'
import { consumeBackupCode } from './backup-codes.ts'
import { readSecret } from './secret.ts'
import { stepOfCode } from './totp.ts'

const MINUTES = 60
/** Tries for one account from one IP address. */
const PAIR = { points: 10, seconds: 15 * MINUTES }
/** Tries for one account from all IP addresses. A device that signed in before is exempt, so that the owner can still sign in. */
const ACCOUNT = { points: 30, seconds: 60 * MINUTES }

/** Counts an attempt to enter a code for this account. RATE_LIMITED after too many. */
export async function consumeCodeAttempt(ctx: Context, userId: string): Promise<void> {
  await ctx.throttle.consume('code-pair', `${userId} ${ctx.clientAddress}`, PAIR)
  if (isKnownDevice(ctx.env, userId, ctx.headers.get('cookie'))) return
  await ctx.throttle.consume('code-account', userId, ACCOUNT)
}

/** Undoes the count of an attempt after a correct code. */
export async function clearCodeAttempts(ctx: Context, userId: string): Promise<void> {
  await ctx.throttle.clear('code-pair', `${userId} ${ctx.clientAddress}`)
  if (isKnownDevice(ctx.env, userId, ctx.headers.get('cookie'))) return
  await ctx.throttle.giveBack('code-account', userId)
}

/** Whether this person has switched two-factor on. */
export const hasTwoFactor = async (db: Db, userId: string): Promise<boolean> =>
  (await db.$count(twoFactors, isOnFor(userId))) > 0

const isOnFor = (userId: string) => and(eq(twoFactors.userId, userId), isNotNull(twoFactors.enabledAt))

type Checked = Pick<Context, 'env' | 'auth'> & { db: Db }

/** Uses a code of the app or a backup code and returns which of the two it was. CODE_WRONG for a wrong or used code. */
export async function consumeCode(ctx: Checked, userId: string, typed: string): Promise<'app' | 'backup'> {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  if (/^\d{6}$/.test(code) && (await consumeAppCode(ctx, userId, code))) return 'app'
  if (await consumeBackupCode(ctx, userId, code)) return 'backup'
  throw new DomainError('CODE_WRONG')
}

async function consumeAppCode({ db, env }: Checked, userId: string, code: string): Promise<boolean> {
  const isOn = isOnFor(userId)
  const [row] = await db.select().from(twoFactors).where(isOn)
  const step = row ? stepOfCode(await readSecret(env, row.secret), code, Date.now()) : null
  if (!row || step === null) return false
  // the row update makes only one of two parallel uses of the same code succeed
  const used = await db
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(isOn, eq(twoFactors.secret, row.secret), lt(twoFactors.lastStep, step)))
    .returning({ userId: twoFactors.userId })
  return used.length > 0
}
