import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { notifications } from '#db/schema/notifications.ts'
import type { Db } from '#server/context.ts'

/** A notification with the address of its reader; undefined if it was deleted: then it is not emailed. */
export async function readForMail(db: Db, notificationId: string) {
  const { userId, type, title, message, href } = notifications
  const [row] = await db
    .select({ userId, type, title, message, href, email: users.email })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(eq(notifications.id, notificationId))
  return row
}
