import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#app/api.ts'
import type { AnalyticsRange } from '../company-analytics-rules.ts'
import type { AnalyticsDays } from '../platform-analytics-rules.ts'

const MINUTE = 60_000

/** The dashboard of the platform; people act on it, so it is asked again every minute while it is open. */
export const platformDashboardQuery = () =>
  api.dashboards.platformDashboard.queryOptions({ staleTime: 30_000, refetchInterval: MINUTE })

/** The own dashboard: cached 5 minutes, asked again every 10 and when the window is come back to (LIVE-01). */
export const seekerDashboardQuery = () =>
  api.dashboards.seekerDashboard.queryOptions({
    staleTime: 5 * MINUTE,
    refetchInterval: 10 * MINUTE,
    refetchOnWindowFocus: true,
  })

/** The company's dashboard: fresh 5 minutes, asked again every 10, and at once when something moves. */
export const companyDashboardQuery = () =>
  api.companyDashboard.get.queryOptions({ staleTime: 5 * MINUTE, refetchInterval: 10 * MINUTE })

/** Company analytics: cached 5 minutes, asked again every 10; the figures shown stay until those of another range are there. */
export const companyAnalyticsQuery = (range: AnalyticsRange) =>
  api.companyAnalytics.get.queryOptions({
    input: { range },
    staleTime: 5 * MINUTE,
    refetchInterval: 10 * MINUTE,
    placeholderData: keepPreviousData,
  })

/** Analytics of the platform: fresh for a minute; the figures shown stay until those of another period are there. */
export const platformAnalyticsQuery = (days: AnalyticsDays) =>
  api.platformAnalytics.get.queryOptions({
    input: { days },
    staleTime: MINUTE,
    refetchInterval: 5 * MINUTE,
    placeholderData: keepPreviousData,
  })
