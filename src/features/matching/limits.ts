import type { Finding } from './assess.ts'
import type { PreparedCandidate } from './candidate.ts'
import { fieldYears } from './field-years.ts'
import type { PreparedJob } from './job.ts'
import type { MatchItem, MatchResult } from './shapes.ts'
import { isKnownTitle } from './titles.ts'
import type { Notes } from './wording.ts'
import { formatYears } from './years.ts'

/** The best verdict that a match can have, and the sentence that says why; it is said first. */
export type Limit = { most: 'weak' | 'fair'; reason: string }

export type Weighed = MatchItem & { weight: number; gap: string; isWork: boolean; limit?: Limit }

const highest: Record<'weak' | 'fair' | 'good' | 'strong', number> = { weak: 39, fair: 59, good: 74, strong: 100 }

/** The verdict of a score; without a score there is none. */
export function verdictOf(score: number | null): MatchResult['verdict'] {
  if (score === null) return 'unknown'
  if (score > highest.good) return 'strong'
  if (score > highest.fair) return 'good'
  return score > highest.weak ? 'fair' : 'weak'
}

/** Of several limits the one that allows least. */
export const strictest = (limits: Limit[]): Limit | undefined => limits.find((one) => one.most === 'weak') ?? limits[0]

/** Years in the field far below those asked for; alternatives ('or a Master and 3 years') count by the lowest. */
export function yearsLimit(job: PreparedJob, candidate: PreparedCandidate, notes: Notes): Limit | undefined {
  const required = job.fewestYears
  const shown = fieldYears(job.job.title, candidate)
  if (shown === 0 && required === null) return { most: 'fair', reason: notes.otherField }
  if (required === null || shown === null || shown >= required * 0.4) return undefined
  return { most: 'fair', reason: notes.yearsMissed(formatYears(required), formatYears(shown)) }
}

/**
 * The share of known items that are met, at most what the evidence about the work carries: place, pay, terms and rank alone
 * lift no match above weak, another trade and a title alone none above fair. Null where nothing is known about the work.
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
  return Math.min(Math.round((100 * reached) / total), evidence, ...limits.map((one) => highest[one.most]))
}

const isShown = (item: Pick<Finding, 'state'> | undefined) => item?.state === 'met' || item?.state === 'partly'

function evidenceCap(known: Weighed[], job: PreparedJob, candidate: PreparedCandidate): number | null {
  const title = known.find((item) => item.kind === 'title')
  const work = known.filter((item) => item.isWork && item.kind !== 'title')
  const shown = work.filter(isShown)
  if (shown.length === 0 && !isShown(title)) {
    // Requirements that a resume would name and does not, or a title of another trade, say that it is no match.
    return work.length > 0 || (title && isKnownTitle(job.job.title)) ? highest.weak : null
  }
  const met = work.filter((item) => item.state === 'met')
  if (title?.state === 'missing') return met.length > 1 && met.length * 2 >= work.length ? highest.fair : highest.weak
  // One met requirement beside a title that we cannot compare may be a coincidence.
  if (title === undefined && met.length < 2) return candidate.titles.length > 0 ? highest.weak : highest.fair
  if (met.length === 0) return title?.state === 'met' || shown.length > 0 ? highest.fair : highest.weak
  return highest.strong
}
