import { DAY_MS } from '#lib/dates.ts'

/** How many scores are compared with how many before them. */
export const COMPARED = 5
/** A difference up to this number of points counts as none. */
const STEADY = 5
/** The number of days that count as recent (INTV-05). */
export const RECENT_DAYS = 7

export const recentSince = (now: Date): Date => new Date(now.getTime() - RECENT_DAYS * DAY_MS)

export type ScoreTrend = {
  /** The mean of the latest five scores, or of as many as there are; null without any. */
  average: number | null
  /** The mean of the five before; null where there are not as many. */
  before: number | null
  direction: 'up' | 'down' | null
}

const sum = (scores: readonly number[]): number => scores.reduce((total, score) => total + score, 0)

/** Where the scores go, the newest first: the latest five against the five before, up or down by more than five (INTV-03). */
export function scoreTrend(scores: readonly number[]): ScoreTrend {
  const latest = scores.slice(0, COMPARED)
  const earlier = scores.slice(COMPARED, 2 * COMPARED)
  const average = latest.length > 0 ? sum(latest) / latest.length : null
  if (average === null || earlier.length < COMPARED) return { average, before: null, direction: null }
  // sums are whole numbers, and means are not: 64.4 − 59.4 is more than five to a computer
  const change = sum(latest) - sum(earlier)
  const steady = STEADY * COMPARED
  return {
    average,
    before: sum(earlier) / COMPARED,
    direction: change > steady ? 'up' : change < -steady ? 'down' : null,
  }
}
