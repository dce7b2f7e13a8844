import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, client } from '#app/api.ts'
import type { AuditSearch } from './audit-search.ts'
import type { SecuritySearch } from './security-search.ts'

// whoever looks at these wants to see them move: asked again every 10 seconds while the page is open
const LIVE = { staleTime: 5_000, refetchInterval: 10_000 }

export const queuesQuery = () => api.operations.queues.queryOptions(LIVE)
export const waitingQuery = () => api.operations.waiting.queryOptions({ staleTime: 15_000, refetchInterval: 60_000 })
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
  console.warn("The platform configuration couldn't be read; subscriptions are not enforced here.", why)
}

/** The settings with whom they reach; whoever changes them sees what others changed. */
export const settingsQuery = () => api.settings.get.queryOptions({ staleTime: 10_000 })
export const settingsHistoryQuery = () => api.settings.history.queryOptions({ staleTime: 10_000 })
/** What stands above every page; pages of signed-in people hear of a change. */
export const noticeQuery = () => api.settings.notice.queryOptions({ staleTime: 60_000 })

/** A page of the audit log; the one shown stays until the next is there. */
export const auditQuery = (search: AuditSearch) =>
  api.audit.list.queryOptions({ input: search, staleTime: 5_000, placeholderData: keepPreviousData })
/** A page of ways in and refusals; the one shown stays until the next is there. */
export const securityEventsQuery = (search: SecuritySearch) =>
  api.securityEvents.list.queryOptions({ input: search, ...LIVE, placeholderData: keepPreviousData })
export const securityDayQuery = () => api.securityEvents.day.queryOptions(LIVE)

export const auditKnownQuery = () => api.audit.known.queryOptions({ staleTime: 60_000 })
export const auditChainQuery = () => api.audit.chain.queryOptions(LIVE)
