import { and, eq, gt, isNull } from 'drizzle-orm'
import { oneTimeLinks, passkeys, twoFactors, users } from '#db/schema/accounts.ts'
import type { Context, Db } from '#server/context.ts'
import { DomainError, found, isDuplicate } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { passwordResetRequested } from '../../events.ts'
import { endOldAccess } from '../end-old-access.ts'
import { useLink } from '../links.ts'

const PER_ADDRESS = { points: 30, seconds: 60 * 60 }

/**
 * Restores the old email address: signs out every device, removes all access that was added since, and emails a link to set a new
 * password to the old address. LINK_INVALID for a used or expired link, ADDRESS_TAKEN if another account has the address by now.
 */
export async function undoEmail(ctx: Context, { token }: { token: string }): Promise<{ done: true }> {
  await ctx.throttle.consume('email-links', ctx.clientAddress, PER_ADDRESS)
  try {
    await transaction(ctx, async (tx) => {
      const { userId, email, createdAt } = await useLink(tx.db, 'undo_email', token)
      await tx.db
        .update(users)
        .set({ email: found(email), emailVerified: true })
        .where(eq(users.id, userId))
      await revokeAccess(tx.db, userId, createdAt)
      await tx.audit({ action: 'account.email_change_undone', subjectType: 'user', subjectId: userId })
      await tx.emit(passwordResetRequested({ userId }))
    })
  } catch (error) {
    if (isDuplicate(error, 'users_email')) throw new DomainError('ADDRESS_TAKEN')
    throw error
  }
  return { done: true }
}

/** Removes all access that an attacker may have added since the change or may have had before. */
async function revokeAccess(db: Db, userId: string, since: Date): Promise<void> {
  await db.delete(twoFactors).where(and(eq(twoFactors.userId, userId), gt(twoFactors.enabledAt, since)))
  await db.delete(passkeys).where(and(eq(passkeys.userId, userId), gt(passkeys.createdAt, since)))
  await endOldAccess(db, userId)
  // also links of later address changes
  await db
    .update(oneTimeLinks)
    .set({ usedAt: new Date() })
    .where(and(eq(oneTimeLinks.userId, userId), isNull(oneTimeLinks.usedAt)))
}
