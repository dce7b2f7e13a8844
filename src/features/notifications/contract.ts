// Notifications: who is told what, in the product, live and by mail. Everyone who is signed in has their own list, and
// chooses how each kind of news comes. A mail of news carries a link that stops its kind without signing in.
// A notification is unread, then read for good, and can be deleted. It is made from an event and never twice.
// `live` is the one stream of an open page: what it says, the page fetches again.
import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { Id, procedure, Timestamp, TimeZone } from '#lib/contract.ts'
import { notificationKinds } from './preferences.ts'

export const Notification = z.object({
  id: Id,
  type: z.string(),
  title: z.string(),
  message: z.string(),
  href: z.string().nullable(),
  read: z.boolean(),
  createdAt: Timestamp,
})
export type Notification = z.infer<typeof Notification>

/** A message may come twice; its id, where it has one, is always the same. */
const live = <Topic extends string, Payload extends z.ZodObject = typeof Nothing>(
  topic: Topic,
  payload = Nothing as z.ZodObject as Payload,
) => z.object({ id: z.number().int().nullable(), topic: z.literal(topic), payload })
const Nothing = z.object({})

export const LiveMessage = z.discriminatedUnion('topic', [
  // more than can be listed: the page asks again for all it shows
  live('everything_changed'),
  // the stream ends: its person has opened 20 newer ones
  live('stream_replaced'),
  live('notification', Notification.pick({ id: true, type: true, title: true, message: true, href: true })),
  live('notifications_changed'),
  live('profile_changed'),
  live('subscription_changed'),
  live('auto_apply_changed'),
  live('interviews_changed'),
  live('webhooks_changed'),
  live('dashboard_changed'),
  live('settings_changed'),
  live('jobs_changed'),
  live('postings_changed'),
  live('moderation_changed', z.object({ itemId: Id })),
  live('coach_changed', z.object({ conversationId: Id })),
  live('support_changed', z.object({ conversationId: Id })),
  live('contact_changed'),
  live('campaigns_changed', z.object({ campaignId: Id })),
  live('help_changed'),
  live('coaching_changed', z.object({ requestId: Id })),
  live('conversation_changed', z.object({ applicationId: Id })),
  live('meeting_changed', z.object({ applicationId: Id })),
  live('evaluation_changed', z.object({ applicationId: Id })),
  live('stages_changed', z.object({ jobId: Id })),
  live('application_changed', z.object({ applicationId: Id, jobId: Id })),
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
    timeZone: TimeZone,
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

/** Whether mails reach the viewer's address. */
export const MailState = z.object({
  address: z.string(),
  stopped: z
    .object({ reason: z.enum(['bounce', 'complaint']), since: Timestamp, answer: z.string().nullable() })
    .nullable(),
})
export type MailState = z.infer<typeof MailState>

/** Where a live stream goes on: `liveCursor` of the session, then the id of the last event. */
const Cursor = z.string().min(1).max(1_000)

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
  mailState: procedure
    .route({
      method: 'GET',
      path: '/notifications/mail',
      summary: 'Whether mails reach the own address, and if not why',
    })
    .output(MailState),
  resumeMail: procedure
    .route({ method: 'POST', path: '/notifications/mail/resume', summary: 'Send mails to the own address again' })
    .output(MailState),
  mailStop: procedure
    .errors(stopErrors)
    .route({ method: 'GET', path: '/unsubscribe', summary: 'What the link at the foot of a mail stops' })
    .input(StopToken)
    .output(MailStop),
  stopMail: procedure
    .errors(stopErrors)
    .route({ method: 'POST', path: '/unsubscribe', summary: 'Get no more mail of this kind, without signing in' })
    .input(StopToken)
    .output(MailStop),
  live: procedure
    .route({
      method: 'GET',
      path: '/live',
      summary: 'What changes for the viewer, as server-sent events; the newest 20 streams of a person stay open',
    })
    .output(eventIterator(LiveMessage)),
  missed: procedure
    .route({
      method: 'GET',
      path: '/live/missed',
      summary: 'What changed for the viewer since a cursor of the live stream',
    })
    .input(z.object({ after: Cursor }))
    .output(z.object({ messages: z.array(LiveMessage), cursor: Cursor })),
}
