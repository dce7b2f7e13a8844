import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

/** A reminder of an applicant is due; a snoozed one becomes due again. */
export const reminderDue = defineEvent('application.reminder_due', z.object({ reminderId: Id, userId: Id }))
