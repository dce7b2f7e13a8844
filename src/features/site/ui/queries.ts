import { api } from '#client/api.ts'

/** Address and policy days of the platform; cached 5 minutes. */
export const siteFactsQuery = () => api.site.facts.queryOptions({ staleTime: 5 * 60_000 })

/** Today's open jobs; cached 5 minutes. */
export const insightsQuery = () => api.site.insights.queryOptions({ staleTime: 5 * 60_000 })
