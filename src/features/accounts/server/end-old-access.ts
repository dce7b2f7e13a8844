import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { oneTimeLinks, passkeys, sessions, twoFactors, users } from '#db/schema/accounts.ts'
import type { Db } from '#server/context.ts'

/**
 * Ends all access that a person with the old password could still use: every session, every unused link and every trusted device.
 * Passkeys are paused until the owner confirms them, API keys until an admin of their company does. One link stays valid: the one
 * that undoes a change of the email address, sent to the old address.
 */
export async function endOldAccess(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
  await endLinks(db, userId)
  await endTrust(db, userId)
  await db
    .update(passkeys)
    .set({ pausedAt: new Date() })
    .where(and(eq(passkeys.userId, userId), isNull(passkeys.pausedAt)))
  // each key stores the access round of its creation: a key that is being created now gets the earlier round and is paused too
  await db
    .update(users)
    .set({ accessRound: sql`${users.accessRound} + 1` })
    .where(eq(users.id, userId))
}

/** Ends every unused link of the user, also of an unconfirmed address change, except the link that undoes a change. */
export async function endLinks(db: Db, userId: string): Promise<void> {
  await db
    .update(oneTimeLinks)
    .set({ usedAt: new Date() })
    .where(and(eq(oneTimeLinks.userId, userId), isNull(oneTimeLinks.usedAt), ne(oneTimeLinks.kind, 'undo_email')))
}

/** Ends the trust in all devices of the user, so that each needs a code again. */
export async function endTrust(db: Db, userId: string): Promise<void> {
  await db
    .update(twoFactors)
    .set({ trustRound: sql`${twoFactors.trustRound} + 1` })
    .where(eq(twoFactors.userId, userId))
}
