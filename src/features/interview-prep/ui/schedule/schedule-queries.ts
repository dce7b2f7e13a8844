import { api } from '#client/api.ts'

export const phoneQuery = () => api.scheduledInterviews.phone.queryOptions({ staleTime: 60_000 })
export const scheduledListQuery = () => api.scheduledInterviews.list.queryOptions({ staleTime: 15_000 })
export const scheduledQuery = (id: string) => api.scheduledInterviews.get.queryOptions({ input: { id }, staleTime: 0 })
