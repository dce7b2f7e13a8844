import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Context } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import { accountVerified } from '../events.ts'
import { useLink } from './links.ts'
import { asksForCode } from './second-step.ts'
import { startSession } from './start-session.ts'

/**
 * Marks the mail address as the person's own and signs them in, unless two-factor is on: then null. LINK_INVALID for a used or
 * expired link.
 */
export async function verifyEmail(ctx: Context, token: string): Promise<Viewer | null> {
  const userId = await transaction(ctx, async (tx) => {
    const link = await useLink(tx.db, 'verify_email', token)
    await tx.db.update(users).set({ emailVerified: true }).where(eq(users.id, link.userId))
    await tx.audit({ action: 'account.verified', subjectType: 'user', subjectId: link.userId })
    await tx.emit(accountVerified({ userId: link.userId }))
    return link.userId
  })
  return (await asksForCode(ctx, userId)) ? null : startSession(ctx, userId)
}
