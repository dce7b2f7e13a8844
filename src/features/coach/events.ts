import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

/** Somebody asks for human coaching. */
export const coachingRequested = defineEvent('coaching.requested', z.object({ requestId: Id, userId: Id }))

/** A request for human coaching was proposed a time, confirmed or cancelled, by the person or by staff. */
export const coachingDecided = defineEvent(
  'coaching.decided',
  z.object({
    requestId: Id,
    userId: Id,
    coachId: Id.nullable(),
    by: z.enum(['person', 'staff']),
    became: z.enum(['proposed', 'confirmed', 'cancelled']),
  }),
)
