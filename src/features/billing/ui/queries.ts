import { api } from '#app/api.ts'

/** The plans on offer, cheapest by the year first; cached 5 minutes. */
export const plansQuery = () => api.billing.plans.queryOptions({ input: { orderBy: 'yearly' }, staleTime: 5 * 60_000 })

/** The active plans, cheapest by the month first, as the subscription page orders them (SUB-21); cached 5 minutes. */
export const plansByMonthQuery = () =>
  api.billing.plans.queryOptions({ input: { orderBy: 'monthly' }, staleTime: 5 * 60_000 })

/** The person's own subscription. */
export const ownSubscriptionQuery = () => api.billing.mine.queryOptions()
