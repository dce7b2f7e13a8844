import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { AnalyticsRange } from '../company-analytics-rules.ts'
import type { AnalyticsDays } from '../platform-analytics-rules.ts'

const MINUTE = 60_000

/** The platform dashboard. Staff act on it, so it is refetched every minute while it is open. */
export const platformDashboardQuery = () =>
  api.dashboards.platformDashboard.queryOptions({ staleTime: 30_000, refetchInterval: MINUTE })

/** The seeker's dashboard: cached for 5 minutes, refetched every 10 and on window focus (LIVE-01). */
export const seekerDashboardQuery = () =>
  api.dashboards.seekerDashboard.queryOptions({
    staleTime: 5 * MINUTE,
    refetchInterval: 10 * MINUTE,
    refetchOnWindowFocus: true,
  })

/** The company dashboard: cached for 5 minutes, refetched every 10, and immediately after a live event. */
export const companyDashboardQuery = () =>
  api.companyDashboard.get.queryOptions({ staleTime: 5 * MINUTE, refetchInterval: 10 * MINUTE })

/** Company analytics: cached for 5 minutes, refetched every 10. The old data stays visible while another range loads. */
export const companyAnalyticsQuery = (range: AnalyticsRange) =>
  api.companyAnalytics.get.queryOptions({
    input: { range },
    staleTime: 5 * MINUTE,
    refetchInterval: 10 * MINUTE,
    placeholderData: keepPreviousData,
  })

/** Platform analytics: cached for a minute. The old data stays visible while another period loads. */
export const platformAnalyticsQuery = (days: AnalyticsDays) =>
  api.platformAnalytics.get.queryOptions({
    input: { days },
    staleTime: MINUTE,
    refetchInterval: 5 * MINUTE,
    placeholderData: keepPreviousData,
  })
