import { type ApplicationStatus, responseRate } from '#features/applications/rules.ts'
import { DAY_MS } from '#lib/dates.ts'

export type TrackedHistory = {
  appliedAt: Date
  status: ApplicationStatus
  /** Its status history, oldest first. */
  changes: readonly { to: ApplicationStatus; at: Date }[]
}

/** The counts of the tracker (TRACK-02). */
export function trackerCounts(statuses: readonly ApplicationStatus[]) {
  const among = (...group: ApplicationStatus[]) => statuses.filter((status) => group.includes(status)).length
  return {
    totalApplications: statuses.length,
    pendingReview: among('submitted', 'reviewing'),
    interviewsScheduled: among('interview'),
    responseRate: responseRate(statuses),
  }
}

const points = 7

const period = 30

/** With fewer applications than this 30 days ago, the change is null. */
const minApplications = 3

/**
 * The statistics of the last 30 days: the number of applications and the response rate at seven points in time (the last one is now), and
 * the change of the rate in percentage points (null if too few were sent by then). At each point, an application counts with its status at
 * that time.
 */
export function trackerTrends(histories: readonly TrackedHistory[], now: Date) {
  const times = Array.from(
    { length: points },
    (_, i) => new Date(now.getTime() - ((points - 1 - i) * period * DAY_MS) / (points - 1)),
  )
  const statusesAt = (time: Date): ApplicationStatus[] =>
    histories.filter((one) => one.appliedAt <= time).map((one) => statusAt(one, time, now))
  const history = times.map(statusesAt)
  const rates = history.map(responseRate)
  const [then = [], today = []] = [history[0], history.at(-1)]
  const isTooLittle = then.filter((status) => status !== 'withdrawn').length < minApplications
  return {
    applicationsTrend: history.map((statuses) => statuses.length),
    responseRateTrend: rates,
    appliedLast30Days: today.length - then.length,
    responseRateChange: isTooLittle ? null : (rates.at(-1) ?? 0) - (rates[0] ?? 0),
  }
}

function statusAt({ status, changes }: TrackedHistory, time: Date, now: Date): ApplicationStatus {
  if (time >= now) return status
  return changes.findLast((change) => change.at <= time)?.to ?? 'submitted'
}
