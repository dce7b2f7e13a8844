// Security: who got in, and what was refused, counted by the minute, for platform admins alone. Ids and codes are stored, no
// addresses and nothing typed; names are read when the page is opened. What people did with their rights is in the audit log.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { securityKinds } from '#lib/security-kinds.ts'

export const SecurityFilters = z.object({ kind: z.enum(securityKinds).optional(), userId: Id.optional() })
export type SecurityFilters = z.infer<typeof SecurityFilters>

export const SecurityEntry = z.object({
  id: Id,
  /** The beginning of the minute in which it happened. */
  at: Timestamp,
  kind: z.enum(securityKinds),
  /** The code of the refusal; '' for a way in. */
  reason: z.string(),
  /** The call that was refused, as `area.verb`; '' where many were counted as one. */
  procedure: z.string(),
  /** Null where it is not known who asked. */
  person: z.object({ id: Id, name: z.string() }).nullable(),
  count: z.number().int(),
  /** Of the newest one: the log has a line with it. */
  requestId: z.string(),
})
export type SecurityEntry = z.infer<typeof SecurityEntry>

const Count = z.number().int()
export const SecurityDay = z.object({ signedIn: Count, wrong: Count, limited: Count, refused: Count })
export type SecurityDay = z.infer<typeof SecurityDay>

export const securityEventsContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/admin/security-events',
      summary: 'List sign-ins and rejected requests, newest first, 50 per page',
    })
    .input(SecurityFilters.extend({ cursor: z.string().max(2000).optional() }))
    .output(z.object({ items: z.array(SecurityEntry), before: z.string().nullable(), after: z.string().nullable() })),
  day: procedure
    .route({
      method: 'GET',
      path: '/admin/security-events/day',
      summary: 'Count security events by kind in the last 24 hours',
    })
    .output(SecurityDay),
}
