import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

const Person = z.object({ userId: Id })

/** A rule was created, changed or turned on: run it. */
export const autoApplyRuleSaved = defineEvent('auto_apply.rule_saved', Person.extend({ ruleId: Id }))
/** Jobs were added to the queue since the last notification. `waiting` is the total number of waiting entries. */
export const autoApplyJobsFound = defineEvent('auto_apply.jobs_found', Person.extend({ waiting: z.number().int() }))
/** An entry was approved. It is sent when the undo period ends. */
export const autoApplyApproved = defineEvent('auto_apply.approved', Person)
/** An approved entry was returned to the person, with the reason. */
export const autoApplyNeedsPerson = defineEvent(
  'auto_apply.needs_person',
  Person.extend({ entryId: Id, jobId: Id, reason: z.string() }),
)
