import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Context } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { securityChanged } from '../events.ts'
import { endSecondStep, findSecondStepUser } from './second-step.ts'
import { startSession } from './start-session.ts'
import { suspended } from './suspended.ts'
import { clearCodeAttempts, consumeCode, consumeCodeAttempt } from './two-factor/check-code.ts'

const ADDRESS = { points: 60, seconds: 10 * 60 }

/**
 * The second step of signing in. It works for ten minutes in the browser that sent the right password, then SIGN_IN_EXPIRED.
 * CODE_WRONG for a wrong or used code, RATE_LIMITED after too many tries (AUTH-12).
 */
export async function signInCode(ctx: Context, input: { code: string; trustDevice: boolean }): Promise<Viewer> {
  await ctx.throttle.consume('code-address', ctx.clientAddress, ADDRESS)
  const userId = await findSecondStepUser(ctx)
  if (!userId) throw new DomainError('SIGN_IN_EXPIRED')
  await consumeCodeAttempt(ctx, userId)
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId))
  if (user?.suspendedAt) throw suspended(user)
  await transaction(ctx, async (tx) => {
    const used = await consumeCode(tx, userId, input.code)
    if (used === 'app') return
    await tx.audit({ action: 'account.backup_code_used', subjectType: 'user', subjectId: userId })
    await tx.emit(securityChanged({ userId, what: 'backup_code_used' }))
  })
  await ctx.throttle.giveBack('code-address', ctx.clientAddress)
  await clearCodeAttempts(ctx, userId)
  await ctx.throttle.clear('sign-in-pair', `${user?.email.toLowerCase()} ${ctx.clientAddress}`)
  await endSecondStep(ctx, userId, { trust: input.trustDevice })
  return startSession(ctx, userId, 'code')
}
