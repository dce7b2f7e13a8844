import { and, count, desc, eq } from 'drizzle-orm'
import { notifications } from '#db/schema/notifications.ts'
import type { Db, SignedIn } from '#server/context.ts'

const LISTED = 50
const RECENT = 5

/** What the person sees; the rest is stored for a mail or a summary only. */
const listed = (userId: string) => and(eq(notifications.userId, userId), notifications.inApp)

const newest = (db: Db, userId: string, limit: number) =>
  db
    .select()
    .from(notifications)
    .where(listed(userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)

/** How many of the person's notifications are unread. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const own = and(listed(userId), eq(notifications.read, false))
  const [row] = await db.select({ unread: count() }).from(notifications).where(own)
  return row?.unread ?? 0
}

/** The newest 50 with the exact totals (NOTIF-01, NOTIF-06). */
export async function listNotifications({ db, viewer }: SignedIn) {
  const [items, [all], unread] = await Promise.all([
    newest(db, viewer.userId, LISTED),
    db.select({ total: count() }).from(notifications).where(listed(viewer.userId)),
    countUnread(db, viewer.userId),
  ])
  return { items, total: all?.total ?? 0, unread }
}

/** What the bell shows. */
export async function recentNotifications({ db, viewer }: SignedIn) {
  const [items, unread] = await Promise.all([newest(db, viewer.userId, RECENT), countUnread(db, viewer.userId)])
  return { items, unread }
}
