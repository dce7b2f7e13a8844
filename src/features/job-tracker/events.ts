import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

/** A job seeker's reminder is due. A snoozed reminder becomes due again. */
export const reminderDue = defineEvent('application.reminder_due', z.object({ reminderId: Id, userId: Id }))
