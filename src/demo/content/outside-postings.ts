import { z } from 'zod'
import { employmentTypes, workModes } from '#features/job-postings/rules.ts'
import { payPeriods } from '#lib/pay/pay.ts'
import { recordOf } from '#server/content.ts'

const Line = z.string().min(1).max(200)
const Amount = z.number().positive()

const Outside = z.strictObject({
  company: Line,
  /** The key of the team member who is responsible for it. */
  by: Line,
  title: Line,
  location: Line,
  type: z.enum(employmentTypes),
  workMode: z.enum(workModes),
  /** Days a week on site, if the work is hybrid. */
  onSiteDays: z.int().min(1).max(4).optional(),
  pay: z.strictObject({ min: Amount, max: Amount, currency: z.string().length(3), period: z.enum(payPeriods) }),
  postedHoursAgo: z.int().positive(),
  deadlineInDays: z.int().positive().nullable(),
  /** Its lines, in the form in which another system exports it: plain text, Markdown, HTML or escaped HTML. */
  description: z.array(z.string().max(2000)).min(1),
  requirements: z.array(Line),
})
export type OutsidePosting = z.output<typeof Outside>

/** Postings as they come from other systems: in several languages and forms, for trades outside of offices, with hard conditions. */
export const outsidePostings = recordOf('demo/outside-postings.json', z.array(Outside).min(1))
