// Security events: sign-ins and refused calls, counted per minute, for platform admins only. The rows contain ids and codes, no
// addresses and no user input. Names are read when the page is opened. Actions of signed-in people are in the audit log.
import { z } from 'zod'
import { Id, pageOf, procedure, Timestamp } from '#lib/contract.ts'
import { securityKinds } from '#lib/security-kinds.ts'

export const SecurityFilters = z.object({ kind: z.enum(securityKinds).optional(), userId: Id.optional() })
export type SecurityFilters = z.infer<typeof SecurityFilters>

export const SecurityEntry = z.object({
  id: Id,
  /** Start of the minute in which it happened. */
  at: Timestamp,
  kind: z.enum(securityKinds),
  /** Error code of the refusal; '' for a sign-in. */
  reason: z.string(),
  /** The refused procedure, as `area.verb`; '' if different procedures are counted together. */
  procedure: z.string(),
  /** Null if the caller is unknown. */
  person: z.object({ id: Id, name: z.string() }).nullable(),
  count: z.number().int(),
  /** Id of the latest request; the server log has a line with it. */
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
    .output(pageOf(SecurityEntry)),
  day: procedure
    .route({
      method: 'GET',
      path: '/admin/security-events/day',
      summary: 'Count security events by kind in the last 24 hours',
    })
    .output(SecurityDay),
}
