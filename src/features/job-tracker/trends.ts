import { type ApplicationStatus, responseRate } from '#features/applications/rules.ts'
import { DAY_MS } from '#lib/dates.ts'

export type Course = {
  appliedAt: Date
  status: ApplicationStatus
  /** Its ledger, oldest first. */
  changes: readonly { to: ApplicationStatus; at: Date }[]
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
