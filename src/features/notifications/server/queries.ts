import { and, count, desc, eq } from 'drizzle-orm'
import { notifications } from '#db/schema/notifications.ts'
import type { Db, SignedIn } from '#server/context.ts'

const LISTED = 50
const RECENT = 5

/** Condition: shown in the list. Other rows are only for an email or a summary. */
const listed = (userId: string) => and(eq(notifications.userId, userId), notifications.inApp)

const newest = (db: Db, userId: string, limit: number) =>
  db
    .select()
    .from(notifications)
    .where(listed(userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)

/** The number of the user's unread notifications. */
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

/** The data of the bell. */
export async function recentNotifications({ db, viewer }: SignedIn) {
  const [items, unread] = await Promise.all([newest(db, viewer.userId, RECENT), countUnread(db, viewer.userId)])
  return { items, unread }
}
