import { api } from '#app/api.ts'

// whoever looks at these wants to see them move: asked again every 10 seconds while the page is open
const LIVE = { staleTime: 5_000, refetchInterval: 10_000 }

export const queuesQuery = () => api.operations.queues.queryOptions(LIVE)
export const deadLettersQuery = () => api.operations.deadLetters.queryOptions(LIVE)
export const healthQuery = () => api.operations.health.queryOptions(LIVE)
/** Everything of this area, for refreshing at once. */
export const operationsKey = () => api.operations.key()
