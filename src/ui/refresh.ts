import type { Query, QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query'

/** The longest time that buttons stay busy for a refetch. A slower list is updated when it arrives. */
export const LONGEST_WAIT_MS = 10_000

/**
 * Marks the queries with these keys as stale, and waits until the visible ones are refetched. A mutation whose `onSettled` or `onSuccess`
 * returns this promise stays pending until then, so its buttons stay busy while the screen shows the old state. It never fails, and stops
 * waiting if the answer may take long: offline, after a first failure, and after ten seconds.
 */
export const refreshQueries = (queryClient: QueryClient, ...keys: QueryKey[]): Promise<void> =>
  refreshQueriesWhere(queryClient, ...keys.map((queryKey) => ({ queryKey })))

/** The same for queries that are selected by filters. */
export async function refreshQueriesWhere(queryClient: QueryClient, ...filters: QueryFilters[]): Promise<void> {
  for (const filter of filters) {
    // in the background: if the browser is offline, the wait below ends earlier than this promise
    void queryClient.invalidateQueries(filter)
  }
  const cache = queryClient.getQueryCache()
  const isFetching = () => filters.some((filter) => cache.findAll({ ...filter, type: 'active' }).some(isArriving))
  if (!isFetching()) return
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(limit)
      stopListening()
      resolve()
    }
    const stopListening = cache.subscribe(() => void (isFetching() || end()))
    const limit = setTimeout(end, LONGEST_WAIT_MS)
  })
}

/** A paused query waits until the browser is online; a failed one is retried with pauses. */
const isArriving = ({ state }: Query): boolean => state.fetchStatus === 'fetching' && state.fetchFailureCount === 0
