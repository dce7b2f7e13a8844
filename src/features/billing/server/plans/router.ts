import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { plansContract } from '../../plans-contract.ts'
import { listSoldPlans } from './list-plans.ts'
import { savePlan } from './save-plan.ts'

const staff = implement(plansContract)
  .$context<Context>()
  .use(refusals)
  .use(withRole('platform_admin', 'platform_user'))

export const plansRouter = staff.router({
  list: staff.list.handler(({ context }) => listSoldPlans(context)),
  save: staff.save.handler(({ context, input }) => savePlan(context, input)),
})
