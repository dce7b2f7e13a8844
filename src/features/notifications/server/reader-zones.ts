import { eq, inArray, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { digestTimes } from '#db/schema/notifications.ts'
import type { Db } from '#server/context.ts'

/** The time zone of a person's mails: the one that they chose for their news, or that of the browser they used last; null without either. */
export const readerZone = sql<string | null>`coalesce(${digestTimes.timeZone}, ${users.timeZone})`

/** The time zone of each of these people's mails; the other one where nothing is known. */
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
