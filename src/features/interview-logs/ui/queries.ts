import { api } from '#client/api.ts'

const SECOND = 1000

/** The viewer's interview logs; cached for 30 seconds. */
export const logsQuery = () => api.interviewLogs.list.queryOptions({ staleTime: 30 * SECOND })

export const logStatsQuery = () => api.interviewLogs.stats.queryOptions({ staleTime: 30 * SECOND })

/** The applications that a log can be linked to or copied from. */
export const loggableQuery = () => api.interviewLogs.applications.queryOptions({ staleTime: 60 * SECOND })
