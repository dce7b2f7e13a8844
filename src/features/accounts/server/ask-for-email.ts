import { and, eq, isNull } from 'drizzle-orm'
import { oneTimeLinks } from '#db/schema/accounts.ts'
import type { Db } from '#server/context.ts'
import type { UnitOfWork } from '#server/transaction.ts'
import { emailChangeRequested } from '../events.ts'
import { prepareLink } from './links.ts'

/**
 * Asks for another mail address of a person, who or staff want it: a link to it must confirm, and nothing changes before. The
 * links of earlier wishes end. In a transaction.
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
