import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, signedIn } from '#server/procedures.ts'
import { companyAnalyticsContract } from '../../company-analytics-contract.ts'
import { readCompanyAnalytics } from './read-analytics.ts'

// a caller without a company gets an error whose text depends on the procedure (CANA-13)
const person = implement(companyAnalyticsContract).$context<Context>().use(refusals).use(signedIn)

export const companyAnalyticsRouter = person.router({
  get: person.get.handler(({ context, input }) => readCompanyAnalytics(context, input)),
})
