import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'
import { postingStatuses } from './rules.ts'

const Posting = z.object({ jobId: Id, companyId: Id, by: Id })
const Status = z.enum(postingStatuses)

export const postingCreated = defineEvent(
  'posting.created',
  Posting.extend({
    status: Status,
    /** The job it was copied from. */
    copiedFrom: Id.nullable().default(null),
  }),
)
/** Candidates see the job for the first time. */
export const postingPublished = defineEvent('posting.published', Posting)
/** `fields` names the changed fields; 'questions' means the application form. */
export const postingChanged = defineEvent('posting.changed', Posting.extend({ fields: z.array(z.string()) }))
export const postingStatusChanged = defineEvent(
  'posting.status_changed',
  Posting.extend({
    fromStatus: Status,
    toStatus: Status,
    /** Active for the first time; `posting.published` is emitted too. */
    isFirst: z.boolean().default(false),
  }),
)
export const postingDeleted = defineEvent('posting.deleted', Posting)
