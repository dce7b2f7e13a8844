import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { JobDetail, JobSearch } from '../contract.ts'
import { jobsPageSize } from '../rules.ts'
import { filtersOf, type JobsFilters, type JobsSearch } from './jobs-search.ts'

const MINUTE = 60_000
/** The interval, in milliseconds, of reloading while a resume is being read. */
const WHILE_READING = 2_000

/** The list, page by page, cached for five minutes (LIVE-03). When a filter changes, the old list is shown until the new one is loaded. */
export const jobsQuery = (filters: JobsFilters) =>
  api.jobs.search.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...filters, cursor, limit: jobsPageSize }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: JobSearch) => page.nextCursor ?? undefined,
    staleTime: 5 * MINUTE,
    // the same time as the router caches a page for Back
    gcTime: 30 * MINUTE,
    placeholderData: keepPreviousData,
    refetchInterval: (query) => (query.state.data?.pages[0]?.matching === 'reading' ? WHILE_READING : false),
  })

/** The details of one job, cached for five minutes (LIVE-03). */
export const jobQuery = (slugOrId: string) =>
  api.jobs.get.queryOptions({
    input: { slugOrId },
    staleTime: 5 * MINUTE,
    refetchInterval: (query) =>
      (query.state.data as JobDetail | undefined)?.matching === 'reading' ? WHILE_READING : false,
  })

/** Preloads the pages of the list and the open job: the job in the URL, or else the first. The page shows errors. */
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

/** The key of all queries about jobs, to refresh them together. */
export const jobsKey = () => api.jobs.key()
