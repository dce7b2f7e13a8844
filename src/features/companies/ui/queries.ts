import { api } from '#app/api.ts'

export const teamQuery = () => api.team.list.queryOptions({ staleTime: 30_000 })
export const invitationQuery = (token: string) =>
  api.team.open.queryOptions({ input: { token }, staleTime: Number.POSITIVE_INFINITY, retry: false })
export const companyProfileQuery = () => api.companyProfile.get.queryOptions({ staleTime: 60_000 })
