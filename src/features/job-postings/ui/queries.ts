import type { QueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { companyStatKeys } from '#features/companies/ui/queries.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { ListPostings } from '../contract.ts'

const MINUTE = 60_000

/** One page of the company's jobs; cached 5 minutes (LIVE-03). */
export const postingsQuery = (input: Partial<ListPostings>) =>
  api.postings.list.queryOptions({ input, staleTime: 5 * MINUTE })

/** Statistics; cached 10 minutes. */
export const postingStatsQuery = () => api.postings.stats.queryOptions({ staleTime: 10 * MINUTE })

/** One job in full; cached 5 minutes. */
export const postingQuery = (id: string) => api.postings.get.queryOptions({ input: { id }, staleTime: 5 * MINUTE })

/** The questions of a job; cached 5 minutes. */
export const requirementsQuery = (id: string) =>
  api.postings.requirements.queryOptions({ input: { id }, staleTime: 5 * MINUTE })

/** Preloads the editor's data: the job and, if that tab is open, its questions. The page shows failures. */
export async function prefetchEditor(queryClient: QueryClient, jobId: string, tab?: 'requirements'): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(postingQuery(jobId)),
    tab && queryClient.prefetchQuery(requirementsQuery(jobId)),
  ])
}

/** Refetches everything that shows jobs after a change, on the candidates' side too (LIVE-05). */
export const refreshJobs = (queryClient: QueryClient): Promise<void> =>
  refreshQueries(queryClient, api.postings.key(), api.adminPostings.key(), api.jobs.key(), ...companyStatKeys())
