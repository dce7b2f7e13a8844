import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, client } from '#client/api.ts'
import type { AuditSearch } from './audit-search.ts'
import type { SecuritySearch } from './security-search.ts'

// refetched every 10 seconds while the page is open, so that staff see progress
const LIVE = { staleTime: 5_000, refetchInterval: 10_000 }

export const queuesQuery = () => api.operations.queues.queryOptions(LIVE)
export const waitingQuery = () => api.operations.waiting.queryOptions({ staleTime: 15_000, refetchInterval: 60_000 })
export const deadLettersQuery = () => api.operations.deadLetters.queryOptions(LIVE)
export const healthQuery = () => api.operations.health.queryOptions(LIVE)
/** Key of all queries of this area, to refresh them together. */
export const operationsKey = () => api.operations.key()

/** Whether a subscription is enforced. A failed call or an answer that is no boolean counts as off and is only logged (PLAT-06). */
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
  // biome-ignore lint/suspicious/noConsole: the specification asks for this warning and nothing else
  console.warn("The platform configuration couldn't be read; subscriptions are not enforced here.", why)
}

/** The settings and the number of people they affect. Cached briefly, so that an admin sees changes of other admins. */
export const settingsQuery = () => api.settings.get.queryOptions({ staleTime: 10_000 })
export const settingsHistoryQuery = () => api.settings.history.queryOptions({ staleTime: 10_000 })
/** The notice above every page. A live event updates it on pages of signed-in people. */
export const noticeQuery = () => api.settings.notice.queryOptions({ staleTime: 60_000 })

/** A page of the audit log. The old page stays visible while the next one loads. */
export const auditQuery = (search: AuditSearch) =>
  api.audit.list.queryOptions({ input: search, staleTime: 5_000, placeholderData: keepPreviousData })
/** A page of sign-ins and refused calls. The old page stays visible while the next one loads. */
export const securityEventsQuery = (search: SecuritySearch) =>
  api.securityEvents.list.queryOptions({ input: search, ...LIVE, placeholderData: keepPreviousData })
export const securityDayQuery = () => api.securityEvents.day.queryOptions(LIVE)

export const auditKnownQuery = () => api.audit.known.queryOptions({ staleTime: 60_000 })
export const auditChainQuery = () => api.audit.chain.queryOptions(LIVE)
