import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

const Person = z.object({ userId: Id })

/** A rule is new, changed or on again: run it. */
export const autoApplyRuleSaved = defineEvent('auto_apply.rule_saved', Person.extend({ ruleId: Id }))
/** Jobs were added to the queue since the person was last notified; `waiting` is the total. */
export const autoApplyJobsFound = defineEvent('auto_apply.jobs_found', Person.extend({ waiting: z.number().int() }))
/** An entry was approved: it is sent when the undo period ends. */
export const autoApplyApproved = defineEvent('auto_apply.approved', Person)
/** An approved entry was returned to the person, with the reason. */
export const autoApplyNeedsPerson = defineEvent(
  'auto_apply.needs_person',
  Person.extend({ entryId: Id, jobId: Id, reason: z.string() }),
)
