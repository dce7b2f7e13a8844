import type { DropOff, Metric } from './company-analytics-contract.ts'
import {
  type AnalyticsRange,
  activeAt,
  activeJobsChange,
  applicationsChange,
  conversionChange,
  conversionOf,
  daysToHire,
  daysToHireChange,
  type FunnelStepName,
  type Hire,
  type JobHistory,
  type Pair,
  type Period,
  rangeDays,
} from './company-analytics-rules.ts'

/** Shown if there is too little data. */
export const UNKNOWN = '—'

/** Labels of the funnel steps. */
export const funnelNames: Record<FunnelStepName, string> = {
  applied: 'Applied',
  answered: 'Answered',
  interview: 'Interview',
  accepted: 'Accepted',
}
const NO_CHANGE = 'No change'

const count = (value: number): string => value.toLocaleString('en-US')
const many = (value: number, noun: string): string => `${count(value)} ${noun}${Math.abs(value) === 1 ? '' : 's'}`
const signed = (value: number): string => `${value > 0 ? '+' : '−'}${count(Math.abs(value))}`

/** 'in the last 30 days' */
export const inThePeriod = (range: AnalyticsRange): string => `in the last ${rangeDays[range]} days`

type MetricBase = Pick<Metric, 'title' | 'value' | 'description' | 'icon'>

/** Builds a metric and formats its change. Pass `less` for a metric where a lower value is better. */
function metric(base: MetricBase, change: number | null, words: (change: number) => string, less = false): Metric {
  if (change === null) return { ...base, change: UNKNOWN, trend: null, isBetter: false }
  if (change === 0) return { ...base, change: NO_CHANGE, trend: null, isBetter: false }
  return { ...base, change: words(change), trend: change > 0 ? 'up' : 'down', isBetter: change > 0 !== less }
}

export type CompanyStats = {
  period: Period
  applications: Pair
  /** Without imported applications that have no days: what the rate is computed from (CANA-09). */
  tracked: Pair
  accepted: Pair
  jobs: readonly JobHistory[]
  hires: { now: readonly Hire[]; before: readonly Hire[] }
}

/** The four cards (CANA-01, CANA-05 to CANA-09). */
export const metricsOf = (stats: CompanyStats): Metric[] => [
  totalApplications(stats),
  activeJobs(stats),
  timeToHire(stats),
  conversionRate(stats),
]

function totalApplications({ applications, period }: CompanyStats): Metric {
  const days = rangeDays[period.range]
  const description =
    applications.before === 0 ? `None in the previous ${days} days` : `from ${count(applications.before)}`
  const base = {
    title: 'Total Applications',
    value: count(applications.now),
    description,
    icon: 'applications',
  } as const
  return metric(base, applicationsChange(applications), (change) => `${signed(change)}%`)
}

function activeJobs({ jobs, period }: CompanyStats): Metric {
  const days = rangeDays[period.range]
  const change = activeJobsChange(jobs, period)
  const description =
    change === null ? `None active ${days} days ago` : `${count(activeAt(jobs, period.start))} active ${days} days ago`
  const base = { title: 'Active Jobs', value: count(activeAt(jobs, period.end)), description, icon: 'jobs' } as const
  return metric(base, change, signed)
}

function timeToHire({ hires }: CompanyStats): Metric {
  const days = daysToHire(hires.now)
  const before = daysToHire(hires.before)
  const change = daysToHireChange(hires.now, hires.before)
  const compared = change === null || before === null ? many(hires.now.length, 'hire') : `from ${many(before, 'day')}`
  const value = days === null ? UNKNOWN : many(days, 'day')
  const description = days === null ? 'No hires in this period' : compared
  const base = { title: 'Time to Hire', value, description, icon: 'time' } as const
  const words = (by: number) => `${many(Math.abs(by), 'day')} ${by < 0 ? 'faster' : 'slower'}`
  return metric(base, change, words, true)
}

function conversionRate({ tracked, accepted }: CompanyStats): Metric {
  const rate = conversionOf(accepted.now, tracked.now)
  const change = conversionChange(tracked, accepted)
  const before = change === null ? null : conversionOf(accepted.before, tracked.before)
  const description = before === null ? `${count(accepted.now)} accepted` : `from ${before}%`
  const value = rate === null ? UNKNOWN : `${rate}%`
  const base = { title: 'Conversion Rate', value, description, icon: 'rate' } as const
  return metric(base, change, (by) => `${signed(by)} point${Math.abs(by) === 1 ? '' : 's'}`)
}

export type Notable = { topJob: { title: string; applications: number } | null; waiting: number }

/** Summary of the period: the number of applications, the job with most of them, and how many wait for a first review. */
export function summaryOf({ now }: Pair, { topJob, waiting }: Notable, range: AnalyticsRange): string {
  const period = inThePeriod(range)
  const reached = now === 0 ? `No applications ${period}.` : `${many(now, 'application')} ${period}.`
  const most =
    topJob && topJob.applications > 1 ? ` ${topJob.title} received ${count(topJob.applications)} of them.` : ''
  const have = waiting === 1 ? 'One has' : `${count(waiting)} have`
  const wait = waiting > 0 ? ` ${have} been waiting more than a week for a first review.` : ''
  return `${reached}${most}${wait}`
}

/** Label of the place in a form where people stopped. */
export function dropOffPlace({ place, label }: DropOff['rows'] extends (infer Row)[] | null ? Row : never): string {
  if (place === 'sending') return 'All questions answered, not submitted'
  if (place === 'question') return label ?? ''
  return label ? `Contact, resume and “${label}”` : 'Contact and resume'
}
