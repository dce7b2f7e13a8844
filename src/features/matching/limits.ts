import type { Finding } from './assess.ts'
import type { PreparedCandidate } from './candidate.ts'
import { fieldYears } from './field-years.ts'
import type { PreparedJob } from './job.ts'
import type { MatchItem, MatchResult } from './shapes.ts'
import { isKnownTitle } from './titles.ts'
import type { Notes } from './wording.ts'
import { formatYears } from './years.ts'

/** The best verdict that the match can have, and a sentence with the reason, which comes first in the summary. */
export type Limit = { max: 'weak' | 'fair'; reason: string }

export type Weighed = MatchItem & { weight: number; gap: string; isWork: boolean; limit?: Limit }

const highest: Record<'weak' | 'fair' | 'good' | 'strong', number> = { weak: 39, fair: 59, good: 74, strong: 100 }

/** The verdict for a score; 'unknown' without a score. */
export function verdictOf(score: number | null): MatchResult['verdict'] {
  if (score === null) return 'unknown'
  if (score > highest.good) return 'strong'
  if (score > highest.fair) return 'good'
  return score > highest.weak ? 'fair' : 'weak'
}

/** The strictest of several limits. */
export const strictest = (limits: Limit[]): Limit | undefined => limits.find((one) => one.max === 'weak') ?? limits[0]

/**
 * Limits the verdict if the years in the field are far below the required years, or zero if none are required. Of alternatives ('or a
 * Master and 3 years'), the lowest number counts.
 */
export function yearsLimit(job: PreparedJob, candidate: PreparedCandidate, notes: Notes): Limit | undefined {
  const required = job.minYears
  const shown = fieldYears(job.job.title, candidate)
  if (shown === 0 && required === null) return { max: 'fair', reason: notes.otherField }
  if (required === null || shown === null || shown >= required * 0.4) return undefined
  return { max: 'fair', reason: notes.yearsMissed(formatYears(required), formatYears(shown)) }
}

/**
 * The score: the share of known items that are met, capped by the evidence about the work. Place, pay, terms and rank alone never give
 * more than weak; another trade or a matching title alone never gives more than fair. Null if nothing is known about the work.
 */
export function scoreOf(
  items: Weighed[],
  limits: Limit[],
  job: PreparedJob,
  candidate: PreparedCandidate,
): number | null {
  const known = items.filter((item) => item.state !== 'unknown')
  const evidence = evidenceCap(known, job, candidate)
  if (evidence === null) return null
  const points = { met: 1, partly: 0.5, missing: 0, unknown: 0 }
  const total = known.reduce((sum, item) => sum + item.weight, 0)
  const reached = known.reduce((sum, item) => sum + item.weight * points[item.state], 0)
  return Math.min(Math.round((100 * reached) / total), evidence, ...limits.map((one) => highest[one.max]))
}

const isShown = (item: Pick<Finding, 'state'> | undefined) => item?.state === 'met' || item?.state === 'partly'

function evidenceCap(known: Weighed[], job: PreparedJob, candidate: PreparedCandidate): number | null {
  const title = known.find((item) => item.kind === 'title')
  const work = known.filter((item) => item.isWork && item.kind !== 'title')
  const shown = work.filter(isShown)
  if (shown.length === 0 && !isShown(title)) {
    // If a requirement that resumes usually name is missing, or if the title is from another trade, it is not a match.
    return work.length > 0 || (title && isKnownTitle(job.job.title)) ? highest.weak : null
  }
  const met = work.filter((item) => item.state === 'met')
  if (title?.state === 'missing') return met.length > 1 && met.length * 2 >= work.length ? highest.fair : highest.weak
  // A single met requirement and a title that cannot be compared may be a coincidence.
  if (title === undefined && met.length < 2) return candidate.titles.length > 0 ? highest.weak : highest.fair
  if (met.length === 0) return title?.state === 'met' || shown.length > 0 ? highest.fair : highest.weak
  return highest.strong
}
