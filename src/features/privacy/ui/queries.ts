import { api } from '#client/api.ts'

export const ownDataQuery = () => api.privacy.ownData.queryOptions({ staleTime: 0 })
