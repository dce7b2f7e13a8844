import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

/** Somebody was told something about their own application; the mail follows from it. */
export const applicantNotified = defineEvent(
  'notification.applicant_notified',
  z.object({ notificationId: Id, applicationId: Id }),
)
