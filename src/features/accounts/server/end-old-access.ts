import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { oneTimeLinks, passkeys, sessions, twoFactors, users } from '#db/schema/accounts.ts'
import type { Db } from '#server/context.ts'

/**
 * Ends what a person who knew the old password could still use: every session, every unused link, every device that is asked
 * for no code. Passkeys are paused until the owner confirms them, API keys until an admin of their company does. One link stays: it went to the address that the account had
 * before a change of address, and gives the account back to it.
 */
export async function endOldAccess(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
  await endLinks(db, userId)
  await endTrust(db, userId)
  await db
    .update(passkeys)
    .set({ pausedAt: new Date() })
    .where(and(eq(passkeys.userId, userId), isNull(passkeys.pausedAt)))
  // a key says in which round it was made: one that is being made meanwhile is of the earlier round too
  await db
    .update(users)
    .set({ accessRound: sql`${users.accessRound} + 1` })
    .where(eq(users.id, userId))
}

/** Ends every unused link of the person, also a change of address that waits for its confirmation, but the way back from one. */
export async function endLinks(db: Db, userId: string): Promise<void> {
  await db
    .update(oneTimeLinks)
    .set({ usedAt: new Date() })
    .where(and(eq(oneTimeLinks.userId, userId), isNull(oneTimeLinks.usedAt), ne(oneTimeLinks.kind, 'undo_email')))
}

/** Every device of the person is asked for a code again, also one that was trusted for 30 days. */
export async function endTrust(db: Db, userId: string): Promise<void> {
  await db
    .update(twoFactors)
    .set({ trustRound: sql`${twoFactors.trustRound} + 1` })
    .where(eq(twoFactors.userId, userId))
}
