import { eq, like, or, sql } from 'drizzle-orm'
import { rateLimits, staffInvitations, users, verifications } from '#db/schema/accounts.ts'
import type { Db } from '#server/context.ts'
import { escapeLike } from '#server/escape-like.ts'

/** Removes the person and, by the database's own references, every row that is theirs. */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, `register ${userId}`))
  const address = sql`(select lower(email) from users where id = ${userId})`
  await db.delete(staffInvitations).where(eq(staffInvitations.email, address))
  await db.delete(users).where(eq(users.id, userId))
}

/** Forgets counters of tries that name one of these ids or mail addresses. */
export async function forgetTries(db: Db, userId: string, addresses: string[]): Promise<void> {
  const patterns = [userId, ...addresses].map((name) => like(rateLimits.key, `%:${escapeLike(name.toLowerCase())}%`))
  if (patterns.length > 0) await db.delete(rateLimits).where(or(...patterns))
}
