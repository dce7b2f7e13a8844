import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { subscribersContract } from '../../subscriber-contract.ts'
import { listSubscribers } from './list-subscribers.ts'
import { listSuppressions, suppress, unsubscribeFor, unsuppress } from './suppressions.ts'

const open = implement(subscribersContract).$context<Context>().use(refusals)
const staff = open.use(withRole('platform_admin', 'platform_user'))

export const subscribersRouter = open.router({
  list: staff.list.handler(({ context, input }) => listSubscribers(context, input)),
  unsubscribe: staff.unsubscribe.handler(({ context, input }) => unsubscribeFor(context, input)),
  suppressions: staff.suppressions.handler(({ context, input }) => listSuppressions(context, input)),
  suppress: staff.suppress.handler(({ context, input }) => suppress(context, input)),
  unsuppress: staff.unsuppress.handler(({ context, input }) => unsuppress(context, input)),
})
