import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals } from '#server/procedures.ts'
import { billingContract } from '../contract.ts'
import { listPlans } from './queries.ts'

const open = implement(billingContract).$context<Context>().use(refusals)

export const billingRouter = open.router({
  plans: open.plans.handler(({ context, input }) => listPlans(context, input)),
})
