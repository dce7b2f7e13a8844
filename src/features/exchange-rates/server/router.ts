import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { exchangeRatesContract } from '../contract.ts'
import { listRates } from './list-rates.ts'
import { setRate } from './set-rate.ts'

const staff = implement(exchangeRatesContract)
  .$context<Context>()
  .use(refusals)
  .use(withRole('platform_admin', 'platform_user'))

export const exchangeRatesRouter = staff.router({
  list: staff.list.handler(({ context }) => listRates(context)),
  set: staff.set.handler(({ context, input }) => setRate(context, input)),
})
