import type { Finding } from './assess.ts'
import type { PreparedCandidate } from './candidate.ts'
import { type Features, featuresOf, type Likeness } from './features.ts'
import { fieldYears, SAME_FIELD } from './field-years.ts'
import type { PreparedJob } from './job.ts'
import type { MatchItem, MatchResult } from './shapes.ts'
import { isKnownTitle } from './titles.ts'
import { constant, matchWeights, thresholds } from './weights.ts'
import type { Notes } from './wording.ts'
import { formatYears } from './years.ts'

/** The best verdict that the match can have, and a sentence with the reason, which comes first in the summary. */
export type Limit = { max: 'weak' | 'fair'; reason: string }

export type Weighed = MatchItem & { gap: string; isWork: boolean; isOptional: boolean; limit?: Limit }

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
 * The score: the expected judgement on the scale of the verdicts, less what place, pay and terms miss, and capped by the limits. Null if
 * nothing is known about the work.
 */
export function scoreOf(items: Weighed[], likeness: Likeness, limits: Limit[], job: PreparedJob): number | null {
  const known = items.filter((item) => item.state !== 'unknown')
  const evidence = evidenceCap(known, likeness, job)
  if (evidence === null) return null
  const features = featuresOf(items, likeness)
  const names = Object.keys(matchWeights) as (keyof Features)[]
  const expected = names.reduce((sum, name) => sum + matchWeights[name] * features[name], constant)
  const score = onScale(expected) - known.reduce((sum, item) => sum + (lost[item.kind]?.[item.state] ?? 0), 0)
  return Math.max(0, Math.min(Math.round(score), evidence, ...limits.map((one) => highest[one.max])))
}

/** What terms that do not fit take from the score. The judged pairs say nothing about them. */
const lost: Partial<Record<MatchItem['kind'], Partial<Record<MatchItem['state'], number>>>> = {
  location: { missing: 8, partly: 2 },
  remote: { missing: 4, partly: 1 },
  salary: { missing: 8, partly: 2 },
  employment_type: { missing: 4, partly: 1 },
}

/** The scale from 0 to 100, on which the thresholds are the lowest scores of the verdicts. */
const scale: [expected: number, score: number][] = [
  [0, 0],
  [thresholds.fair, highest.weak + 1],
  [thresholds.good, highest.fair + 1],
  [thresholds.strong, highest.good + 1],
  [3.6, 100],
]

function onScale(expected: number): number {
  const above = scale.findIndex(([from]) => from > expected)
  if (above === 0) return 0
  const [low, high] = [scale.at(above - 1), scale[above]]
  if (above < 0 || !low || !high) return 100
  return low[1] + ((high[1] - low[1]) * (expected - low[0])) / (high[0] - low[0])
}

const isShown = (item: Pick<Finding, 'state'>) => item.state === 'met' || item.state === 'partly'

/**
 * What can be said at most by what is known of the work: without anything, nothing; by a title alone, good; by requirements alone, fair,
 * unless at least half of several are met. Place, pay, terms and level are no evidence.
 */
function evidenceCap(known: Weighed[], { title }: Likeness, job: PreparedJob): number | null {
  const work = known.filter((item) => item.isWork && item.kind !== 'title')
  const shown = work.filter(isShown)
  const isAlike = title >= SAME_FIELD
  const isOtherTrade = known.some((item) => item.kind === 'title') && isKnownTitle(job.job.title)
  if (shown.length === 0 && !isAlike) return work.length > 0 || isOtherTrade ? highest.weak : null
  const met = work.filter((item) => item.state === 'met')
  if (isAlike) return met.length > 0 ? highest.strong : highest.good
  if (met.length < 2) return shown.length > 1 ? highest.fair : highest.weak
  return met.length * 2 >= work.length ? highest.strong : highest.fair
}
