import { useQuery } from '@tanstack/react-query'
import { DAY_MS, shortDate, weekdayAndTime } from '#lib/dates.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { StatCards, StatCardsSkeleton } from '#ui/page/stat-cards.tsx'
import { useZone } from '#ui/use-zone.ts'
import type { InterviewLogStats } from '../contract.ts'
import { logStatsQuery } from './queries.ts'

/** The number of all, upcoming and waiting interviews, and the percentage that passed (INTV-33). */
export function LogStats({ now }: { now: Date }) {
  const query = useQuery(logStatsQuery())
  return (
    <QueryBoundary query={query} skeleton={<StatCardsSkeleton count={4} />} errorText="Failed to load interview logs">
      {(stats) => <LogStatCards stats={stats} now={now} />}
    </QueryBoundary>
  )
}

export const passedShare = ({ passed, decided }: { passed: number; decided: number }): string =>
  decided === 0 ? '—' : `${Math.round((100 * passed) / decided)}%`

const LogStatCards = ({ stats, now }: { stats: InterviewLogStats; now: Date }) => (
  <StatCards
    label="Interview stats"
    stats={[
      {
        label: 'Interviews',
        value: stats.total.toLocaleString('en-US'),
        note: stats.decided > 0 ? `${stats.decided} decided` : 'none decided yet',
      },
      { label: 'Upcoming', value: stats.upcoming.toLocaleString('en-US'), note: <Next at={stats.next} now={now} /> },
      {
        label: 'Waiting',
        value: stats.waiting.toLocaleString('en-US'),
        note: stats.waiting > 0 ? 'for a date or a decision' : 'none pending',
      },
      {
        label: 'Passed',
        value: passedShare(stats),
        note: stats.decided > 0 ? `${stats.passed} of ${stats.decided} decided` : 'no decision yet',
      },
    ]}
  />
)

function Next({ at, now }: { at: Date | null; now: Date }) {
  const zone = useZone()
  if (!at) return 'none scheduled'
  const isSoon = at.getTime() - now.getTime() < 6 * DAY_MS
  return (
    <time dateTime={at.toISOString()} suppressHydrationWarning>
      {isSoon ? weekdayAndTime(at, zone) : shortDate(at, zone)}
    </time>
  )
}
