import { api } from '#client/api.ts'

export const mockListQuery = (limit = 10) =>
  api.mockInterviews.list.queryOptions({ input: { limit }, staleTime: 30_000 })
/** Never cached, because the remaining time is measured by the server. */
export const mockQuery = (id: string) => api.mockInterviews.get.queryOptions({ input: { id }, staleTime: 0 })
export const mockJobQuery = (jobId: string) =>
  api.jobs.get.queryOptions({ input: { slugOrId: jobId }, staleTime: 5 * 60_000 })
