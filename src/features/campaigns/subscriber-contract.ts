// Newsletter subscribers and suppressed addresses, for platform staff. People who sign up must confirm (CAMP-12). Those who are imported
// agreed elsewhere (subscriber-import-contract.ts).
import { z } from 'zod'
import { Email } from '#features/accounts/contract.ts'
import { Id, pageOf, procedure, Timestamp } from '#lib/contract.ts'
import { typedText } from '#lib/text.ts'

export const Subscriber = z.object({
  id: Id,
  email: z.string(),
  name: z.string().nullable(),
  /** Of an imported list. */
  tags: z.array(z.string()),
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
