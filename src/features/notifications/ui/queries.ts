import { api } from '#app/api.ts'

export const notificationsQuery = () => api.notifications.list.queryOptions({ staleTime: 30_000 })
export const recentQuery = () => api.notifications.recent.queryOptions({ staleTime: 30_000 })
/** Everything of this area, for refreshing at once. */
export const notificationsKey = () => api.notifications.key()
/** Which news come how; changed on this page alone. */
export const preferencesQuery = () => api.notifications.preferences.queryOptions({ staleTime: 60_000 })
/** Whether mails reach the own address; changed on this page, and by mails. */
export const mailStateQuery = () => api.notifications.mailState.queryOptions({ staleTime: 60_000 })
