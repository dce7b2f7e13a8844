import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, signedIn } from '#server/procedures.ts'
import { billingContract } from '../contract.ts'
import { listPlans, readOwnSubscription } from './queries.ts'

const open = implement(billingContract).$context<Context>().use(refusals)
const member = open.use(signedIn)

export const billingRouter = open.router({
  plans: open.plans.handler(({ context, input }) => listPlans(context, input)),
  mine: member.mine.handler(({ context }) => readOwnSubscription(context)),
})
