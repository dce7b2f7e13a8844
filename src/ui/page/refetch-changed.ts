import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Fetches again what the key names, after a change that the page did not make itself. A query that is being fetched for the first
 * time joins that fetch when it is invalidated, and its answer may be from before the change: it is fetched once more after it.
 */
export async function refetchChanged(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const underWay = queryClient
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })
  const fetchedAfter = underWay.map(async (query) => {
    await query.promise?.catch(() => {})
    // in the background: no button waits for what others changed
    await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
  })
  // in the background: the same
  await Promise.all([queryClient.invalidateQueries({ queryKey }), ...fetchedAfter])
}
