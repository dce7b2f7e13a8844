import { DAY_MS } from '#lib/dates.ts'

/** How many days the platform's analytics reach back; the first one unless said (ADASH-04). */
export const analyticsDays = [7, 30, 90] as const
export type AnalyticsDays = (typeof analyticsDays)[number]

/** Into how many equal pieces of whole days a period is drawn. */
const pieces: Record<AnalyticsDays, number> = { 7: 7, 30: 10, 90: 15 }
/** The list of signups shows no more days than this, whatever the period (ADASH-07). */
export const LISTED_DAYS = 7

const dayOf = (at: Date): number => Math.floor(at.getTime() / DAY_MS) * DAY_MS

/**
 * Today and the days before it, in UTC, up to this moment. The period before is as long to the same time of day, so that a
 * morning is not compared with whole days.
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

/** The days that the list of signups names, oldest first, each by its first moment. */
export const listedDays = ({ days, end }: DayPeriod): Date[] =>
  Array.from(
    { length: Math.min(days, LISTED_DAYS) },
    (_, n, of = Math.min(days, LISTED_DAYS)) => new Date(dayOf(end) - (of - 1 - n) * DAY_MS),
  )

/** Rounded percent by which a count changed; null where there was nothing before, or too little in both. */
export const changeInPercent = (now: number, before: number): number | null =>
  before === 0 || now + before < 4 ? null : Math.round(((now - before) / before) * 100)

const fractions = [
  'none',
  'one in ten',
  'two in ten',
  'three in ten',
  'four in ten',
  'half',
  'six in ten',
  'seven in ten',
  'eight in ten',
  'nine in ten',
  'all',
]

/** 'Seven in ten of them', for shares of enough people; null for fewer than five. */
export function formatShare(part: number, all: number): string | null {
  if (all < 5) return null
  const words = fractions[Math.round((part / all) * 10)] ?? 'none'
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

const times = [
  '',
  '',
  'twice',
  'three times',
  'four times',
  'five times',
  'six times',
  'seven times',
  'eight times',
  'nine times',
]

/** How much more the best day brought than a usual one, the median of the others; null for less than twice as much. */
export function timesUsual(best: number, others: readonly number[]): string | null {
  const sorted = others.toSorted((a, b) => a - b)
  const usual = sorted[Math.floor(sorted.length / 2)] ?? 0
  const ratio = usual > 0 ? Math.floor(best / usual) : 0
  return ratio < 2 ? null : (times[ratio] ?? `${ratio} times`)
}
