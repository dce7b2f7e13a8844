import { api } from '#app/api.ts'

export const notificationsQuery = () => api.notifications.list.queryOptions({ staleTime: 30_000 })
export const recentQuery = () => api.notifications.recent.queryOptions({ staleTime: 30_000 })
/** Everything of this area, for refreshing at once. */
export const notificationsKey = () => api.notifications.key()
