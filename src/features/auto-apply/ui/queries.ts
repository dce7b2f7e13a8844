import { api } from '#client/api.ts'
import type { QueueItem } from '../queue-contract.ts'

const SECOND = 1000
const soon = 30 * SECOND

/** The review queue; refetched often while an entry is about to be sent. */
export const queueQuery = () =>
  api.autoApply.queue.queryOptions({
    staleTime: 10 * SECOND,
    refetchInterval: ({ state }) => (state.data?.items.some(isSentSoon) ? 2 * SECOND : false),
  })

const isSentSoon = ({ sendAt }: QueueItem) => sendAt !== null && sendAt.getTime() - Date.now() < soon

/** One entry with everything that would be sent; always current. */
export const entryQuery = (id: string) =>
  api.autoApply.entry.queryOptions({ input: { id }, staleTime: 0, refetchOnWindowFocus: false })

export const rulesQuery = () => api.autoApply.listRules.queryOptions({ staleTime: 10 * SECOND })
export const answersQuery = () => api.autoApply.listAnswers.queryOptions({ staleTime: 10 * SECOND })
export const settingsQuery = () => api.autoApply.settings.queryOptions({ staleTime: 10 * SECOND })

export const logQuery = () =>
  api.autoApply.log.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 10 * SECOND,
  })

/** The submission of one log entry, which never changes. */
export const logEntryQuery = (id: string) => api.autoApply.logEntry.queryOptions({ input: { id }, staleTime: Infinity })
