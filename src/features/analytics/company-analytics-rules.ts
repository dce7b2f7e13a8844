import { DAY_MS } from '#lib/dates.ts'

export const analyticsRanges = ['week', 'month', 'quarter', 'year'] as const
export type AnalyticsRange = (typeof analyticsRanges)[number]

/** Length of each range in days (CANA-05). */
export const rangeDays: Record<AnalyticsRange, number> = { week: 7, month: 30, quarter: 90, year: 365 }
/** Number of equal intervals that the chart shows for each range. */
const pieces: Record<AnalyticsRange, number> = { week: 7, month: 10, quarter: 15, year: 12 }

/** Below this number of applications in both periods together, no change is shown. */
const ENOUGH_APPLICATIONS = 4
/** Each period needs this number of hires before their times are compared. */
const ENOUGH_HIRES = 2

/** A period includes its end and excludes its start. The previous period of equal length begins at `before`. */
export type Period = { range: AnalyticsRange; before: Date; start: Date; end: Date; pieces: number; pieceMs: number }

export function periodOf(range: AnalyticsRange, end: Date): Period {
  const length = rangeDays[range] * DAY_MS
  const at = (periods: number) => new Date(end.getTime() - periods * length)
  return { range, before: at(2), start: at(1), end, pieces: pieces[range], pieceMs: length / pieces[range] }
}

/** The value of the period and of the period before. */
export type Pair = { now: number; before: number }

/** Change of the number of applications in rounded percent; null with too little data (CANA-06). */
export const applicationsChange = ({ now, before }: Pair): number | null =>
  before === 0 || now + before < ENOUGH_APPLICATIONS ? null : Math.round(((now - before) / before) * 100)

/** The share of accepted applications in rounded percent; null without applications (CANA-09). */
export const conversionOf = (accepted: number, applications: number): number | null =>
  applications === 0 ? null : Math.round((accepted / applications) * 100)

/** Change of the rate in percentage points; null if either period has too few applications. */
export function conversionChange(applications: Pair, accepted: Pair): number | null {
  if (Math.min(applications.now, applications.before) < ENOUGH_APPLICATIONS) return null
  const now = conversionOf(accepted.now, applications.now) ?? 0
  return now - (conversionOf(accepted.before, applications.before) ?? 0)
}

export type Hire = { appliedAt: Date; acceptedAt: Date }

/** Mean time from application to acceptance in whole days; null without a hire (CANA-08). */
export function daysToHire(hires: readonly Hire[]): number | null {
  if (hires.length === 0) return null
  const total = hires.reduce((sum, { appliedAt, acceptedAt }) => sum + (acceptedAt.getTime() - appliedAt.getTime()), 0)
  return Math.round(total / hires.length / DAY_MS)
}

/** Change of the time to hire in days (negative: faster); null if either period has too few hires. */
export function daysToHireChange(now: readonly Hire[], before: readonly Hire[]): number | null {
  if (Math.min(now.length, before.length) < ENOUGH_HIRES) return null
  return (daysToHire(now) ?? 0) - (daysToHire(before) ?? 0)
}

/** A job with the changes of its status, oldest first; `openedAt` is null while it is a draft. */
export type JobHistory = { status: string; openedAt: Date | null; changes: readonly { at: Date; from: string }[] }

/** Counts the jobs that were active at `then`. The first later status change names the status at that time. */
export const activeAt = (jobs: readonly JobHistory[], then: Date): number =>
  jobs.filter(({ status, openedAt, changes }) => {
    if (openedAt === null || openedAt > then) return false
    return (changes.find(({ at }) => at > then)?.from ?? status) === 'active'
  }).length

/** Change of the number of active jobs since the start of the period; null if the company had posted no job before. */
export function activeJobsChange(jobs: readonly JobHistory[], { start, end }: Period): number | null {
  const hadPosted = jobs.some(({ openedAt }) => openedAt !== null && openedAt <= start)
  return hadPosted ? activeAt(jobs, end) - activeAt(jobs, start) : null
}

/** Steps of an application in order. Each step counts a part of the step before it. */
export const funnelSteps = ['applied', 'answered', 'interview', 'accepted'] as const
export type FunnelStepName = (typeof funnelSteps)[number]

/** Below this number of applications, no shares are shown. */
export const ENOUGH_FOR_SHARES = 4

/** Shares in rounded percent, the largest first; an empty list if the total is 0 (CANA-11). */
export function sharesOf<Name extends string>(
  counts: readonly { source: Name; count: number }[],
): { source: Name; count: number; percentage: number }[] {
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return []
  return counts
    .map(({ source, count }) => ({ source, count, percentage: Math.round((count / total) * 100) }))
    .toSorted((a, b) => b.count - a.count)
}

export type FormQuestion = { label: string; order: number }
/** One person who opened a form. `furthest` is the order of the last question they answered, null before the first. */
export type FormStart = { furthest: number | null; isSent: boolean }
export type DropOffRow = {
  place: 'details' | 'question' | 'sending'
  label: string | null
  reached: number
  left: number
}

/**
 * Where people stopped in a form, in its order: the details with the first question, then each other question, then sending.
 * A person reached a place if they answered the question before it or a later one.
 */
export function dropOffRows(questions: readonly FormQuestion[], starts: readonly FormStart[]): DropOffRow[] {
  const ordered = questions.toSorted((a, b) => a.order - b.order)
  const last = ordered.at(-1)?.order ?? null
  const reached = ({ furthest, isSent }: FormStart, order: number | null) =>
    isSent || order === null || (furthest !== null && furthest >= order)
  const row = (place: DropOffRow['place'], label: string | null, from: number | null, to: number | null) => ({
    place,
    label,
    reached: starts.filter((start) => reached(start, from)).length,
    left: starts.filter((start) => reached(start, from) && !start.isSent && !(to !== null && reached(start, to)))
      .length,
  })
  const [first, ...rest] = ordered
  if (!first) return [row('details', null, null, null)]
  return [
    row('details', first.label, null, first.order),
    ...rest.map((question, at) => row('question', question.label, ordered[at]?.order ?? null, question.order)),
    row('sending', null, last, null),
  ]
}
