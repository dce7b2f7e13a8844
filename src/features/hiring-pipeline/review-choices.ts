/** How well the resume meets the posting: at least this score, below it, or no score. */
export const matchBands = ['75-up', '50-up', 'below-50', 'unread'] as const
export type MatchBand = (typeof matchBands)[number]

export const matchBandNames: Record<MatchBand, string> = {
  '75-up': 'Match 75+',
  '50-up': 'Match 50+',
  'below-50': 'Match below 50',
  unread: 'Not scored',
}

/** Ranges of days up to now. */
export const quickRanges = ['day', 'week', 'month', 'quarter'] as const
export type QuickRange = (typeof quickRanges)[number]

/** Their length in days, and their labels. */
export const quickRangeDays: Record<QuickRange, number> = { day: 1, week: 7, month: 30, quarter: 90 }
export const quickRangeNames: Record<QuickRange, string> = {
  day: 'Last 24 hours',
  week: 'Last 7 days',
  month: 'Last 30 days',
  quarter: 'Last 90 days',
}
