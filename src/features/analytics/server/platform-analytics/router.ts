import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { platformAnalyticsContract } from '../../platform-analytics-contract.ts'
import { readPlatformAnalytics } from './read-analytics.ts'

const staff = implement(platformAnalyticsContract)
  .$context<Context>()
  .use(refusals)
  .use(withRole('platform_admin', 'platform_user'))

export const platformAnalyticsRouter = staff.router({
  get: staff.get.handler(({ context, input }) => readPlatformAnalytics(context, input)),
})
