import { eq, inArray, sql } from 'drizzle-orm'
import { notifications } from '#db/schema/notifications.ts'
import { events } from '#db/schema/operations.ts'
import type { Db } from '#server/context.ts'

type Renamed = { userId: string; names: string[]; as: string }

/** Replaces a person's name in the notifications that other users got about them. */
export async function renameInNotifications(db: Db, { userId, names, as }: Renamed): Promise<void> {
  const about = db
    .select({ id: events.id })
    .from(events)
    .where(sql`${events.payload}::text like ${`%${userId}%`}`)
  const stored = await db.select().from(notifications).where(inArray(notifications.eventId, about))
  // the longest name first: it may contain a shorter one
  const longest = [...names].sort((a, b) => b.length - a.length)
  const without = (text: string) => longest.reduce((rest, name) => rest.replaceAll(name, as), text)
  for (const { id, title, message } of stored) {
    const next = { title: without(title), message: without(message) }
    if (next.title === title && next.message === message) continue
    await db.update(notifications).set(next).where(eq(notifications.id, id))
  }
}
