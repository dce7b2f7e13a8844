import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, signedIn } from '#server/procedures.ts'
import { notificationsContract } from '../contract.ts'
import { deleteNotification, markAllRead, markRead } from './change-notifications.ts'
import { liveUpdates } from './live-updates.ts'
import { listNotifications, recentNotifications } from './queries.ts'

const own = implement(notificationsContract).$context<Context>().use(refusals).use(signedIn)

export const notificationsRouter = own.router({
  list: own.list.handler(({ context }) => listNotifications(context)),
  recent: own.recent.handler(({ context }) => recentNotifications(context)),
  markRead: own.markRead.handler(({ context, input }) => markRead(context, input)),
  markAllRead: own.markAllRead.handler(({ context }) => markAllRead(context)),
  delete: own.delete.handler(({ context, input }) => deleteNotification(context, input)),
  live: own.live.handler(({ context, lastEventId, signal }) => liveUpdates(context, { lastEventId, signal })),
})
