import { and, eq, isNull } from 'drizzle-orm'
import { oneTimeLinks } from '#db/schema/accounts.ts'
import type { Db } from '#server/context.ts'
import type { UnitOfWork } from '#server/transaction.ts'
import { emailChangeRequested } from '../events.ts'
import { prepareLink } from './links.ts'

/**
 * Requests a new email address for a user, by the user or by staff. A link to the new address must confirm it; nothing changes
 * before. Links of earlier requests end. Call it in a transaction.
 */
export async function askForEmail(
  tx: { db: Db } & UnitOfWork,
  { userId, email, byStaff }: { userId: string; email: string; byStaff: boolean },
): Promise<void> {
  const earlier = and(eq(oneTimeLinks.userId, userId), eq(oneTimeLinks.kind, 'confirm_email'))
  await tx.db
    .update(oneTimeLinks)
    .set({ usedAt: new Date() })
    .where(and(earlier, isNull(oneTimeLinks.usedAt)))
  const linkId = await prepareLink(tx.db, 'confirm_email', userId, email)
  await tx.audit({ action: 'account.email_change_requested', subjectType: 'user', subjectId: userId })
  await tx.emit(emailChangeRequested({ userId, linkId, byStaff }))
}
