import { queryOptions } from '@tanstack/react-query'
import { api, client } from '#app/api.ts'

// whoever looks at these wants to see them move: asked again every 10 seconds while the page is open
const LIVE = { staleTime: 5_000, refetchInterval: 10_000 }

export const queuesQuery = () => api.operations.queues.queryOptions(LIVE)
export const deadLettersQuery = () => api.operations.deadLetters.queryOptions(LIVE)
export const healthQuery = () => api.operations.health.queryOptions(LIVE)
/** Everything of this area, for refreshing at once. */
export const operationsKey = () => api.operations.key()

/** Is a subscription asked for? Off where the call fails or answers no boolean: that is logged, and nobody is shown it (PLAT-06). */
export const enforcementQuery = () =>
  queryOptions({ queryKey: api.operations.platformConfig.key(), queryFn: readEnforcement, staleTime: 5 * 60_000 })

async function readEnforcement(): Promise<boolean> {
  try {
    const { enforceSubscriptionVerification: isEnforced } = await client.operations.platformConfig()
    if (typeof isEnforced === 'boolean') return isEnforced
    warn(`it answered ${typeof isEnforced}`)
  } catch (error) {
    warn(error)
  }
  return false
}

function warn(why: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification's one trace of this failure
  console.warn('The platform configuration could not be read; subscriptions are not enforced here.', why)
}
