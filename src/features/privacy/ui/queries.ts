import { api } from '#app/api.ts'

export const ownDataQuery = () => api.privacy.ownData.queryOptions({ staleTime: 0 })
