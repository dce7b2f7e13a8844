import { api } from '#client/api.ts'

const SECOND = 1000

/** The progress of the viewer's preparation; cached for 30 seconds. */
export const overviewQuery = () => api.interviewOverview.read.queryOptions({ staleTime: 30 * SECOND })

/** The viewer's next interview, for other screens. */
export const nextInterviewQuery = () => api.interviewOverview.next.queryOptions({ staleTime: 30 * SECOND })
