import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { insightsContract } from '../contract.ts'
import { readPlatformDashboard } from './queries.ts'

const staff = implement(insightsContract)
  .$context<Context>()
  .use(refusals)
  .use(withRole('platform_admin', 'platform_user'))

export const insightsRouter = staff.router({
  platformDashboard: staff.platformDashboard.handler(({ context }) => readPlatformDashboard(context)),
})
