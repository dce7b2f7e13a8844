// Company analytics: how hiring at the company whose portal is open went in a period, against the equally long one before it.
// Everything is counted from rows that are kept; applications that were withdrawn and jobs that were deleted count nowhere.
import { z } from 'zod'
import { applicationSources } from '#features/applications/rules.ts'
import { companyErrors } from '#features/companies/company-errors.ts'
import { rejectionReasons } from '#features/hiring-pipeline/decline-rules.ts'
import { postingStatuses } from '#features/job-postings/rules.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { analyticsRanges, funnelSteps } from './company-analytics-rules.ts'

const Count = z.number().int().nonnegative()

/** A figure in words: `change` is '—' and `trend` null where there is too little data to compare (CANA-07). */
export const Metric = z.object({
  title: z.string(),
  value: z.string(),
  change: z.string(),
  trend: z.enum(['up', 'down']).nullable(),
  /** Whether the change is what a company hopes for: less time is. */
  isBetter: z.boolean(),
  description: z.string(),
  icon: z.enum(['applications', 'jobs', 'time', 'rate']),
})
export type Metric = z.infer<typeof Metric>

export const JobPerformance = z.object({
  id: Id,
  title: z.string(),
  applications: Count,
  views: Count,
  posted: Timestamp,
  status: z.enum(postingStatuses),
  /** Rounded percent; null where nobody applied. */
  conversionRate: Count.nullable(),
})
export type JobPerformance = z.infer<typeof JobPerformance>

export const ApplicationSourceShare = z.object({
  source: z.enum(applicationSources),
  count: Count,
  percentage: Count,
})
export type ApplicationSourceShare = z.infer<typeof ApplicationSourceShare>

export const CompanyActivity = z.object({
  id: Id,
  type: z.enum(['application', 'job']),
  message: z.string(),
  timestamp: Timestamp,
  icon: z.enum(['send', 'briefcase']),
  color: z.enum(['blue', 'green']),
})
export type CompanyActivity = z.infer<typeof CompanyActivity>

/** One piece of the period, and the applications of the same piece of the period before. */
export const CoursePoint = z.object({ from: Timestamp, to: Timestamp, applications: Count, before: Count })
export type CoursePoint = z.infer<typeof CoursePoint>

/** How many of those who applied in the period ever came so far; what stands in no step is 0. */
export const FunnelStep = z.object({ step: z.enum(funnelSteps), count: Count })
export type FunnelStep = z.infer<typeof FunnelStep>

/** Why applications were rejected in the period, the most frequent first. */
export const ReasonCount = z.object({ reason: z.enum(rejectionReasons), count: Count })
export type ReasonCount = z.infer<typeof ReasonCount>

/**
 * How far people came in the form of one job that they opened in the period. `rows` goes by the form: those who came to a place
 * and those who went no further; null where too few opened it to say anything.
 */
export const DropOff = z.object({
  jobId: Id,
  title: z.string(),
  /** Who sent the form, or left it for a day. */
  started: Count,
  sent: Count,
  rows: z
    .array(
      z.object({
        place: z.enum(['details', 'question', 'sending']),
        /** The question's own words; the first one at 'details', if there is one; null at 'sending'. */
        label: z.string().nullable(),
        came: Count,
        left: Count,
      }),
    )
    .nullable(),
})
export type DropOff = z.infer<typeof DropOff>

export const CompanyAnalytics = z.object({
  companyName: z.string(),
  range: z.enum(analyticsRanges),
  /** What the figures say, in a sentence or two. */
  summary: z.string(),
  metrics: z.array(Metric).length(4),
  course: z.array(CoursePoint),
  jobPerformance: z.array(JobPerformance).max(10),
  applicationSources: z.array(ApplicationSourceShare),
  funnel: z.array(FunnelStep),
  rejectionReasons: z.array(ReasonCount),
  /** The jobs whose form was opened most, at most 10. */
  dropOff: z.array(DropOff).max(10),
  recentActivity: z.array(CompanyActivity).max(10),
  /** Specified as always empty; `course` holds what the chart shows. */
  timeSeries: z.array(z.never()),
})
export type CompanyAnalytics = z.infer<typeof CompanyAnalytics>

export const companyAnalyticsContract = {
  get: procedure
    .errors(companyErrors)
    .route({ method: 'GET', path: '/company/analytics', summary: 'Get hiring analytics of your company for a period' })
    .input(z.object({ range: z.enum(analyticsRanges).default('month') }))
    .output(CompanyAnalytics),
}
