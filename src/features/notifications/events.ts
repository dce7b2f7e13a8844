import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'
import { notificationKinds } from './preferences.ts'

/** An applicant was notified about their own application; the email follows from it. */
export const applicantNotified = defineEvent(
  'notification.applicant_notified',
  // the row of the status history with the company's message
  z.object({ notificationId: Id, applicationId: Id, changeId: Id.optional() }),
)

/** A user gets this notification by email too. */
export const notificationToMail = defineEvent(
  'notification.to_mail',
  // events stored before `userId` existed have none
  z.object({ notificationId: Id, kind: z.enum(notificationKinds), userId: Id.optional() }),
)

/** A daily summary was created; its email follows. */
export const digestMade = defineEvent('notification.digest_made', z.object({ digestId: Id }))
