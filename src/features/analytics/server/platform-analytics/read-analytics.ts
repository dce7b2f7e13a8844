import { and, gte, lte, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { resumes } from '#db/schema/documents.ts'
import { dayAndMonth } from '#lib/dates.ts'
import type { Context, Db } from '#server/context.ts'
import type { PlatformAnalytics } from '../../platform-analytics-contract.ts'
import {
  type AnalyticsDays,
  type DayPeriod,
  dayPeriodOf,
  formatShare,
  listedDays,
  timesMedian,
} from '../../platform-analytics-rules.ts'
import { readActivityLog, readRecentActivity } from './activity.ts'
import { countApplications, countSignups, type Pieces, sumOf } from './count-pieces.ts'
import { readStatuses, readSubscriptions } from './subscriptions.ts'

/** Use of the platform in the period, compared with the period before (ADASH-04, ADASH-06, ADASH-07). */
export async function readPlatformAnalytics(
  { db }: Pick<Context, 'db'>,
  { days }: { days: AnalyticsDays },
): Promise<PlatformAnalytics> {
  const period = dayPeriodOf(days, new Date())
  const [signups, applications, subscriptions, subscriptionStatus, recentActivity, log, withResume] = await Promise.all(
    [
      countSignups(db, period),
      countApplications(db, period),
      readSubscriptions(db, period),
      readStatuses(db),
      readRecentActivity(db, period),
      readActivityLog(db, period),
      countWithResume(db, period),
    ],
  )
  const listed = listedDays(period)
  return {
    days,
    summary: summaryOf(signups, withResume, period),
    signups: { ...sumOf(signups), trend: signups.now },
    applications: { ...sumOf(applications), trend: applications.now },
    subscriptions,
    signupDays: listed.map((day, n) => ({ day, count: signups.days.at(n - listed.length) ?? 0 })),
    trend: runningTotals(applications, period),
    subscriptionStatus,
    recentActivity,
    log,
  }
}

const runningTotals = ({ now, before }: Pieces, { start, pieceMs }: DayPeriod): PlatformAnalytics['trend'] =>
  now.map((applications, n) => ({
    from: new Date(start.getTime() + n * pieceMs),
    to: new Date(start.getTime() + (n + 1) * pieceMs - 1),
    applications,
    before: before[n] ?? 0,
  }))

/** People who signed up in the period and had a resume within a day. */
const countWithResume = (db: Db, { start, end }: DayPeriod): Promise<number> =>
  db.$count(
    users,
    and(
      gte(users.createdAt, start),
      lte(users.createdAt, end),
      sql`exists (select from ${resumes} where ${resumes.userId} = ${users.id} and ${resumes.createdAt} < ${users.createdAt} + interval '1 day')`,
    ),
  )

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

function summaryOf(signups: Pieces, withResume: number, { days, start }: DayPeriod): string {
  const all = sumOf(signups).now
  if (all === 0) return `No signups in the last ${days} days.`
  const best = Math.max(...signups.days)
  const at = signups.days.indexOf(best)
  const day = new Date(start.getTime() + at * 86_400_000)
  const name = days === 7 ? (weekdays[day.getUTCDay()] ?? '') : dayAndMonth(day, 'UTC')
  const more = timesMedian(best, signups.days.toSpliced(at, 1))
  const people = best === 1 ? '1 signup' : `${best.toLocaleString('en-US')} signups`
  const share = formatShare(withResume, all)
  const first = `Busiest day: ${name} (${more ? `${people}, ${more} the usual number` : people}).`
  return share ? `${first} ${share} of new users added a resume on the day they signed up.` : first
}
