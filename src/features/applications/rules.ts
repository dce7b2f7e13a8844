import { DAY_MS } from '#lib/dates.ts'

/** Every state of an application. The company moves it freely among the first five; only the applicant withdraws. */
export const applicationStatuses = ['submitted', 'reviewing', 'interview', 'accepted', 'rejected', 'withdrawn'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** What each is called, wherever it is written out. */
export const statusNames: Record<ApplicationStatus, string> = {
  submitted: 'Submitted',
  reviewing: 'Under review',
  interview: 'Interview',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
}

export const pipelineStatuses = ['submitted', 'reviewing', 'interview', 'accepted', 'rejected'] as const
export type PipelineStatus = (typeof pipelineStatuses)[number]

const older = { hired: 'accepted', interview_scheduled: 'interview', interviewed: 'interview' } as const
type StatusWord = ApplicationStatus | keyof typeof older
/** The statuses, and the words that are read as one of them. */
export const statusWords: readonly StatusWord[] = [
  ...applicationStatuses,
  ...(Object.keys(older) as (keyof typeof older)[]),
]

/** Reads a status as stored elsewhere: hired is accepted, interview_scheduled and interviewed are interview (PLAT-18); null for unknown words. */
export function readStatus(text: string): ApplicationStatus | null {
  if (Object.hasOwn(older, text)) return older[text as keyof typeof older]
  return applicationStatuses.find((status) => status === text) ?? null
}

/** How an application came: how the candidate found the posting, or that the company imported it. */
export const applicationSources = ['direct', 'search', 'campaign', 'referral', 'imported'] as const
export type ApplicationSource = (typeof applicationSources)[number]

/** The same for the tracker, which also holds what was applied to outside of Tandem. */
export const trackedSources = [...applicationSources, 'elsewhere'] as const
export type TrackedSource = (typeof trackedSources)[number]

export const sourceNames: Record<TrackedSource, string> = {
  direct: 'Direct',
  search: 'Search',
  campaign: 'Campaign',
  referral: 'Referral',
  imported: 'Imported',
  elsewhere: 'Elsewhere',
}

export type Course = {
  appliedAt: Date
  status: ApplicationStatus
  /** Its ledger, oldest first. */
  changes: readonly { to: ApplicationStatus; at: Date }[]
}

/** The rounded percent of applications that are not in submitted; withdrawn ones are left out (TRACK-03, X-15); 0 for none. */
export function responseRate(statuses: readonly ApplicationStatus[]): number {
  const counted = statuses.filter((status) => status !== 'withdrawn')
  const answered = counted.filter((status) => status !== 'submitted').length
  return counted.length === 0 ? 0 : Math.round((100 * answered) / counted.length)
}

/** What the tracker counts (TRACK-02). */
export function trackerCounts(statuses: readonly ApplicationStatus[]) {
  const among = (...wanted: ApplicationStatus[]) => statuses.filter((status) => wanted.includes(status)).length
  return {
    totalApplications: statuses.length,
    pendingReview: among('submitted', 'reviewing'),
    interviewsScheduled: among('interview'),
    responseRate: responseRate(statuses),
  }
}

const points = 7
const period = 30
/** Fewer than this many applications 30 days ago say nothing about a change. */
const fewest = 3

/**
 * The last 30 days beside the figures: how many were applied to and the response rate at seven moments, the last one now, and
 * the change of the rate in percentage points (null where too little was sent by then). An application counts at a moment with
 * the status that its ledger gives it there.
 */
export function trackerTrends(courses: readonly Course[], now: Date) {
  const moments = Array.from(
    { length: points },
    (_, i) => new Date(now.getTime() - ((points - 1 - i) * period * DAY_MS) / (points - 1)),
  )
  const statusesAt = (moment: Date): ApplicationStatus[] =>
    courses.filter((course) => course.appliedAt <= moment).map((course) => statusAt(course, moment, now))
  const history = moments.map(statusesAt)
  const rates = history.map(responseRate)
  const [then = [], today = []] = [history[0], history.at(-1)]
  const isTooLittle = then.filter((status) => status !== 'withdrawn').length < fewest
  return {
    applicationsTrend: history.map((statuses) => statuses.length),
    responseRateTrend: rates,
    appliedLast30Days: today.length - then.length,
    responseRateChange: isTooLittle ? null : (rates.at(-1) ?? 0) - (rates[0] ?? 0),
  }
}

function statusAt({ status, changes }: Course, moment: Date, now: Date): ApplicationStatus {
  if (moment >= now) return status
  return changes.findLast((change) => change.at <= moment)?.to ?? 'submitted'
}

/** How the company names the statuses; submitted shows as New (CAPP-04). */
export const companyLabels = {
  submitted: 'New',
  reviewing: 'Reviewing',
  interview: 'Interview',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
} as const

export const allApplicationsPageSize = 20
