import type { QueryClient } from '@tanstack/react-query'
import { siteFactsQuery } from '../queries.ts'
import { headOf } from './page-head-of.ts'

/** The platform's facts and the metadata for a written page. */
export async function loadSitePage(queryClient: QueryClient, page: Parameters<typeof headOf>[0]) {
  const facts = await queryClient.fetchQuery(siteFactsQuery())
  return { ...facts, head: headOf(page, facts) }
}
