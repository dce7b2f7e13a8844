import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, signedIn } from '#server/procedures.ts'
import { notificationsContract } from '../contract.ts'
import { deleteNotification, markAllRead, markRead } from './change-notifications.ts'
import { liveUpdates, missedUpdates } from './live-updates.ts'
import { readMailState, resumeMail } from './mail-state.ts'
import { readMailStop, stopMail } from './mail-stop.ts'
import { readPreferences, updatePreferences } from './preferences.ts'
import { listNotifications, recentNotifications } from './queries.ts'

const open = implement(notificationsContract).$context<Context>().use(refusals)
const own = open.use(signedIn)

export const notificationsRouter = open.router({
  list: own.list.handler(({ context }) => listNotifications(context)),
  recent: own.recent.handler(({ context }) => recentNotifications(context)),
  markRead: own.markRead.handler(({ context, input }) => markRead(context, input)),
  markAllRead: own.markAllRead.handler(({ context }) => markAllRead(context)),
  delete: own.delete.handler(({ context, input }) => deleteNotification(context, input)),
  preferences: own.preferences.handler(({ context }) => readPreferences(context)),
  updatePreferences: own.updatePreferences.handler(({ context, input }) => updatePreferences(context, input)),
  mailState: own.mailState.handler(({ context }) => readMailState(context)),
  resumeMail: own.resumeMail.handler(({ context }) => resumeMail(context)),
  mailStop: open.mailStop.handler(({ context, input }) => readMailStop(context, input.token)),
  stopMail: open.stopMail.handler(({ context, input }) => stopMail(context, input.token)),
  live: own.live.handler(({ context, lastEventId, signal }) => liveUpdates(context, { lastEventId, signal })),
  missed: own.missed.handler(({ context, input }) => missedUpdates(context, input.after)),
})
