import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

const Subject = z.object({
  meetingId: Id,
  applicationId: Id,
  companyId: Id,
  userId: Id,
  /** The state that it came to. */
  sequence: z.number().int(),
})

export const meetingChanges = ['proposed', 'accepted', 'declined', 'moved', 'cancelled'] as const

/** A meeting was proposed, accepted, declined, moved or cancelled; `wasAccepted` before that, so calendars have it. */
export const meetingChanged = defineEvent(
  'meeting.changed',
  Subject.extend({
    became: z.enum(meetingChanges),
    by: z.enum(['company', 'candidate']),
    wasAccepted: z.boolean(),
    /** When it was to begin before, where it was moved. */
    from: z.string().nullable(),
  }),
)

/** An accepted meeting is a day or an hour ahead. */
export const meetingDue = defineEvent('meeting.due', Subject.extend({ lead: z.enum(['day', 'hour']) }))
