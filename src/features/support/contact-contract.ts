// The contact form: anybody writes, signed in or not. A message is stored, mailed to support and shown to staff, who answer from
// their inbox; the answer goes out by mail and stays with the message. In the end they say that it is done. What a machine writes is let go unstored: people do not fill the field they cannot see.

import { z } from 'zod'
import { Email } from '#features/accounts/contract.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedLine, typedText } from '#lib/text.ts'
import { contactCategories, contactLimits, contactStates } from './rules.ts'

/** The form as it is sent; `website` is the field that people do not see (HELP-03, HELP-04). */
export const WrittenContact = z.object({
  /** Made by whoever writes: sending it again changes nothing. */
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
  /** Open until somebody answers; done when staff say so, answered or not. */
  state: z.enum(contactStates),
  answeredAt: Timestamp.nullable(),
  handledAt: Timestamp.nullable(),
  handledBy: z.string().nullable(),
  assignedTo: Staff.nullable(),
  hasAccount: z.boolean(),
})
export type ContactMessage = z.infer<typeof ContactMessage>

/** A message with all that belongs to it. */
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
  /** What else came from this address, the latest first, at most ten. */
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
    .route({ method: 'POST', path: '/contact', summary: 'Write to the people behind the platform' })
    .input(WrittenContact)
    .output(z.object({ done: z.literal(true) })),
  list: procedure
    .route({
      method: 'GET',
      path: '/admin/contact',
      summary:
        'What was written by the contact form: open messages oldest first, others by when they were answered or done',
    })
    .input(ContactFilters)
    .output(
      z.object({
        rows: z.array(ContactMessage),
        before: z.string().nullable(),
        after: z.string().nullable(),
        counts: z.record(z.enum(contactStates), z.number().int()),
      }),
    ),
  read: procedure
    .route({ method: 'GET', path: '/admin/contact/{id}', summary: 'One message with its answers' })
    .input(One)
    .output(ContactThread),
  reply: procedure
    .route({ method: 'POST', path: '/admin/contact/{id}/replies', summary: 'Answer a message by mail' })
    .input(
      One.extend({ replyId: Id, text: typedText(contactLimits.message, 'Please write an answer'), done: z.boolean() }),
    )
    .output(ContactThread),
  assign: procedure
    .errors({ NOT_STAFF: { status: 422, message: 'Only a person of the platform can take a message.' } })
    .route({ method: 'POST', path: '/admin/contact/{id}/assign', summary: 'Give a message to somebody, or to nobody' })
    .input(One.extend({ staffId: Id.nullable() }))
    .output(ContactThread),
  setDone: procedure
    .route({
      method: 'POST',
      path: '/admin/contact/{id}/done',
      summary: 'Nothing more is to do about a message, or there is after all',
    })
    .input(One.extend({ done: z.boolean() }))
    .output(ContactThread),
}
