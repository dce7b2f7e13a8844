import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { defineEvent } from '#lib/events.ts'

const Person = z.object({ userId: Id })

/** A rule is new, different or on again: what it finds is looked for. */
export const autoApplyRuleSaved = defineEvent('auto_apply.rule_saved', Person.extend({ ruleId: Id }))
/** Jobs came into the queue since the person was last told; `waiting` is how many wait in all. */
export const autoApplyJobsFound = defineEvent('auto_apply.jobs_found', Person.extend({ waiting: z.number().int() }))
/** Something was approved: it goes out when the time to take it back is over. */
export const autoApplyApproved = defineEvent('auto_apply.approved', Person)
/** What was approved came back to the person, and why. */
export const autoApplyNeedsPerson = defineEvent(
  'auto_apply.needs_person',
  Person.extend({ entryId: Id, jobId: Id, reason: z.string() }),
)
