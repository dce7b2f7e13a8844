import { api } from '#client/api.ts'
import type { PageName } from '../page-texts.ts'

/** Address and policy days of the platform; cached 5 minutes. */
export const siteFactsQuery = () => api.site.facts.queryOptions({ staleTime: 5 * 60_000 })

/** Today's open jobs; cached 5 minutes. */
export const insightsQuery = () => api.site.insights.queryOptions({ staleTime: 5 * 60_000 })

/** The text of a written page; cached 5 minutes, because it contains the policy days. */
export const sitePageQuery = (name: PageName) => api.site.page.queryOptions({ input: { name }, staleTime: 5 * 60_000 })
