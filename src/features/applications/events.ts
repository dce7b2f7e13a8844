import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'
import { applicationStatuses } from './rules.ts'

const Subject = z.object({ applicationId: Id, jobId: Id, companyId: Id, userId: Id })
const Status = z.enum(applicationStatuses)

export const applicationSubmitted = defineEvent('application.submitted', Subject)
export const applicationWithdrawn = defineEvent('application.withdrawn', Subject)
export const applicationStatusChanged = defineEvent(
  'application.status_changed',
  // nobody to tell where the company imported it; `changeId` is its row of the ledger
  Subject.extend({
    userId: Id.nullable(),
    fromStatus: Status,
    toStatus: Status,
    changedBy: Id,
    changeId: Id.optional(),
  }),
)
/** The candidate sees a new status from now on: at once, or after the company's wait. */
export const applicationStatusShown = defineEvent(
  'application.status_shown',
  Subject.extend({ fromStatus: Status, toStatus: Status, changeId: Id.optional() }),
)

/** A company's file of applications waits to be stored. */
export const applicationsImportStarted = defineEvent(
  'applications.import_started',
  z.object({ importId: Id, jobId: Id, companyId: Id }),
)

/** A reminder of an applicant came due; snoozed, it comes due again. */
export const reminderDue = defineEvent('application.reminder_due', z.object({ reminderId: Id, userId: Id }))

/** Answers that a company promised are due until tomorrow; which ones, says `reply_promises` under this day. */
export const repliesDue = defineEvent('application.replies_due', z.object({ companyId: Id, day: z.iso.date() }))
