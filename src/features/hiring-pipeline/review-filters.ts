import { z } from 'zod'
import { applicationSources } from '#features/applications/rules.ts'
import { StatusWord } from '#features/applications/status-word.ts'
import { dayField } from '#lib/day-field.ts'
import { typedText } from '#lib/text.ts'
import { matchBands, quickRanges } from './review-choices.ts'

const Day = dayField('Please enter a valid date')
const Amount = z.coerce.number().min(-1e15).max(1e15)

/** The filters of the company's applications, for list, board and export. */
export const ReviewFilters = z.object({
  status: StatusWord.optional(),
  jobId: z.uuid().optional(),
  /** Words of a name, an address, a job or a resume; all must match. */
  search: typedText(100).optional(),
  source: z.enum(applicationSources).optional(),
  match: z.enum(matchBands).optional(),
  within: z.enum(quickRanges).optional(),
  /** From and to these days, in the company's time zone. */
  from: Day.optional(),
  to: Day.optional(),
  /** A question of a job and its answer: a value, words, or a range of numbers. */
  question: z.uuid().optional(),
  answer: typedText(500).optional(),
  least: Amount.optional(),
  most: Amount.optional(),
})
export type ReviewFilters = z.infer<typeof ReviewFilters>
