// Newsletter subscribers and suppressed addresses, for platform staff. People who sign up must confirm (CAMP-12). For imported people, the
// importer states that they agreed.
import { z } from 'zod'
import { Email } from '#features/accounts/contract.ts'
import { Id, pageOf, procedure, Timestamp } from '#lib/contract.ts'
import { typedText } from '#lib/text.ts'

export const subscriberErrors = {
  FILE_INVALID: { status: 422, message: "This isn't a table with an “email” column. Choose a CSV file." },
  STATES_UNKNOWN: { status: 422, message: 'For each status in this file, choose whether its people can be emailed.' },
  CONSENT_REQUIRED: { status: 422, message: 'Describe where these people agreed to get the newsletter.' },
} as const

export const Subscriber = z.object({
  id: Id,
  email: z.string(),
  name: z.string().nullable(),
  isActive: z.boolean(),
  source: z.enum(['sign_up', 'import']),
  consent: z.string().nullable(),
  subscribedAt: Timestamp,
  unsubscribedAt: Timestamp.nullable(),
  /** Why the address is not mailed although it is subscribed. */
  suppressed: z.enum(['bounce', 'complaint', 'staff']).nullable(),
  isSample: z.boolean(),
})
export type Subscriber = z.infer<typeof Subscriber>

export const subscriberFilters = {
  q: typedText(200).optional(),
  state: z.enum(['active', 'unsubscribed']).optional(),
}
export const ListSubscribers = z.object({ ...subscriberFilters, cursor: z.string().max(2000).optional() })

export const importProblems = [
  'no_address',
  'bad_address',
  'too_long',
  'repeated',
  'suppressed',
  'opted_out',
  'left',
  'asked',
  'known',
] as const
export type ImportProblem = (typeof importProblems)[number]

/** The preview or result of an import: new subscribers, and skipped lines, each with its reason. */
export const ImportReport = z.object({
  added: z.number().int(),
  leftOut: z.partialRecord(z.enum(importProblems), z.number().int()),
  /** The first of them by line number. */
  lines: z.array(z.object({ line: z.number().int(), problem: z.enum(importProblems) })),
  /** The file has more rows than can be read at once. */
  isCut: z.boolean(),
  /** Unknown states in the file: for each, choose whether its people can be emailed. */
  questions: z.array(z.object({ column: z.string(), value: z.string(), rows: z.number().int() })),
  /** Ignored columns. */
  unread: z.array(z.string()),
})
export type ImportReport = z.infer<typeof ImportReport>

export const maxImportedRows = 20_000
/** In characters; a call can have 2 MB. */
const Csv = z.string().min(1).max(1_800_000)

const Answer = z.object({ column: z.string().max(200), value: z.string().max(300), mayMail: z.boolean() })
const SubscriberFile = z.object({
  csv: Csv,
  /** The file name often shows that a list contains unsubscribed people. */
  fileName: z.string().max(255).default(''),
  answers: z.array(Answer).max(200).default([]),
})

export const Suppression = z.object({
  id: Id,
  email: z.string(),
  reason: z.enum(['bounce', 'complaint', 'staff']),
  note: z.string().nullable(),
  /** The answer of the mail server, or of the service that reported it. */
  answer: z.string().nullable(),
  /** The email it was about. */
  mail: z.string().nullable(),
  addedBy: z.string().nullable(),
  createdAt: Timestamp,
})
export type Suppression = z.infer<typeof Suppression>

const changes = procedure.errors(subscriberErrors)

export const subscribersContract = {
  list: procedure
    .route({ method: 'GET', path: '/admin/subscribers', summary: 'List newsletter subscribers, newest first' })
    .input(ListSubscribers)
    .output(
      pageOf(Subscriber).extend({
        total: z.number().int(),
        active: z.number().int(),
        recent: z.number().int(),
        suppressed: z.number().int(),
      }),
    ),
  unsubscribe: procedure
    .route({
      method: 'POST',
      path: '/admin/subscribers/{id}/unsubscribe',
      summary: 'Unsubscribe a person on their request',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id })),
  previewImport: changes
    .route({
      method: 'POST',
      path: '/admin/subscribers-import/preview',
      summary: 'Preview an import of subscribers',
    })
    .input(SubscriberFile)
    .output(ImportReport),
  import: changes
    .route({ method: 'POST', path: '/admin/subscribers-import', summary: 'Import subscribers who agreed elsewhere' })
    .input(SubscriberFile.extend({ consent: typedText(500, subscriberErrors.CONSENT_REQUIRED.message) }))
    .output(ImportReport),
  suppressions: procedure
    .route({ method: 'GET', path: '/admin/suppressions', summary: 'Suppressed addresses with their reason' })
    .input(z.object({ q: typedText(200).optional(), cursor: z.string().max(2000).optional() }))
    .output(pageOf(Suppression)),
  suppress: procedure
    .route({ method: 'POST', path: '/admin/suppressions', summary: 'Suppress an address for all campaigns' })
    .input(z.object({ email: Email, note: typedText(300).nullish() }))
    .output(z.object({ id: Id })),
  unsuppress: procedure
    .route({ method: 'DELETE', path: '/admin/suppressions/{id}', summary: 'Remove the suppression of an address' })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id })),
}
