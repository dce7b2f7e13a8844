// Platform analytics: how Tandem was used in the last days, against as many days before, for platform staff. Counted from rows
// that are kept; what only the present knows (how many subscriptions are active) is counted once a day and compared with that.
// A job seeker is told by the start of their id alone; staff and people of companies act in an office, and are named.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { analyticsDays } from './platform-analytics-rules.ts'

const Count = z.number().int().nonnegative()
/** One point of the course; `before` is the same piece of the period before. */
const CoursePoint = z.object({ from: Timestamp, to: Timestamp, applications: Count, before: Count })

const Compared = z.object({
  now: Count,
  /** Null where it was not counted then. */
  before: Count.nullable(),
  course: z.array(Count),
})
export type Compared = z.infer<typeof Compared>

export const statusGroups = ['active', 'trial', 'paid_until_later', 'pending', 'expired'] as const
export const activityKinds = ['signups', 'applications', 'subscriptions', 'jobs', 'companies', 'decisions'] as const

export const PlatformAnalytics = z.object({
  days: z.union(analyticsDays.map((days) => z.literal(days))),
  /** What the figures say, in a sentence or two. */
  summary: z.string(),
  signups: Compared,
  applications: Compared,
  subscriptions: Compared,
  /** By day in UTC, oldest first, at most seven (ADASH-07). */
  signupDays: z.array(z.object({ day: Timestamp, count: Count })).max(7),
  course: z.array(CoursePoint),
  subscriptionStatus: z.object({
    total: Count,
    statuses: z.array(z.object({ status: z.enum(statusGroups), count: Count, percentage: Count })),
    plans: z.array(z.object({ name: z.string(), count: Count })),
  }),
  /** Of each kind how many on the latest day of the period that had any. */
  recentActivity: z.array(z.object({ kind: z.enum(activityKinds), count: Count, day: Timestamp })),
  log: z.array(z.object({ id: Id, at: Timestamp, who: z.string(), what: z.string(), from: z.string() })).max(10),
})
export type PlatformAnalytics = z.infer<typeof PlatformAnalytics>

export const platformAnalyticsContract = {
  get: procedure
    .route({
      method: 'GET',
      path: '/admin/analytics',
      summary: 'Get sign-ups, applications and subscriptions of a period',
    })
    .input(
      z.object({
        days: z.coerce
          .number()
          .pipe(z.union(analyticsDays.map((days) => z.literal(days))))
          .default(7),
      }),
    )
    .output(PlatformAnalytics),
}
