import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { currencyRatesContract } from '../contract.ts'
import { listRates } from './list-rates.ts'
import { setRate } from './set-rate.ts'

const staff = implement(currencyRatesContract)
  .$context<Context>()
  .use(refusals)
  .use(withRole('platform_admin', 'platform_user'))

export const currencyRatesRouter = staff.router({
  list: staff.list.handler(({ context }) => listRates(context)),
  set: staff.set.handler(({ context, input }) => setRate(context, input)),
})
