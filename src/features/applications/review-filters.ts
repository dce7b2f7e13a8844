import { z } from 'zod'
import { dayField } from '#lib/day-field.ts'
import { typedText } from '#lib/text.ts'
import { applicationSources } from './rules.ts'
import { StatusWord } from './status-word.ts'

/** How well the resume meets the posting: at least so much, below, or nothing to go by. */
export const matchBands = ['75-up', '50-up', 'below-50', 'unread'] as const
export type MatchBand = (typeof matchBands)[number]

export const matchBandNames: Record<MatchBand, string> = {
  '75-up': 'Match 75+',
  '50-up': 'Match 50+',
  'below-50': 'Match below 50',
  unread: 'Match not read',
}

/** Ranges of days up to now. */
export const quickRanges = ['day', 'week', 'month', 'quarter'] as const
export type QuickRange = (typeof quickRanges)[number]

/** Their length in days, and what they are called. */
export const quickRangeDays: Record<QuickRange, number> = { day: 1, week: 7, month: 30, quarter: 90 }
export const quickRangeNames: Record<QuickRange, string> = {
  day: 'Last 24 hours',
  week: 'Last 7 days',
  month: 'Last 30 days',
  quarter: 'Last 90 days',
}

const Day = dayField('Please enter a valid date')
const Amount = z.coerce.number().min(-1e15).max(1e15)

/** What list, board and export of the company's applications are narrowed by. */
export const ReviewFilters = z.object({
  status: StatusWord.optional(),
  jobId: z.uuid().optional(),
  /** Words of a name, an address, a job or a resume; all of them. */
  search: typedText(100).optional(),
  source: z.enum(applicationSources).optional(),
  match: z.enum(matchBands).optional(),
  within: z.enum(quickRanges).optional(),
  /** From and to these days, in the company's time zone. */
  from: Day.optional(),
  to: Day.optional(),
  /** A question of a job, and what was answered to it: a value, words, or a range of numbers. */
  question: z.uuid().optional(),
  answer: typedText(500).optional(),
  least: Amount.optional(),
  most: Amount.optional(),
})
export type ReviewFilters = z.infer<typeof ReviewFilters>
