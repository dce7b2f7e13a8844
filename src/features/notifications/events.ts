import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'
import { notificationKinds } from './preferences.ts'

/** Somebody was told something about their own application; the mail follows from it. */
export const applicantNotified = defineEvent(
  'notification.applicant_notified',
  // the row of the ledger whose words go with it
  z.object({ notificationId: Id, applicationId: Id, changeId: Id.optional() }),
)

/** Somebody wants news of this kind by mail, and there is some. */
export const notificationToMail = defineEvent(
  'notification.to_mail',
  z.object({ notificationId: Id, kind: z.enum(notificationKinds) }),
)

/** A daily summary was put together; its mail follows. */
export const digestMade = defineEvent('notification.digest_made', z.object({ digestId: Id }))
