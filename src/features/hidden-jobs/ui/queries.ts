import { api } from '#client/api.ts'

/** What the user hid, last hidden first. */
export const hiddenJobsQuery = () => api.hiddenJobs.list.queryOptions({ staleTime: 30_000 })
