import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Refetches the queries with this key after a change that another page made. Invalidating a query during its first fetch only joins that
 * fetch, whose answer may be older than the change, so such a query is fetched once more afterwards.
 */
export async function refetchChanged(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const underWay = queryClient
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })
  const fetchedAfter = underWay.map(async (query) => {
    await query.promise?.catch(() => {})
    // in the background: no button waits for a change by others
    await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
  })
  // in the background: no button waits for a change by others
  await Promise.all([queryClient.invalidateQueries({ queryKey }), ...fetchedAfter])
}
