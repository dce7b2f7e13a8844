// Company analytics: hiring of the active company in a period, compared with the period of equal length before it.
// All numbers are counted from stored rows. Withdrawn applications and deleted jobs are not counted.
import { z } from 'zod'
import { applicationSources } from '#features/applications/rules.ts'
import { companyErrors } from '#features/companies/company-errors.ts'
import { rejectionReasons } from '#features/hiring-pipeline/decline-rules.ts'
import { postingStatuses } from '#features/job-postings/rules.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { analyticsRanges, funnelSteps } from './company-analytics-rules.ts'

const Count = z.number().int().nonnegative()

/** A metric formatted as text. With too little data to compare, `change` is '—' and `trend` is null (CANA-07). */
export const Metric = z.object({
  title: z.string(),
  value: z.string(),
  change: z.string(),
  trend: z.enum(['up', 'down']).nullable(),
  /** Whether the change is an improvement for the company. For time to hire, less is better. */
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
  /** Rounded percent of the applications whose days are known, so without imported ones that have none; null if there are none. */
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

/** One interval of the period. `before` counts the applications of the same interval in the previous period. */
export const TrendPoint = z.object({ from: Timestamp, to: Timestamp, applications: Count, before: Count })
export type TrendPoint = z.infer<typeof TrendPoint>

/** How many applications of the period ever reached this step; 0 if none did. */
export const FunnelStep = z.object({ step: z.enum(funnelSteps), count: Count })
export type FunnelStep = z.infer<typeof FunnelStep>

/** Rejection reasons of the period with their counts, the most frequent first. */
export const ReasonCount = z.object({ reason: z.enum(rejectionReasons), count: Count })
export type ReasonCount = z.infer<typeof ReasonCount>

/**
 * Drop-off in the application form of one job, for people who opened it in the period. `rows` follows the order of the form and
 * counts who reached each place and who stopped there. It is null if too few people opened the form.
 */
export const DropOff = z.object({
  jobId: Id,
  title: z.string(),
  /** People who sent the form or did not touch it for a day. */
  started: Count,
  sent: Count,
  rows: z
    .array(
      z.object({
        place: z.enum(['details', 'question', 'sending']),
        /** The text of the question. At 'details' it is the first question, if there is one; at 'sending' it is null. */
        label: z.string().nullable(),
        reached: Count,
        left: Count,
      }),
    )
    .nullable(),
})
export type DropOff = z.infer<typeof DropOff>

export const CompanyAnalytics = z.object({
  companyName: z.string(),
  range: z.enum(analyticsRanges),
  /** The main result in one or two sentences. */
  summary: z.string(),
  metrics: z.array(Metric).length(4),
  trend: z.array(TrendPoint),
  jobPerformance: z.array(JobPerformance).max(10),
  applicationSources: z.array(ApplicationSourceShare),
  funnel: z.array(FunnelStep),
  rejectionReasons: z.array(ReasonCount),
  /** At most 10 jobs, the most often opened forms first. */
  dropOff: z.array(DropOff).max(10),
  recentActivity: z.array(CompanyActivity).max(10),
  /** Always empty, as specified; the chart uses `course`. */
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
