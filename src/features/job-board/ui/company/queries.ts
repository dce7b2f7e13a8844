import { api } from '#client/api.ts'

/** The public page of a company, cached for five minutes (LIVE-04). */
export const companyPageQuery = (slug: string, page: number) =>
  api.companyPages.get.queryOptions({ input: { slug, page }, staleTime: 5 * 60_000 })
