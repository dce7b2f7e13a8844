import { api } from '#app/api.ts'

/** The own team; fresh for 30 seconds, its figures for a minute (LIVE-03). */
export const teamQuery = () => api.team.list.queryOptions({ staleTime: 30_000 })
export const teamStatsQuery = () => api.team.stats.queryOptions({ staleTime: 60_000 })
export const invitationQuery = (token: string) =>
  api.team.open.queryOptions({ input: { token }, staleTime: Number.POSITIVE_INFINITY, retry: false })
/** The own company's profile: cached 5 minutes (LIVE-04). */
export const companyProfileQuery = () => api.companyProfile.get.queryOptions({ staleTime: 5 * 60_000 })

/** Any company, as our staff see it. */
export const companyQuery = (id: string) => api.adminCompanies.get.queryOptions({ input: { id }, staleTime: 60_000 })

/** What counts a company's jobs, applications and people: stale with each change of one (LIVE-05). */
export const companyFigureKeys = () => [api.companyDashboard.key(), api.companyAnalytics.key()]
