import { api } from '#client/api.ts'

/** The team of the user's company, cached for 30 seconds. Its counts are cached for a minute (LIVE-03). */
export const teamQuery = () => api.team.list.queryOptions({ staleTime: 30_000 })
export const teamStatsQuery = () => api.team.stats.queryOptions({ staleTime: 60_000 })
export const invitationQuery = (token: string) =>
  api.team.open.queryOptions({ input: { token }, staleTime: Number.POSITIVE_INFINITY, retry: false })
/** The profile of the user's company, cached for 5 minutes (LIVE-04). */
export const companyProfileQuery = () => api.companyProfile.get.queryOptions({ staleTime: 5 * 60_000 })

/** Any company, for platform staff. */
export const companyQuery = (id: string) => api.adminCompanies.get.queryOptions({ input: { id }, staleTime: 60_000 })

/** Queries with counts of a company's jobs, applications and members. Each change to these makes the queries stale (LIVE-05). */
export const companyStatKeys = () => [api.companyDashboard.key(), api.companyAnalytics.key()]
