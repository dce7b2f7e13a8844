import { api } from '#app/api.ts'

const SECOND = 1000

/** How far the own preparation has come; cached 30 seconds. */
export const overviewQuery = () => api.interviewOverview.read.queryOptions({ staleTime: 30 * SECOND })

/** The own next interview, for other screens. */
export const nextInterviewQuery = () => api.interviewOverview.next.queryOptions({ staleTime: 30 * SECOND })
