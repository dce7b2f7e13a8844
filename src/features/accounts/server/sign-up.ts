import { eq, sql } from 'drizzle-orm'
import { credentials, userRoles, users } from '#db/schema/accounts.ts'
import { newId } from '#lib/ids.ts'
import type { Context } from '#server/context.ts'
import { DomainError, isDuplicate } from '#server/errors.ts'
import { consumeMailTo } from '#server/recipient-limit.ts'
import { transaction } from '#server/transaction.ts'
import { verificationRequested } from '../events.ts'
import { checkOwnPassword, isOwnPassword } from './own-password.ts'
import { requireStrongPassword } from './passwords.ts'

const HOUR = 60 * 60
/** High enough for a class or a career fair to sign up from one address. */
const PER_ADDRESS = { points: 300, seconds: HOUR }
const PER_ACCOUNT = { points: 5, seconds: HOUR }

type Input = { displayName: string; email: string; password: string }

/**
 * Creates a job seeker's account and requests the verification email. For an unverified account it resends the email; if the password
 * differs, neither password works, and the person who opens the email sets one. A verified account is refused with ACCOUNT_EXISTS (AUTH-13
 * to AUTH-18).
 */
export async function signUp(ctx: Context, input: Input): Promise<{ outcome: 'new' | 'unverified' }> {
  await ctx.throttle.consume('sign-up-address', ctx.clientAddress, PER_ADDRESS)
  await ctx.throttle.consume('sign-up-account', input.email, PER_ACCOUNT)
  requireStrongPassword(input.password, [input.email, input.displayName])
  await consumeMailTo(ctx, input.email)
  const existing = await findUser(ctx, input.email)
  if (existing) return sendAgain(ctx, existing, input)
  try {
    await createAccount(ctx, input)
    return { outcome: 'new' }
  } catch (error) {
    if (isDuplicate(error, 'users_email')) throw new DomainError('SIGNUP_IN_PROGRESS')
    throw error
  }
}

type User = typeof users.$inferSelect

const findUser = async (ctx: Context, email: string): Promise<User | undefined> =>
  (
    await ctx.db
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, email))
  )[0]

async function createAccount(ctx: Context, { displayName, email, password }: Input): Promise<void> {
  const hash = await (await ctx.auth.$context).password.hash(password)
  const userId = newId()
  await transaction(ctx, async (tx) => {
    await tx.db.insert(users).values({ id: userId, name: displayName, email })
    await tx.db.insert(credentials).values({ userId, accountId: userId, providerId: 'credential', password: hash })
    await tx.db.insert(userRoles).values({ userId, role: 'job_seeker' })
    await tx.audit({ action: 'account.created', subjectType: 'user', subjectId: userId })
    await tx.emit(verificationRequested({ userId }))
  })
}

async function sendAgain(ctx: Context, user: User, input: Input): Promise<{ outcome: 'unverified' }> {
  if (user.emailVerified) throw new DomainError('ACCOUNT_EXISTS')
  const isSame = await isOwnPassword(ctx, user.id, input.password)
  try {
    await transaction(ctx, async (tx) => {
      await tx.db.update(users).set({ name: input.displayName }).where(eq(users.id, user.id))
      // two people may have signed up with the same address: neither password works until the owner of the address sets one
      if (!isSame) await tx.db.delete(credentials).where(checkOwnPassword(user.id))
      await tx.emit(verificationRequested({ userId: user.id }))
    })
  } catch (error) {
    ctx.log.error({ err: error, requestId: ctx.requestId }, 'verification mail not queued')
    throw new DomainError('RESEND_FAILED')
  }
  return { outcome: 'unverified' }
}
