// Insights: what the platform's staff read about its use. Figures are counted when asked for; their course shows how many of
// what is there now was there on each of the last seven days. Activity tells a person by the start of their id alone.
// And what a job seeker reads about themselves: their own dashboard, from rows that are kept; matches are worked out in the
// background and only counted here.
import { z } from 'zod'
import { applicationStatuses } from '#features/applications/rules.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { LOWEST_MINIMUM } from './dashboard-rules.ts'

export const PlatformFigure = z.object({
  total: z.number().int(),
  /** From seven days ago to now, oldest first. */
  course: z.array(z.number().int()).length(8),
})
export type PlatformFigure = z.infer<typeof PlatformFigure>

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
  jobSeekers: PlatformFigure,
  companies: PlatformFigure,
  activeSubscriptions: PlatformFigure,
  jobs: PlatformFigure,
  recentActivity: z.array(Activity),
})
export type PlatformDashboard = z.infer<typeof PlatformDashboard>

/** A figure of the seeker's: what there is in all, how it grew in 30 days, and the change against the 30 days before. */
export const OwnFigure = z.object({
  total: z.number().int(),
  course: z.array(z.number().int()),
  /** Null where there is too little data to compare. */
  change: z.number().int().nullable(),
})
export type OwnFigure = z.infer<typeof OwnFigure>

export const activityBadges = ['sent', 'scheduled', 'new', 'auto', 'uploaded', 'updated'] as const

/** One entry of the seeker's own activity; `badge` is null where the status of the application stands instead. */
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
  applicationsSent: OwnFigure,
  jobsMatched: OwnFigure,
  interviewsScheduled: OwnFigure,
  /** Its change is in percent. */
  profileViews: OwnFigure.extend({ companies: z.number().int() }),
  minimumMatch: z.number().int(),
  /** Whether the matches are worked out: 'working' while they are not yet, 'no_resume' where nothing can be read. */
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
