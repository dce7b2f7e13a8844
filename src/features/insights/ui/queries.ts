import { api } from '#app/api.ts'

/** The dashboard of the platform; people act on it, so it is asked again every minute while it is open. */
export const platformDashboardQuery = () =>
  api.insights.platformDashboard.queryOptions({ staleTime: 30_000, refetchInterval: 60_000 })
