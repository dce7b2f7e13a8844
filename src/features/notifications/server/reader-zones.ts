import { inArray } from 'drizzle-orm'
import { digestTimes } from '#db/schema/notifications.ts'
import type { Db } from '#server/context.ts'

/** The time zone that each of these people chose for their news; the other one where they chose none. */
export async function readerZones(
  db: Db,
  people: readonly string[],
): Promise<(userId: string, otherwise: string) => string> {
  if (people.length === 0) return (_, otherwise) => otherwise
  const rows = await db
    .select({ userId: digestTimes.userId, timeZone: digestTimes.timeZone })
    .from(digestTimes)
    .where(inArray(digestTimes.userId, [...people]))
  const zones = new Map(rows.map(({ userId, timeZone }) => [userId, timeZone]))
  return (userId, otherwise) => zones.get(userId) ?? otherwise
}
