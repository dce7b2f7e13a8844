import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { Context } from '#server/context.ts'
import { DomainError, found, isDuplicate } from '#server/errors.ts'
import { allowMailAfterBounce } from '#server/suppressions.ts'
import { transaction } from '#server/transaction.ts'
import { accountVerified, emailChanged } from '../../events.ts'
import { endLinks } from '../end-old-access.ts'
import { prepareLink, useLink } from '../links.ts'

const PER_ADDRESS = { points: 30, seconds: 60 * 60 }

/**
 * Makes the confirmed address the user's own and emails the old one a link to undo it; other unused links end.
 * LINK_INVALID for a used or ended link, ADDRESS_TAKEN if another account has the address by now.
 */
export async function confirmEmail(ctx: Context, { token }: { token: string }): Promise<{ done: true }> {
  await ctx.throttle.consume('email-links', ctx.clientAddress, PER_ADDRESS)
  try {
    await transaction(ctx, async (tx) => {
      const { userId, email } = await useLink(tx.db, 'confirm_email', token)
      const [before] = await tx.db
        .select({ email: users.email, isVerified: users.emailVerified })
        .from(users)
        .where(eq(users.id, userId))
        .for('update')
      await tx.db
        .update(users)
        .set({ email: found(email), emailVerified: true })
        .where(eq(users.id, userId))
      await allowMailAfterBounce(tx.db, found(email))
      // end links to set a new password: they went to the old address, which the user may have lost
      await endLinks(tx.db, userId)
      await tx.audit({ action: 'account.email_changed', subjectType: 'user', subjectId: userId })
      const { email: old, isVerified } = found(before)
      // an unconfirmed old address may belong to another person, who must not be able to take the account
      if (!isVerified) return tx.emit(accountVerified({ userId }))
      const linkId = await prepareLink(tx.db, 'undo_email', userId, old)
      await tx.emit(emailChanged({ userId, linkId }))
    })
  } catch (error) {
    if (isDuplicate(error, 'users_email')) throw new DomainError('ADDRESS_TAKEN')
    throw error
  }
  return { done: true }
}
