// Insights: what the platform's staff read about its use. Figures are counted when asked for; their course shows how many of
// what is there now was there on each of the last seven days. Activity tells a person by the start of their id alone.
import { z } from 'zod'
import { Id, Moment, procedure } from '#lib/contract.ts'

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
  at: Moment,
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

export const insightsContract = {
  platformDashboard: procedure
    .route({ method: 'GET', path: '/admin/dashboard', summary: 'Four key figures and the latest 10 applications' })
    .output(PlatformDashboard),
}
