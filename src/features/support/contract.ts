// Support: conversations between a person and staff (the help center has its own contract). One is open while staff
// must answer, waiting while the person must, and closed by staff; a new message reopens a closed one. Only its
// person and platform staff can read it; the coach's conversation is included only with the person's consent.
import { z } from 'zod'
import { cursors, Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedText } from '#lib/text.ts'
import { maxSupportCharacters, supportStatuses } from './rules.ts'

export const SupportText = typedText(maxSupportCharacters, 'Please enter a message')

export const SupportMessage = z.object({
  id: Id,
  side: z.enum(['person', 'staff']),
  text: z.string(),
  createdAt: Timestamp,
})
export type SupportMessage = z.infer<typeof SupportMessage>

const Head = z.object({
  id: Id,
  subject: z.string(),
  status: z.enum(supportStatuses),
  createdAt: Timestamp,
  lastMessageAt: Timestamp,
  /** The other side wrote since this one last read. */
  isUnread: z.boolean(),
})
export const OwnConversation = Head
export type OwnConversation = z.infer<typeof OwnConversation>
export const OwnThread = Head.extend({ hasShared: z.boolean(), messages: z.array(SupportMessage) })
export type OwnThread = z.infer<typeof OwnThread>

const Staff = z.object({ id: Id, name: z.string() })
export const InboxEntry = Head.extend({ person: z.string(), assignedTo: Staff.nullable(), last: z.string() })
export type InboxEntry = z.infer<typeof InboxEntry>
export const StaffThread = InboxEntry.extend({
  messages: z.array(SupportMessage.extend({ author: z.string().nullable() })),
  shared: z.array(z.object({ by: z.enum(['person', 'coach']), text: z.string() })).nullable(),
  /** Staff who can be assigned. */
  staff: z.array(Staff),
})
export type StaffThread = z.infer<typeof StaffThread>

export const InboxFilters = z.object({
  status: z.enum(supportStatuses).optional(),
  mine: z.union([z.boolean(), z.stringbool()]).default(false),
  q: typedText(100).default(''),
  cursor: z.string().max(2000).optional(),
})
export type InboxFilters = z.output<typeof InboxFilters>
export const inboxPageSize = 50

const One = z.object({ id: Id })
/** The sender chooses the message's id: sending it again changes nothing. */
const Written = One.extend({ messageId: Id, text: SupportText })
const Done = z.object({ done: z.literal(true) })

export const supportContract = {
  listOwn: procedure
    .route({ method: 'GET', path: '/support', summary: 'List your conversations with staff, latest first' })
    .output(z.array(OwnConversation)),
  getOwn: procedure
    .route({ method: 'GET', path: '/support/{id}', summary: 'Get one of your conversations' })
    .input(One)
    .output(OwnThread),
  markRead: procedure
    .route({ method: 'POST', path: '/support/{id}/read', summary: 'Mark a conversation as read' })
    .input(One)
    .output(Done),
  write: procedure
    .route({ method: 'POST', path: '/support/{id}/messages', summary: 'Write to staff in your conversation' })
    .input(Written)
    .output(OwnThread),
  inbox: procedure
    .route({ method: 'GET', path: '/admin/support', summary: 'List conversations for staff: longest unanswered first' })
    .input(InboxFilters)
    .output(
      z.object({
        items: z.array(InboxEntry),
        ...cursors,
        counts: z.record(z.enum(supportStatuses), z.number().int()),
      }),
    ),
  read: procedure
    .route({ method: 'GET', path: '/admin/support/{id}', summary: 'Get one conversation for staff' })
    .input(One)
    .output(StaffThread),
  staffMarkRead: procedure
    .route({ method: 'POST', path: '/admin/support/{id}/read', summary: 'Mark a conversation as read by staff' })
    .input(One)
    .output(Done),
  reply: procedure
    .route({ method: 'POST', path: '/admin/support/{id}/messages', summary: 'Reply as staff' })
    .input(Written)
    .output(StaffThread),
  assign: procedure
    .errors({ NOT_STAFF: { status: 422, message: 'Only platform staff can be assigned a conversation.' } })
    .route({
      method: 'POST',
      path: '/admin/support/{id}/assign',
      summary: 'Assign or unassign a conversation',
    })
    .input(One.extend({ staffId: Id.nullable() }))
    .output(StaffThread),
  setStatus: procedure
    .route({ method: 'POST', path: '/admin/support/{id}/status', summary: 'Close or reopen a conversation' })
    .input(One.extend({ status: z.enum(supportStatuses) }))
    .output(StaffThread),
}
