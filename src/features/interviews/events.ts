import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

const Subject = z.object({
  interviewId: Id,
  applicationId: Id,
  companyId: Id,
  userId: Id,
  /** The state that it came to. */
  sequence: z.number().int(),
})

export const interviewChanges = ['proposed', 'accepted', 'declined', 'moved', 'cancelled'] as const

/** An interview was proposed, accepted, declined, moved or cancelled; `wasAccepted` before that, so calendars have it. */
export const interviewChanged = defineEvent(
  'interview.changed',
  Subject.extend({
    became: z.enum(interviewChanges),
    by: z.enum(['company', 'candidate']),
    /** Who of the company did it; null for the candidate, and in events of before this was kept. */
    actorId: Id.nullable().default(null),
    wasAccepted: z.boolean(),
    /** When it was to begin before, where it was moved. */
    from: z.string().nullable(),
  }),
)

/** An accepted interview is a day or an hour ahead. */
export const interviewDue = defineEvent('interview.due', Subject.extend({ lead: z.enum(['day', 'hour']) }))
