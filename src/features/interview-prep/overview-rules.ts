import { DAY_MS } from '#lib/dates.ts'

/** The number of latest scores that are compared with the same number before them. */
export const COMPARED = 5
/** A difference up to this number of points is not a trend. */
const STEADY = 5
/** The number of days that count as recent (INTV-05). */
export const RECENT_PRACTICE_DAYS = 7

export const recentSince = (now: Date): Date => new Date(now.getTime() - RECENT_PRACTICE_DAYS * DAY_MS)

export type ScoreTrend = {
  /** The mean of up to five latest scores; null without a score. */
  average: number | null
  /** The mean of the five scores before; null if there are fewer. */
  before: number | null
  direction: 'up' | 'down' | null
}

const sum = (scores: readonly number[]): number => scores.reduce((total, score) => total + score, 0)

/**
 * The trend of the scores (newest first): the mean of the latest five is more than five points above or below the one before
 * (INTV-03).
 */
export function scoreTrend(scores: readonly number[]): ScoreTrend {
  const latest = scores.slice(0, COMPARED)
  const earlier = scores.slice(COMPARED, 2 * COMPARED)
  const average = latest.length > 0 ? sum(latest) / latest.length : null
  if (average === null || earlier.length < COMPARED) return { average, before: null, direction: null }
  // compare integer sums, because means have rounding errors: 64.4 − 59.4 is more than 5 in floating point
  const change = sum(latest) - sum(earlier)
  const steady = STEADY * COMPARED
  return {
    average,
    before: sum(earlier) / COMPARED,
    direction: change > steady ? 'up' : change < -steady ? 'down' : null,
  }
}
