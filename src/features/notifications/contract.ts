// Notifications: who is told what, in the product, live and by mail. Everyone who is signed in has their own list.
// A notification is unread, then read for good, and can be deleted. It is made from an event and never twice.
// `live` is the one stream of an open page: what it says, the page fetches again.
import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { Id, Moment, procedure } from '#lib/contract.ts'

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
  z.object({ topic: z.literal('application_changed'), payload: z.object({ applicationId: Id, jobId: Id }) }),
])
export type LiveMessage = z.infer<typeof LiveMessage>

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
  live: procedure
    .route({ method: 'GET', path: '/live', summary: 'What changes for the viewer, as server-sent events' })
    .output(eventIterator(LiveMessage)),
}
