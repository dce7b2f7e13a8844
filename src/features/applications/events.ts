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
