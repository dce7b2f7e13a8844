import { api } from '#client/api.ts'

export const notificationsQuery = () => api.notifications.list.queryOptions({ staleTime: 30_000 })
export const recentQuery = () => api.notifications.recent.queryOptions({ staleTime: 30_000 })
/** Key of all queries of this area, to refresh them together. */
export const notificationsKey = () => api.notifications.key()
/** The preferences; only this page changes them. */
export const preferencesQuery = () => api.notifications.preferences.queryOptions({ staleTime: 60_000 })
/** Whether emails reach the viewer's address; changed by this page and by bounces. */
export const mailStateQuery = () => api.notifications.mailState.queryOptions({ staleTime: 60_000 })
