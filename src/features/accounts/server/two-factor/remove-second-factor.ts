import { eq, sql } from 'drizzle-orm'
import { backupCodes, twoFactors, users } from '#db/schema/accounts.ts'
import type { Services } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import { securityChanged } from '../../events.ts'
import { endOldAccess } from '../end-old-access.ts'

/**
 * Removes the second factor of an account whose owner lost the phone and the backup codes. Operators call it. Sessions, links and trusted
 * devices end; passkeys and API keys are paused. The owner gets an email, and the audit log an entry without an actor. Returns 'taken' if
 * it was on, 'none' if not, and 'no account' for an unknown address.
 */
export async function removeSecondFactor(ctx: Services, email: string): Promise<'taken' | 'none' | 'no account'> {
  const [user] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  if (!user) return 'no account'
  return transaction(ctx, async (tx) => {
    const ended = await tx.db.delete(twoFactors).where(eq(twoFactors.userId, user.id)).returning()
    await tx.db.delete(backupCodes).where(eq(backupCodes.userId, user.id))
    if (!ended.some(({ enabledAt }) => enabledAt)) return 'none'
    await endOldAccess(tx.db, user.id)
    await tx.audit({ action: 'account.two_factor_taken_away', subjectType: 'user', subjectId: user.id })
    await tx.emit(securityChanged({ userId: user.id, what: 'two_factor_off' }))
    return 'taken'
  })
}
