import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

/** A job seeker requests human coaching. */
export const coachingRequested = defineEvent('coaching.requested', z.object({ requestId: Id, userId: Id }))

/** A request for human coaching was proposed a time, confirmed or cancelled, by the person or by staff. */
export const coachingDecided = defineEvent(
  'coaching.decided',
  z.object({
    requestId: Id,
    userId: Id,
    coachId: Id.nullable(),
    by: z.enum(['person', 'staff']),
    /**
     * `booked` and `moved` by the person; `taken` notifies the previous coach that another one has the session now; `released`
     * where its coach left the staff, and it is a request again.
     */
    became: z.enum(['proposed', 'confirmed', 'cancelled', 'booked', 'moved', 'taken', 'released']),
  }),
)

/** A session is a day or an hour ahead; `sequence` says which time of it was meant. */
export const coachingDue = defineEvent(
  'coaching.due',
  z.object({
    requestId: Id,
    userId: Id,
    coachId: Id.nullable(),
    sequence: z.number().int(),
    lead: z.enum(['day', 'hour']),
  }),
)
