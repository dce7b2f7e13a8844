// The contact form: anybody writes, signed in or not. A message is stored, mailed to support and shown to staff, who answer by
// mail and say that it is done. What a machine writes is let go unstored: people do not fill the field they cannot see.
import { z } from 'zod'
import { Email } from '#features/accounts/contract.ts'
import { Id, Moment, procedure } from '#lib/contract.ts'
import { typedText } from '#lib/text.ts'

export const contactCategories = ['support', 'billing', 'feature', 'bug', 'partnership', 'other'] as const
export type ContactCategory = (typeof contactCategories)[number]

/** What each is called, in the form and in the inbox. */
export const contactCategoryLabels: Record<ContactCategory, string> = {
  support: 'Support',
  billing: 'Billing',
  feature: 'Feature request',
  bug: 'Bug report',
  partnership: 'Partnership',
  other: 'Other',
}

export const mostOf = { name: 200, subject: 200, message: 5000 } as const

/** The form as it is sent; `website` is the field that people do not see (HELP-03, HELP-04). */
export const WrittenContact = z.object({
  /** Made by whoever writes: sending it again changes nothing. */
  id: Id,
  name: typedText(mostOf.name, 'Name is required'),
  email: Email,
  subject: typedText(mostOf.subject, 'Subject is required'),
  category: z.enum(contactCategories).nullish(),
  message: typedText(mostOf.message, 'Message is required'),
  website: z.string().max(2000).default(''),
})
export type WrittenContact = z.output<typeof WrittenContact>

export const ContactMessage = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  category: z.enum(contactCategories).nullable(),
  message: z.string(),
  createdAt: Moment,
  handledAt: Moment.nullable(),
  handledBy: z.string().nullable(),
  hasAccount: z.boolean(),
})
export type ContactMessage = z.infer<typeof ContactMessage>

export const contactPageSize = 20
export const ContactFilters = z.object({
  done: z.stringbool().or(z.boolean()).default(false),
  category: z.enum(contactCategories).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type ContactFilters = z.input<typeof ContactFilters>

export const contactContract = {
  write: procedure
    .route({ method: 'POST', path: '/contact', summary: 'Write to the people behind the platform' })
    .input(WrittenContact)
    .output(z.object({ done: z.literal(true) })),
  list: procedure
    .route({
      method: 'GET',
      path: '/admin/contact',
      summary: 'What was written by the contact form, oldest open first',
    })
    .input(ContactFilters)
    .output(z.object({ items: z.array(ContactMessage), total: z.number().int(), open: z.number().int() })),
  setDone: procedure
    .route({
      method: 'POST',
      path: '/admin/contact/{id}/done',
      summary: 'A message was answered, or was not after all',
    })
    .input(z.object({ id: Id, done: z.boolean() }))
    .output(z.object({ id: Id, handledAt: Moment.nullable() })),
}
