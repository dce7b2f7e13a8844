import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { dashboardsContract } from '../contract.ts'
import { readPlatformDashboard } from './queries.ts'
import { readSeekerDashboard, setMinimumMatch } from './seeker-dashboard.ts'

const anyone = implement(dashboardsContract).$context<Context>().use(refusals)
const staff = anyone.use(withRole('platform_admin', 'platform_user'))
const seeker = anyone.use(withRole('job_seeker'))

export const dashboardsRouter = anyone.router({
  platformDashboard: staff.platformDashboard.handler(({ context }) => readPlatformDashboard(context)),
  seekerDashboard: seeker.seekerDashboard.handler(({ context }) => readSeekerDashboard(context)),
  setMinimumMatch: seeker.setMinimumMatch.handler(({ context, input }) => setMinimumMatch(context, input)),
})
