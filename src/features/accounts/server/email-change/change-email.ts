import { and, eq, isNull } from 'drizzle-orm'
import { oneTimeLinks } from '#db/schema/accounts.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { spendMailTo } from '#server/recipient-limit.ts'
import { transaction } from '#server/transaction.ts'
import { emailChangeRequested } from '../../events.ts'
import { prepareLink } from '../links.ts'
import { type OwnerProof, requireOwner } from '../own-password.ts'

const PER_PERSON = { points: 5, seconds: 60 * 60 }

/**
 * Asks for another mail address: a link to it must confirm, and nothing changes before. Answers alike whether the address is
 * free or another's; EMAIL_UNCHANGED for the own one. Where two-factor is on it asks for a code too.
 */
export async function changeEmail(
  ctx: SignedIn,
  { email, ...proof }: OwnerProof & { email: string },
): Promise<{ done: true }> {
  const { userId } = ctx.viewer
  await requireOwner(ctx, proof)
  if (email === ctx.viewer.email.toLowerCase()) throw new DomainError('EMAIL_UNCHANGED')
  await ctx.throttle.spend('change-email', userId, PER_PERSON)
  await spendMailTo(ctx, email)
  await transaction(ctx, async (tx) => {
    const earlier = and(eq(oneTimeLinks.userId, userId), eq(oneTimeLinks.kind, 'confirm_email'))
    await tx.db
      .update(oneTimeLinks)
      .set({ usedAt: new Date() })
      .where(and(earlier, isNull(oneTimeLinks.usedAt)))
    const linkId = await prepareLink(tx.db, 'confirm_email', userId, email)
    await tx.audit({ action: 'account.email_change_requested', subjectType: 'user', subjectId: userId })
    await tx.emit(emailChangeRequested({ userId, linkId }))
  })
  return { done: true }
}
