import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { hasRole } from '#lib/viewer.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { type Stat, StatCards } from '#ui/page/stat-cards.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Segmented } from '#ui/primitives/choice.tsx'
import type { Compared, PlatformAnalytics } from '../platform-analytics-contract.ts'
import { type AnalyticsDays, analyticsDays, changeInPercent } from '../platform-analytics-rules.ts'
import { AnalyticsSkeleton } from './components/company-analytics/analytics-skeleton.tsx'
import { ActivityLog } from './components/platform-analytics/activity-log.tsx'
import { ApplicationsChart } from './components/platform-analytics/applications-chart.tsx'
import { PlatformActivity } from './components/platform-analytics/platform-activity.tsx'
import { SignupsChart } from './components/platform-analytics/signups-chart.tsx'
import { SubscriptionStatus } from './components/platform-analytics/subscription-status.tsx'
import { platformAnalyticsQuery } from './queries.ts'
import './components/analytics.css'

const options = analyticsDays.map((days) => ({ value: String(days), label: `${days} days` }))

type Props = { days: AnalyticsDays; onDays: (days: AnalyticsDays) => void }

/** /app/admin/analytics: use of Tandem in a period, compared with the period before (ADASH-04 to ADASH-08). */
export function PlatformAnalyticsPage({ days, onDays }: Props) {
  const query = useQuery(platformAnalyticsQuery(days))
  const choose = (value: string) => onDays(analyticsDays.find((one) => String(one) === value) ?? 7)
  return (
    <>
      <PageHeader
        title="Analytics"
        purpose={`The last ${days} days, compared with the previous ${days} days.`}
        actions={
          <>
            <Segmented label="Period" value={String(days)} onChange={choose} options={options} />
            {/* a plain link: the browser downloads the file as a stream, so its size does not matter */}
            <Button icon={Download} render={<a href={`/api/platform-analytics.csv?days=${days}`} download />}>
              Export
            </Button>
          </>
        }
      />
      <QueryBoundary query={query} skeleton={<AnalyticsSkeleton />} errorText="Failed to load analytics data">
        {(analytics) => (
          <div aria-busy={query.isPlaceholderData}>
            <Known analytics={analytics} />
          </div>
        )}
      </QueryBoundary>
    </>
  )
}

function Known({ analytics }: { analytics: PlatformAnalytics }) {
  const { viewer } = useSuspenseQuery(sessionQuery()).data
  const {
    days,
    summary,
    signups,
    applications,
    subscriptions,
    signupDays,
    trend,
    subscriptionStatus,
    log,
    recentActivity,
  } = analytics
  return (
    <>
      <StatCards
        stats={[
          inPercent('User Signups', signups),
          inPercent('Job Applications', applications),
          inNumbers('Active Subscriptions', subscriptions, days),
        ]}
      />
      <p className="analytics-say">{summary}</p>
      <div className="stack stack-8">
        <div className="analytics-cols">
          <SignupsChart days={signupDays} />
          <SubscriptionStatus {...subscriptionStatus} />
        </div>
        <div className="analytics-cols">
          <ApplicationsChart trend={trend} days={days} />
          <PlatformActivity recentActivity={recentActivity} days={days} />
        </div>
        <ActivityLog log={log} days={days} canOpenAll={hasRole(viewer, 'platform_admin')} />
      </div>
    </>
  )
}

const shown = (value: number): string => value.toLocaleString('en-US')
const sign = (change: number): string => (change > 0 ? '+' : '−')
const directionOf = (change: number) => (change > 0 ? 'up' : change < 0 ? 'down' : 'flat')

function inPercent(label: string, { now, before, trend }: Compared): Stat {
  const change = changeInPercent(now, before ?? 0)
  const text = change === null ? '—' : change === 0 ? 'No change' : `${sign(change)}${shown(Math.abs(change))}%`
  const note = before === 0 ? 'None in the previous period' : `from ${shown(before ?? 0)}`
  return { label, value: shown(now), trend, delta: { direction: directionOf(change ?? 0), text }, note }
}

/** Compares totals by their difference; without an earlier count there is no comparison. */
function inNumbers(label: string, { now, before, trend }: Compared, days: number): Stat {
  if (before === null)
    return {
      label,
      value: shown(now),
      trend,
      delta: { direction: 'flat', text: '—' },
      note: `Not recorded ${days} days ago`,
    }
  const change = now - before
  const text = change === 0 ? 'No change' : `${sign(change)}${shown(Math.abs(change))}`
  return {
    label,
    value: shown(now),
    trend,
    delta: { direction: directionOf(change), text },
    note: `from ${shown(before)}`,
  }
}
