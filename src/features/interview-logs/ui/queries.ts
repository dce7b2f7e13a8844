import { api } from '#app/api.ts'

const SECOND = 1000

/** The own interviews; cached 30 seconds. */
export const logsQuery = () => api.interviewLogs.list.queryOptions({ staleTime: 30 * SECOND })

export const logStatsQuery = () => api.interviewLogs.stats.queryOptions({ staleTime: 30 * SECOND })

/** What an interview can be written down of. */
export const loggableQuery = () => api.interviewLogs.applications.queryOptions({ staleTime: 60 * SECOND })
