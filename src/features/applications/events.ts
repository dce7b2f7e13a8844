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
  // null for an imported application, which has no applicant to notify; `changeId` is its row in the history
  Subject.extend({
    userId: Id.nullable(),
    fromStatus: Status,
    toStatus: Status,
    changedBy: Id,
    changeId: Id.optional(),
  }),
)
/** A draft of an application has not changed for two days, and its job is still open. */
export const draftLeftUnfinished = defineEvent('application.draft_rests', z.object({ jobId: Id, userId: Id }))
/** The candidate can see a new status from now on: immediately, or after the company's notice delay. */
export const applicationStatusShown = defineEvent(
  'application.status_shown',
  Subject.extend({ fromStatus: Status, toStatus: Status, changeId: Id.optional() }),
)
