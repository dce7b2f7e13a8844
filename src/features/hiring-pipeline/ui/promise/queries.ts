import { api } from '#client/api.ts'

/** The answers that are due; fresh for a minute, like the counts of the screen (LIVE-03). */
export const repliesDueQuery = () => api.replies.due.queryOptions({ staleTime: 60_000 })
export const replyQuery = (id: string) => api.replies.get.queryOptions({ input: { id }, staleTime: 60_000 })
