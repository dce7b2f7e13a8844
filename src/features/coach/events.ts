import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

/** A job seeker requests human coaching. */
export const coachingRequested = defineEvent('coaching.requested', z.object({ requestId: Id, userId: Id }))

/** The person or staff changed a request for human coaching: proposed a time, confirmed or cancelled it. */
export const coachingDecided = defineEvent(
  'coaching.decided',
  z.object({
    requestId: Id,
    userId: Id,
    coachId: Id.nullable(),
    by: z.enum(['person', 'staff']),
    /**
     * `booked` and `moved` are changes by the person. `taken` notifies the previous coach that another coach has the session now.
     * `released`: the coach left the staff, and the session became a request again.
     */
    became: z.enum(['proposed', 'confirmed', 'cancelled', 'booked', 'moved', 'taken', 'released']),
  }),
)

/** A session starts in a day or an hour. `sequence` identifies the start time, because a session can be moved. */
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
