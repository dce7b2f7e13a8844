import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, signedIn } from '#server/procedures.ts'
import { companyAnalyticsContract } from '../../company-analytics-contract.ts'
import { readCompanyAnalytics } from './read-analytics.ts'

// whoever is in no company is told so, by what they ask for (CANA-13)
const person = implement(companyAnalyticsContract).$context<Context>().use(refusals).use(signedIn)

export const companyAnalyticsRouter = person.router({
  get: person.get.handler(({ context, input }) => readCompanyAnalytics(context, input)),
})
