import { useQuery } from '@tanstack/react-query'
import { ERROR } from '#features/applications/ui/components/status-texts.ts'
import { counted } from '#lib/count-word.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { type Stat, StatCards, StatCardsSkeleton } from '#ui/page/stat-cards.tsx'
import type { TrackerStats } from '../../shapes.ts'
import { trackerStatsQuery } from '../queries.ts'

/** Saved Jobs, Total Applications, Pending Review, Response Rate, each with a comparison (TRACK-01 to TRACK-03). */
export function TrackerStatCards() {
  const query = useQuery(trackerStatsQuery())
  return (
    <QueryBoundary query={query} skeleton={<StatCardsSkeleton count={4} />} errorText={ERROR}>
      {(stats) => <StatCards stats={statsOf(stats)} />}
    </QueryBoundary>
  )
}

const days = (count: number) => (count === 0 ? 'less than a day' : counted(count, 'day'))

function closing(count: number): string {
  if (count === 0) return 'none close this week'
  return count === 1 ? '1 closes this week' : `${count} close this week`
}

function statsOf(stats: TrackerStats): Stat[] {
  const { totalApplications, appliedLast30Days, savedClosingSoon, longestWaitDays } = stats
  return [
    {
      label: 'Saved Jobs',
      value: stats.totalSaved.toLocaleString('en-US'),
      note: closing(savedClosingSoon),
    },
    {
      label: 'Total Applications',
      value: totalApplications.toLocaleString('en-US'),
      trend: totalApplications > 0 ? stats.applicationsTrend : undefined,
      delta: { direction: appliedLast30Days > 0 ? 'up' : 'flat', text: `+${appliedLast30Days}` },
      note: 'in 30 days',
    },
    {
      label: 'Pending Review',
      value: stats.pendingReview.toLocaleString('en-US'),
      note: longestWaitDays === null ? 'nothing pending' : `longest wait ${days(longestWaitDays)}`,
    },
    responseRate(stats),
  ]
}

function responseRate({ responseRate: rate, responseRateChange: change, responseRateTrend }: TrackerStats): Stat {
  const figure = { label: 'Response Rate', value: `${rate}%` }
  if (change === null) return { ...figure, delta: { direction: 'flat' }, note: 'not enough data for a trend' }
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : 'flat'
  const text = `${change > 0 ? '+' : ''}${change}`
  return { ...figure, trend: responseRateTrend, delta: { direction, text }, note: 'points in 30 days' }
}
