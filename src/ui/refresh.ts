import type { Query, QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query'

/** A list that takes longer keeps no button busy: it comes when it comes. */
export const LONGEST_WAIT_MS = 10_000

/**
 * Makes what is known of these keys stale, and waits until what is shown of it is fresh. A mutation whose `onSettled` or
 * `onSuccess` returns this stays pending until then: its buttons are busy for as long as the screen shows the old state. It
 * never fails, and it stops waiting where the answer may take long: offline, after a first failure, and after ten seconds.
 */
export const refreshQueries = (queryClient: QueryClient, ...keys: QueryKey[]): Promise<void> =>
  refreshQueriesWhere(queryClient, ...keys.map((queryKey) => ({ queryKey })))

/** The same for queries that no key names. */
export async function refreshQueriesWhere(queryClient: QueryClient, ...filters: QueryFilters[]): Promise<void> {
  for (const filter of filters) {
    // in the background: the wait below ends earlier than this promise does when a browser is offline
    void queryClient.invalidateQueries(filter)
  }
  const cache = queryClient.getQueryCache()
  const isOnItsWay = () => filters.some((filter) => cache.findAll({ ...filter, type: 'active' }).some(isArriving))
  if (!isOnItsWay()) return
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(limit)
      stopListening()
      resolve()
    }
    const stopListening = cache.subscribe(() => void (isOnItsWay() || end()))
    const limit = setTimeout(end, LONGEST_WAIT_MS)
  })
}

/** A paused query waits for the browser to be online, and one that failed is asked again with pauses. */
const isArriving = ({ state }: Query): boolean => state.fetchStatus === 'fetching' && state.fetchFailureCount === 0
