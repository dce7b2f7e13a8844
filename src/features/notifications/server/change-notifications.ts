import { and, eq } from 'drizzle-orm'
import { notifications } from '#db/schema/notifications.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import { transaction } from '#server/transaction.ts'
import { countUnread } from './queries.ts'

const own = (ctx: SignedIn, id: string) => and(eq(notifications.id, id), eq(notifications.userId, ctx.viewer.userId))

/** Updates the user's other open pages (NOTIF-07). */
const publishToPages = (ctx: SignedIn) => publish(ctx.db, [ctx.viewer.userId], 'notifications_changed')

const unreadOf = async (ctx: SignedIn) => ({ unread: await countUnread(ctx.db, ctx.viewer.userId) })

/** Marks one of the viewer's notifications as read. It never becomes unread again. */
export const markRead = (outer: SignedIn, { id }: { id: string }) =>
  transaction(outer, async (ctx) => {
    found((await ctx.db.update(notifications).set({ read: true }).where(own(ctx, id)).returning())[0])
    await publishToPages(ctx)
    return unreadOf(ctx)
  })

/** Marks all of the viewer's notifications as read. */
export const markAllRead = (outer: SignedIn) =>
  transaction(outer, async (ctx) => {
    // Notifications that are only in the daily summary were not shown yet.
    const unread = and(
      eq(notifications.userId, ctx.viewer.userId),
      eq(notifications.inApp, true),
      eq(notifications.read, false),
    )
    await ctx.db.update(notifications).set({ read: true }).where(unread)
    await publishToPages(ctx)
    return unreadOf(ctx)
  })

/** Deletes one of the viewer's notifications. */
export const deleteNotification = (outer: SignedIn, { id }: { id: string }) =>
  transaction(outer, async (ctx) => {
    found((await ctx.db.delete(notifications).where(own(ctx, id)).returning())[0])
    await publishToPages(ctx)
    return unreadOf(ctx)
  })
