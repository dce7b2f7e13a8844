// The contact form: anyone can write, signed in or not. A message is stored, emailed to support and shown to staff,
// who answer from their inbox; the answer is emailed and stored with the message. Staff mark it as done. A bot's
// message is dropped: people cannot see the honeypot field.

import { z } from 'zod'
import { Email } from '#features/accounts/contract.ts'
import { cursors, Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedLine, typedText } from '#lib/text.ts'
import { contactCategories, contactLimits, contactStates } from './rules.ts'

/** The submitted form; `website` is the hidden honeypot field (HELP-03, HELP-04). */
export const WrittenContact = z.object({
  /** Made by the sender's client: sending it again changes nothing. */
  id: Id,
  name: typedLine(contactLimits.name, 'Name is required'),
  email: Email,
  subject: typedLine(contactLimits.subject, 'Subject is required'),
  category: z.enum(contactCategories).nullish(),
  message: typedText(contactLimits.message, 'Message is required'),
  website: z.string().max(2000).default(''),
})
export type WrittenContact = z.output<typeof WrittenContact>

const Staff = z.object({ id: Id, name: z.string() })

export const ContactMessage = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  category: z.enum(contactCategories).nullable(),
  message: z.string(),
  createdAt: Timestamp,
  /** Open until answered; done when staff mark it, answered or not. */
  state: z.enum(contactStates),
  answeredAt: Timestamp.nullable(),
  handledAt: Timestamp.nullable(),
  handledBy: z.string().nullable(),
  assignedTo: Staff.nullable(),
  hasAccount: z.boolean(),
})
export type ContactMessage = z.infer<typeof ContactMessage>

/** A message with its answers. */
export const ContactThread = ContactMessage.extend({
  replies: z.array(
    z.object({
      id: Id,
      text: z.string(),
      createdAt: Timestamp,
      author: z.string().nullable(),
      mailedAt: Timestamp.nullable(),
    }),
  ),
  /** Other messages from this address, latest first, at most ten. */
  others: z.array(z.object({ id: Id, subject: z.string(), createdAt: Timestamp, state: z.enum(contactStates) })),
  staff: z.array(Staff),
})
export type ContactThread = z.infer<typeof ContactThread>

export const contactPageSize = 20
export const ContactFilters = z.object({
  state: z.enum(contactStates).default('open'),
  category: z.enum(contactCategories).optional(),
  mine: z.union([z.boolean(), z.stringbool()]).default(false),
  q: typedText(100).default(''),
  cursor: z.string().max(2000).optional(),
})
export type ContactFilters = z.input<typeof ContactFilters>

const One = z.object({ id: Id })

export const contactContract = {
  write: procedure
    .route({ method: 'POST', path: '/contact', summary: 'Send a contact message' })
    .input(WrittenContact)
    .output(z.object({ done: z.literal(true) })),
  list: procedure
    .route({
      method: 'GET',
      path: '/admin/contact',
      summary: 'List contact messages: open ones oldest first, others by when they were answered or done',
    })
    .input(ContactFilters)
    .output(
      z.object({
        rows: z.array(ContactMessage),
        ...cursors,
        counts: z.record(z.enum(contactStates), z.number().int()),
      }),
    ),
  read: procedure
    .route({ method: 'GET', path: '/admin/contact/{id}', summary: 'Get one message with its answers' })
    .input(One)
    .output(ContactThread),
  reply: procedure
    .route({ method: 'POST', path: '/admin/contact/{id}/replies', summary: 'Reply to a message by email' })
    .input(
      One.extend({ replyId: Id, text: typedText(contactLimits.message, 'Please enter a reply'), done: z.boolean() }),
    )
    .output(ContactThread),
  assign: procedure
    .errors({ NOT_STAFF: { status: 422, message: 'Only platform staff can be assigned a message.' } })
    .route({ method: 'POST', path: '/admin/contact/{id}/assign', summary: 'Assign or unassign a message' })
    .input(One.extend({ staffId: Id.nullable() }))
    .output(ContactThread),
  setDone: procedure
    .route({
      method: 'POST',
      path: '/admin/contact/{id}/done',
      summary: 'Mark a message as done, or reopen it',
    })
    .input(One.extend({ done: z.boolean() }))
    .output(ContactThread),
}
