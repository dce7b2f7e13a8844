// Notifications: who is told what, in the product, live and by mail. Everyone who is signed in has their own list, and
// chooses how each kind of news comes. A mail of news carries a link that stops its kind without signing in.
// A notification is unread, then read for good, and can be deleted. It is made from an event and never twice.
// `live` is the one stream of an open page: what it says, the page fetches again.
import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { Id, Moment, procedure } from '#lib/contract.ts'
import { isTimeZone } from '#lib/dates.ts'
import { notificationKinds } from './preferences.ts'

export const Notification = z.object({
  id: Id,
  type: z.string(),
  title: z.string(),
  message: z.string(),
  href: z.string().nullable(),
  read: z.boolean(),
  createdAt: Moment,
})
export type Notification = z.infer<typeof Notification>

export const LiveMessage = z.discriminatedUnion('topic', [
  z.object({
    topic: z.literal('notification'),
    payload: Notification.pick({ id: true, type: true, title: true, message: true, href: true }),
  }),
  z.object({ topic: z.literal('notifications_changed'), payload: z.object({}) }),
  z.object({ topic: z.literal('profile_changed'), payload: z.object({}) }),
  z.object({ topic: z.literal('subscription_changed'), payload: z.object({}) }),
  z.object({ topic: z.literal('auto_apply_changed'), payload: z.object({}) }),
  z.object({ topic: z.literal('interviews_changed'), payload: z.object({}) }),
  z.object({ topic: z.literal('webhooks_changed'), payload: z.object({}) }),
  z.object({ topic: z.literal('dashboard_changed'), payload: z.object({}) }),
  z.object({ topic: z.literal('settings_changed'), payload: z.object({}) }),
  z.object({ topic: z.literal('jobs_changed'), payload: z.object({}) }),
  z.object({ topic: z.literal('postings_changed'), payload: z.object({}) }),
  z.object({ topic: z.literal('moderation_changed'), payload: z.object({ itemId: Id }) }),
  z.object({ topic: z.literal('coach_changed'), payload: z.object({ conversationId: Id }) }),
  z.object({ topic: z.literal('support_changed'), payload: z.object({ conversationId: Id }) }),
  z.object({ topic: z.literal('contact_changed'), payload: z.object({}) }),
  z.object({ topic: z.literal('campaigns_changed'), payload: z.object({ campaignId: Id }) }),
  z.object({ topic: z.literal('help_changed'), payload: z.object({}) }),
  z.object({ topic: z.literal('coaching_changed'), payload: z.object({ requestId: Id }) }),
  z.object({ topic: z.literal('conversation_changed'), payload: z.object({ applicationId: Id }) }),
  z.object({ topic: z.literal('meeting_changed'), payload: z.object({ applicationId: Id }) }),
  z.object({ topic: z.literal('evaluation_changed'), payload: z.object({ applicationId: Id }) }),
  z.object({ topic: z.literal('stages_changed'), payload: z.object({ jobId: Id }) }),
  z.object({ topic: z.literal('application_changed'), payload: z.object({ applicationId: Id, jobId: Id }) }),
])
export type LiveMessage = z.infer<typeof LiveMessage>

/** Which kinds of news come how, and when the daily summary does. */
export const Preferences = z.object({
  kinds: z
    .array(z.object({ kind: z.enum(notificationKinds), inApp: z.boolean(), mail: z.boolean(), digest: z.boolean() }))
    .max(notificationKinds.length)
    .refine((kinds) => new Set(kinds.map(({ kind }) => kind)).size === kinds.length, 'Each kind once'),
  digestAt: z.object({
    hour: z.number().int().min(0).max(23),
    timeZone: z.string().max(64).refine(isTimeZone, 'Please choose a time zone'),
  }),
})
export type Preferences = z.infer<typeof Preferences>

/** What the link at the foot of a mail stops, and for which address (shortened); `isOn` while such mails still go out. */
export const MailStop = z.object({
  stops: z.enum([...notificationKinds, 'digest']),
  address: z.string(),
  isOn: z.boolean(),
})
export type MailStop = z.infer<typeof MailStop>

const stopErrors = {
  LINK_INVALID: { status: 410, message: 'This link is not valid. You can choose which mails you get in your profile.' },
} as const
const StopToken = z.object({ token: z.string().min(1).max(400) })

const Count = z.object({ unread: z.number().int() })
const One = z.object({ id: Id })

export const notificationsContract = {
  list: procedure
    .route({ method: 'GET', path: '/notifications', summary: 'The newest 50, with totals' })
    .output(z.object({ items: z.array(Notification), total: z.number().int(), unread: z.number().int() })),
  recent: procedure
    .route({ method: 'GET', path: '/notifications/recent', summary: 'The newest 5 and the unread count, for the bell' })
    .output(z.object({ items: z.array(Notification), unread: z.number().int() })),
  markRead: procedure
    .route({ method: 'POST', path: '/notifications/{id}/read', summary: 'Mark one as read' })
    .input(One)
    .output(Count),
  markAllRead: procedure
    .route({ method: 'POST', path: '/notifications/read-all', summary: 'Mark all as read' })
    .output(Count),
  delete: procedure
    .route({ method: 'DELETE', path: '/notifications/{id}', summary: 'Delete one' })
    .input(One)
    .output(Count),
  preferences: procedure
    .route({ method: 'GET', path: '/notifications/preferences', summary: 'Which news come how' })
    .output(Preferences),
  updatePreferences: procedure
    .route({ method: 'PUT', path: '/notifications/preferences', summary: 'Choose which news come how' })
    .input(Preferences)
    .output(Preferences),
  mailStop: procedure
    .errors(stopErrors)
    .route({ method: 'GET', path: '/mail-stop', summary: 'What the link at the foot of a mail stops' })
    .input(StopToken)
    .output(MailStop),
  stopMail: procedure
    .errors(stopErrors)
    .route({ method: 'POST', path: '/mail-stop', summary: 'Get no more mail of this kind, without signing in' })
    .input(StopToken)
    .output(MailStop),
  live: procedure
    .route({ method: 'GET', path: '/live', summary: 'What changes for the viewer, as server-sent events' })
    .output(eventIterator(LiveMessage)),
}
