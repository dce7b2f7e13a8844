import { api } from '#app/api.ts'

/** The plans on offer, cheapest by the year first; cached 5 minutes. */
export const plansQuery = () => api.billing.plans.queryOptions({ input: { orderBy: 'yearly' }, staleTime: 5 * 60_000 })
