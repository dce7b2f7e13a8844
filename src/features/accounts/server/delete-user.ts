import { eq, like, or, sql } from 'drizzle-orm'
import { rateLimits, staffInvitations, users, verifications } from '#db/schema/accounts.ts'
import type { Db } from '#server/context.ts'
import { escapeLike } from '#server/escape-like.ts'

/** Deletes the user. Cascading foreign keys delete all their rows. */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, `register ${userId}`))
  const address = sql`(select lower(email) from users where id = ${userId})`
  await db.delete(staffInvitations).where(eq(staffInvitations.email, address))
  await db.delete(users).where(eq(users.id, userId))
}

/** Deletes rate limits whose key contains the user's id or one of these email addresses. */
export async function deleteAttempts(db: Db, userId: string, addresses: string[]): Promise<void> {
  const patterns = [userId, ...addresses].map((name) => like(rateLimits.key, `%:${escapeLike(name.toLowerCase())}%`))
  if (patterns.length > 0) await db.delete(rateLimits).where(or(...patterns))
}
