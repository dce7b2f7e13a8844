import { DAY_MS } from '#lib/dates.ts'

/** Periods of the platform analytics in days; the first one is the default (ADASH-04). */
export const analyticsDays = [7, 30, 90] as const
export type AnalyticsDays = (typeof analyticsDays)[number]

/** Number of equal intervals of whole days that the chart shows for each period. */
const pieces: Record<AnalyticsDays, number> = { 7: 7, 30: 10, 90: 15 }
/** Maximum number of days in the list of signups, for every period (ADASH-07). */
export const LISTED_DAYS = 7

const dayOf = (at: Date): number => Math.floor(at.getTime() / DAY_MS) * DAY_MS

/**
 * Today and the days before it, in UTC, up to now. The previous period ends at the same time of day: otherwise a morning would be
 * compared with a whole day.
 */
export type DayPeriod = {
  days: AnalyticsDays
  start: Date
  end: Date
  before: Date
  beforeEnd: Date
  pieces: number
  pieceMs: number
}

export function dayPeriodOf(days: AnalyticsDays, end: Date): DayPeriod {
  const length = days * DAY_MS
  const start = dayOf(end) - (days - 1) * DAY_MS
  return {
    days,
    start: new Date(start),
    end,
    before: new Date(start - length),
    beforeEnd: new Date(end.getTime() - length),
    pieces: pieces[days],
    pieceMs: length / pieces[days],
  }
}

/** Start of each day in the list of signups, oldest first. */
export const listedDays = ({ days, end }: DayPeriod): Date[] =>
  Array.from(
    { length: Math.min(days, LISTED_DAYS) },
    (_, n, of = Math.min(days, LISTED_DAYS)) => new Date(dayOf(end) - (of - 1 - n) * DAY_MS),
  )

/** Change of a count in rounded percent; null if the previous count is 0 or both together are too small. */
export const changeInPercent = (now: number, before: number): number | null =>
  before === 0 || now + before < 4 ? null : Math.round(((now - before) / before) * 100)

/** '70%'; null for fewer than five, whose share says little. */
export const formatShare = (part: number, all: number): string | null =>
  all < 5 ? null : `${Math.round((part / all) * 100)}%`

/** Ratio of the best day to the median of the other days; null if it is less than 2. */
export function timesMedian(best: number, others: readonly number[]): string | null {
  const sorted = others.toSorted((a, b) => a - b)
  const usual = sorted[Math.floor(sorted.length / 2)] ?? 0
  const ratio = usual > 0 ? Math.floor(best / usual) : 0
  return ratio < 2 ? null : `${ratio} times`
}
