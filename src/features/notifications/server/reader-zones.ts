import { eq, inArray, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { digestTimes } from '#db/schema/notifications.ts'
import type { Db } from '#server/context.ts'

/** Time zone of a user's emails: the one chosen in the preferences, else that of the last browser; null without both. */
export const readerZone = sql<string | null>`coalesce(${digestTimes.timeZone}, ${users.timeZone})`

/** Time zone of each user's emails; the given fallback if it is unknown. */
export async function readerZones(
  db: Db,
  people: readonly string[],
): Promise<(userId: string, otherwise: string) => string> {
  if (people.length === 0) return (_, otherwise) => otherwise
  const rows = await db
    .select({ userId: users.id, timeZone: readerZone })
    .from(users)
    .leftJoin(digestTimes, eq(digestTimes.userId, users.id))
    .where(inArray(users.id, [...people]))
  const zones = new Map(rows.map(({ userId, timeZone }) => [userId, timeZone]))
  return (userId, otherwise) => zones.get(userId) ?? otherwise
}
