import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

const Scheduled = z.object({ scheduledId: Id, userId: Id, sequence: z.number().int() })

/** An interview was scheduled, moved or cancelled by its person; `sequence` is the state it came to. */
export const interviewScheduleChanged = defineEvent(
  'interview.schedule_changed',
  Scheduled.extend({ became: z.enum(['scheduled', 'moved', 'cancelled']) }),
)

/** A scheduled interview is a day or an hour ahead, or begins. */
export const interviewReminderDue = defineEvent(
  'interview.reminder_due',
  Scheduled.extend({ lead: z.enum(['day', 'hour', 'start']) }),
)
