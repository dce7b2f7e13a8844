import { eq } from 'drizzle-orm'
import { sessions, users } from '#db/schema/accounts.ts'
import type { SignedIn } from '#server/context.ts'
import { found, requirePolicy } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { passwordResetRequested } from '../../events.ts'
import { canManageUsers } from '../../policy.ts'
import { endLinks, endTrust } from '../end-old-access.ts'

type One = { id: string }

/**
 * Signs a user out of every device immediately and returns the number of sessions. Trusted devices need a code again if
 * two-factor is on, and unused links end.
 */
export async function endAllSessions(ctx: SignedIn, { id }: One): Promise<{ ended: number }> {
  requirePolicy(canManageUsers(ctx.viewer))
  return transaction(ctx, async (tx) => {
    await findUser(tx, id)
    const ended = await tx.db.delete(sessions).where(eq(sessions.userId, id)).returning({ id: sessions.id })
    await endTrust(tx.db, id)
    await endLinks(tx.db, id)
    const data = { sessions: ended.length }
    await tx.audit({ action: 'account.sessions_ended_by_staff', subjectType: 'user', subjectId: id, data })
    return { ended: ended.length }
  })
}

/** Emails a user the link to set a new password, as if they had requested it. */
export async function sendPasswordReset(ctx: SignedIn, { id }: One): Promise<{ done: true }> {
  requirePolicy(canManageUsers(ctx.viewer))
  await transaction(ctx, async (tx) => {
    await findUser(tx, id)
    await tx.audit({ action: 'account.reset_sent_by_staff', subjectType: 'user', subjectId: id })
    await tx.emit(passwordResetRequested({ userId: id }))
  })
  return { done: true }
}

const findUser = async ({ db }: SignedIn, id: string) =>
  found((await db.select({ id: users.id }).from(users).where(eq(users.id, id)))[0])
