import { api } from '#client/api.ts'

export const coachListQuery = () => api.coach.list.queryOptions({ staleTime: 30_000 })
export const coachQuery = (id: string) => api.coach.get.queryOptions({ input: { id }, staleTime: 30_000 })
export const coachingListQuery = () => api.coaching.list.queryOptions({ staleTime: 30_000 })
export const coachingInboxQuery = () => api.coaching.inbox.queryOptions({ input: {}, staleTime: 15_000 })
/** Not cached, because free times change with every booking. */
export const slotsQuery = () => api.coaching.slots.queryOptions({ staleTime: 0 })
export const calendarQuery = () => api.coaching.calendar.queryOptions({ staleTime: 30_000 })
