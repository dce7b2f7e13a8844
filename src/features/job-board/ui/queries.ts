import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { api } from '#app/api.ts'
import type { JobDetail, JobSearch } from '../contract.ts'
import { jobsPageSize } from '../rules.ts'
import { filtersOf, type JobsFilters, type JobsSearch } from './jobs-search.ts'

const MINUTE = 60_000
/** How often a resume that is being read is asked for; only while it is. */
const WHILE_READING = 2_000

/** The list, page by page; cached five minutes (LIVE-03). Filters that change keep the old list until the new one is there. */
export const jobsQuery = (filters: JobsFilters) =>
  api.jobs.search.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...filters, cursor, limit: jobsPageSize }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: JobSearch) => page.nextCursor ?? undefined,
    staleTime: 5 * MINUTE,
    // as long as the router keeps a page for Back
    gcTime: 30 * MINUTE,
    placeholderData: keepPreviousData,
    refetchInterval: (query) => (query.state.data?.pages[0]?.matching === 'reading' ? WHILE_READING : false),
  })

/** One job in full; cached five minutes (LIVE-03). */
export const jobQuery = (slugOrId: string) =>
  api.jobs.get.queryOptions({
    input: { slugOrId },
    staleTime: 5 * MINUTE,
    refetchInterval: (query) =>
      (query.state.data as JobDetail | undefined)?.matching === 'reading' ? WHILE_READING : false,
  })

/** The pages that the address asks for and the job that stands open beside it: the one asked for, else the first. A failure is left to the page. */
export async function loadJobs(queryClient: QueryClient, search: JobsSearch): Promise<void> {
  const { job, pages = 1 } = search
  const filters = filtersOf(search)
  await Promise.all([
    queryClient.prefetchInfiniteQuery({ ...jobsQuery(filters), pages }),
    job !== undefined && queryClient.prefetchQuery(jobQuery(job)),
  ])
  const first = queryClient.getQueryData(jobsQuery(filters).queryKey)?.pages[0]?.items[0]
  if (job === undefined && first) await queryClient.prefetchQuery(jobQuery(first.slug))
}

/** Everything of this area, for refreshing at once. */
export const jobsKey = () => api.jobs.key()
