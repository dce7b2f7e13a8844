import { api } from '#client/api.ts'

const SECOND = 1000

/** The interviews of an application, for its company. */
export const interviewsQuery = (applicationId: string) =>
  api.interviews.list.queryOptions({ input: { applicationId }, staleTime: 30 * SECOND })

/** The same for its applicant. */
export const ownInterviewsQuery = (applicationId: string) =>
  api.interviews.own.queryOptions({ input: { applicationId }, staleTime: 30 * SECOND })
