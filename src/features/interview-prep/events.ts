import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

const Scheduled = z.object({ scheduledId: Id, userId: Id, sequence: z.number().int() })

/** A job seeker scheduled, moved or cancelled an interview; `sequence` is its version after the change. */
export const interviewScheduleChanged = defineEvent(
  'interview.schedule_changed',
  Scheduled.extend({ became: z.enum(['scheduled', 'moved', 'cancelled']) }),
)

/** A scheduled interview starts in a day, in an hour, or now. */
export const interviewReminderDue = defineEvent(
  'interview.reminder_due',
  Scheduled.extend({ lead: z.enum(['day', 'hour', 'start']) }),
)
