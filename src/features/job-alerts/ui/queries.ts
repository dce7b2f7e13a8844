import { api } from '#client/api.ts'

/** The user's saved searches, newest first. */
export const savedSearchesQuery = () => api.jobAlerts.list.queryOptions({ staleTime: 30_000 })
