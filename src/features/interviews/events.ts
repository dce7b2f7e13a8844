import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

const Subject = z.object({
  interviewId: Id,
  applicationId: Id,
  companyId: Id,
  userId: Id,
  /** The new state. */
  sequence: z.number().int(),
})

export const interviewChanges = ['proposed', 'accepted', 'declined', 'moved', 'cancelled'] as const

/** An interview was proposed, accepted, declined, moved or canceled. `wasAccepted`: it was accepted before, so it is in calendars. */
export const interviewChanged = defineEvent(
  'interview.changed',
  Subject.extend({
    became: z.enum(interviewChanges),
    by: z.enum(['company', 'candidate']),
    /** The company member who made the change; null for the candidate, and in events stored before this field existed. */
    actorId: Id.nullable().default(null),
    wasAccepted: z.boolean(),
    /** The previous start, if it was moved. */
    from: z.string().nullable(),
  }),
)

/** An accepted interview is a day or an hour ahead. */
export const interviewDue = defineEvent('interview.due', Subject.extend({ lead: z.enum(['day', 'hour']) }))
