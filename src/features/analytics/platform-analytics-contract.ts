// Platform analytics for platform staff: use of the product in a period, compared with the period of equal length before it.
// Most numbers are counted from stored rows. The number of active subscriptions has no history in the rows, so a scheduled job
// stores it for comparison. A job seeker is shown only by the start of their id. Staff and company members act for their
// organization, so they are shown by name.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { analyticsDays } from './platform-analytics-rules.ts'

const Count = z.number().int().nonnegative()
/** One point of the chart; `before` is the value of the same interval in the previous period. */
const TrendPoint = z.object({ from: Timestamp, to: Timestamp, applications: Count, before: Count })

const Compared = z.object({
  now: Count,
  /** Null if it was not counted at that time. */
  before: Count.nullable(),
  trend: z.array(Count),
})
export type Compared = z.infer<typeof Compared>

export const statusGroups = ['active', 'trial', 'paid_until_later', 'pending', 'expired'] as const
export const activityKinds = ['signups', 'applications', 'subscriptions', 'jobs', 'companies', 'decisions'] as const

export const PlatformAnalytics = z.object({
  days: z.union(analyticsDays.map((days) => z.literal(days))),
  /** The main result in one or two sentences. */
  summary: z.string(),
  signups: Compared,
  applications: Compared,
  subscriptions: Compared,
  /** By day in UTC, oldest first, at most seven (ADASH-07). */
  signupDays: z.array(z.object({ day: Timestamp, count: Count })).max(7),
  trend: z.array(TrendPoint),
  subscriptionStatus: z.object({
    total: Count,
    statuses: z.array(z.object({ status: z.enum(statusGroups), count: Count, percentage: Count })),
    plans: z.array(z.object({ name: z.string(), count: Count })),
  }),
  /** For each kind, the count on the latest day of the period that has any. */
  recentActivity: z.array(z.object({ kind: z.enum(activityKinds), count: Count, day: Timestamp })),
  log: z.array(z.object({ id: Id, at: Timestamp, who: z.string(), what: z.string(), from: z.string() })).max(10),
})
export type PlatformAnalytics = z.infer<typeof PlatformAnalytics>

export const platformAnalyticsContract = {
  get: procedure
    .route({
      method: 'GET',
      path: '/admin/analytics',
      summary: 'Get signups, applications and subscriptions of a period',
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
