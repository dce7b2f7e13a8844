// Notifications in the product, live and by email. Every user has a list and chooses the channels of each kind. Each
// email has a link that unsubscribes from its kind without signing in. A notification is unread, then read for good,
// and can be deleted. One event makes it at most once. `live` is the one stream of an open page: it names what changed,
// and the page fetches that again.
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

/** A message can arrive twice, with the same id if it has one. */
const live = <Topic extends string, Payload extends z.ZodObject = typeof Nothing>(
  topic: Topic,
  payload = Nothing as z.ZodObject as Payload,
) => z.object({ id: z.number().int().nullable(), topic: z.literal(topic), payload })
const Nothing = z.object({})

export const LiveMessage = z.discriminatedUnion('topic', [
  // too many changes to list: the page refetches everything
  live('everything_changed'),
  // the stream ends because the user opened 20 newer ones
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

/** The channels of each kind of notification, and the time of the daily summary. */
export const Preferences = z.object({
  kinds: z
    .array(z.object({ kind: z.enum(notificationKinds), inApp: z.boolean(), mail: z.boolean(), digest: z.boolean() }))
    .max(notificationKinds.length)
    .refine(
      (kinds) => new Set(kinds.map(({ kind }) => kind)).size === kinds.length,
      'Each kind can be listed only once',
    ),
  digestAt: z.object({
    hour: z.number().int().min(0).max(23),
    timeZone: TimeZone,
  }),
})
export type Preferences = z.infer<typeof Preferences>

/** What the link in the footer of an email stops, and for which (shortened) address. `isOn` is true while such emails are sent. */
export const MailStop = z.object({
  stops: z.enum([...notificationKinds, 'digest']),
  address: z.string(),
  isOn: z.boolean(),
})
export type MailStop = z.infer<typeof MailStop>

const stopErrors = {
  LINK_INVALID: { status: 410, message: "This link isn't valid. You can choose which emails you get in your profile." },
} as const
const StopToken = z.object({ token: z.string().min(1).max(400) })

/** Whether emails reach the viewer's address. */
export const MailState = z.object({
  address: z.string(),
  stopped: z
    .object({ reason: z.enum(['bounce', 'complaint']), since: Timestamp, answer: z.string().nullable() })
    .nullable(),
})
export type MailState = z.infer<typeof MailState>

/** Where a stream continues: `liveCursor` of the session, then the id of the last event. */
const Cursor = z.string().min(1).max(1_000)

const Count = z.object({ unread: z.number().int() })
const One = z.object({ id: Id })

export const notificationsContract = {
  list: procedure
    .route({ method: 'GET', path: '/notifications', summary: 'List the newest 50 notifications, with totals' })
    .output(z.object({ items: z.array(Notification), total: z.number().int(), unread: z.number().int() })),
  recent: procedure
    .route({
      method: 'GET',
      path: '/notifications/recent',
      summary: 'List the newest 5 notifications and the unread count',
    })
    .output(z.object({ items: z.array(Notification), unread: z.number().int() })),
  markRead: procedure
    .route({ method: 'POST', path: '/notifications/{id}/read', summary: 'Mark a notification as read' })
    .input(One)
    .output(Count),
  markAllRead: procedure
    .route({ method: 'POST', path: '/notifications/read-all', summary: 'Mark all notifications as read' })
    .output(Count),
  delete: procedure
    .route({ method: 'DELETE', path: '/notifications/{id}', summary: 'Delete a notification' })
    .input(One)
    .output(Count),
  preferences: procedure
    .route({ method: 'GET', path: '/notifications/preferences', summary: 'Get notification preferences' })
    .output(Preferences),
  updatePreferences: procedure
    .route({ method: 'PUT', path: '/notifications/preferences', summary: 'Update notification preferences' })
    .input(Preferences)
    .output(Preferences),
  mailState: procedure
    .route({
      method: 'GET',
      path: '/notifications/mail',
      summary: "Get whether emails are sent to the viewer's address, and if not, why",
    })
    .output(MailState),
  resumeMail: procedure
    .route({ method: 'POST', path: '/notifications/mail/resume', summary: "Resume emails to the viewer's address" })
    .output(MailState),
  mailStop: procedure
    .errors(stopErrors)
    .route({ method: 'GET', path: '/unsubscribe', summary: 'Get what an unsubscribe link stops' })
    .input(StopToken)
    .output(MailStop),
  stopMail: procedure
    .errors(stopErrors)
    .route({ method: 'POST', path: '/unsubscribe', summary: 'Unsubscribe from one kind of email, without signing in' })
    .input(StopToken)
    .output(MailStop),
  live: procedure
    .route({
      method: 'GET',
      path: '/live',
      summary:
        'Stream of what changes for the viewer (server-sent events); a user can have 20 streams open, the oldest closes first',
    })
    .output(eventIterator(LiveMessage)),
  missed: procedure
    .route({
      method: 'GET',
      path: '/live/missed',
      summary: 'List what changed for the viewer since a cursor of the event stream',
    })
    .input(z.object({ after: Cursor }))
    .output(z.object({ messages: z.array(LiveMessage), cursor: Cursor })),
}
