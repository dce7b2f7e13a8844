// Analytics: the dashboard of platform staff and the dashboard of a job seeker.
// Staff: each request counts the totals. The trend shows how many of today's rows existed on each of the last seven days.
// Recent activity identifies a person only by the start of their id.
// Job seekers: the numbers come from stored rows. A background job calculates the matches; this area only counts them.
import { z } from 'zod'
import { applicationStatuses } from '#features/applications/rules.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { LOWEST_MINIMUM } from './dashboard-rules.ts'

export const PlatformStat = z.object({
  total: z.number().int(),
  /** Totals from seven days ago to now, oldest first. */
  trend: z.array(z.number().int()).length(8),
})
export type PlatformStat = z.infer<typeof PlatformStat>

export const Activity = z.object({
  id: Id,
  user: z.string(),
  type: z.string(),
  details: z.string(),
  company: z.object({ name: z.string(), logoUrl: z.string().nullable() }).nullable(),
  at: Timestamp,
})
export type Activity = z.infer<typeof Activity>

export const PlatformDashboard = z.object({
  jobSeekers: PlatformStat,
  companies: PlatformStat,
  activeSubscriptions: PlatformStat,
  jobs: PlatformStat,
  recentActivity: z.array(Activity),
})
export type PlatformDashboard = z.infer<typeof PlatformDashboard>

/** A metric of the seeker: the total, its growth over 30 days, and the change compared with the 30 days before. */
export const OwnStat = z.object({
  total: z.number().int(),
  trend: z.array(z.number().int()),
  /** Null if there is too little data to compare. */
  change: z.number().int().nullable(),
})
export type OwnStat = z.infer<typeof OwnStat>

export const activityBadges = ['sent', 'scheduled', 'new', 'auto', 'uploaded', 'updated'] as const

/** One entry of the seeker's activity. `badge` is null if the entry shows the application's status instead. */
export const OwnActivity = z.object({
  id: Id,
  kind: z.enum(['application', 'resume', 'match']),
  badge: z.enum(activityBadges).nullable(),
  status: z.enum(applicationStatuses).nullable(),
  title: z.string(),
  location: z.string().nullable(),
  company: z.object({ name: z.string(), logoUrl: z.string().nullable() }).nullable(),
  at: Timestamp,
})
export type OwnActivity = z.infer<typeof OwnActivity>

/** The four steps of onboarding (DASH-04). */
export const StepStates = z.object({
  resume: z.boolean(),
  autoApply: z.boolean(),
  tracking: z.boolean(),
  profile: z.boolean(),
})
export type StepStates = z.infer<typeof StepStates>

export const SeekerDashboard = z.object({
  strength: z.object({ percent: z.number().int(), suggestions: z.array(z.string()) }),
  steps: StepStates,
  resumes: z.object({ total: z.number().int(), latestTitle: z.string().nullable() }),
  applicationsSent: OwnStat,
  jobsMatched: OwnStat,
  interviewsScheduled: OwnStat,
  /** The change is in percent. */
  profileViews: OwnStat.extend({ companies: z.number().int() }),
  minimumMatch: z.number().int(),
  /** State of the matches: 'working' while they are being calculated, 'no_resume' if there is no readable resume. */
  matching: z.enum(['ready', 'working', 'no_resume']),
  recentActivity: z.array(OwnActivity).max(10),
})
export type SeekerDashboard = z.infer<typeof SeekerDashboard>

export const dashboardsContract = {
  seekerDashboard: procedure
    .route({ method: 'GET', path: '/dashboard', summary: "Get the job seeker's dashboard" })
    .output(SeekerDashboard),
  setMinimumMatch: procedure
    .route({ method: 'PUT', path: '/dashboard/minimum-match', summary: 'Set the minimum match for counted jobs' })
    .input(z.object({ minimumMatch: z.number().int().min(LOWEST_MINIMUM).max(100) }))
    .output(z.object({ minimumMatch: z.number().int() })),
  platformDashboard: procedure
    .route({ method: 'GET', path: '/admin/dashboard', summary: 'Get four key metrics and the latest 10 applications' })
    .output(PlatformDashboard),
}
