import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DetailLayout } from '#ui/page/detail-layout.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { type Stat, StatCards, StatCardsSkeleton } from '#ui/page/stat-cards.tsx'
import type { PlatformDashboard, PlatformStat } from '../contract.ts'
import { RecentActivity } from './components/recent-activity.tsx'
import { platformDashboardQuery } from './queries.ts'

/** /app/admin: four metrics and the latest applications (ADASH-01, ADASH-02). `side` shows open tasks and running work. */
export function PlatformDashboardPage({ side }: { side: ReactNode }) {
  const { data, isPending } = useQuery(platformDashboardQuery())
  return (
    <>
      <PageHeader title="Admin Dashboard" purpose="Key numbers, recent activity and system status." />
      {/* after a failed load the metrics show a dash; only the server logs the error (ADASH-03) */}
      {isPending ? <StatCardsSkeleton count={4} /> : <StatCards stats={statsOf(data)} />}
      <div className="mt-8">
        <DetailLayout side={side} sideLabel="Platform status">
          <RecentActivity items={data?.recentActivity} isPending={isPending} />
        </DetailLayout>
      </div>
    </>
  )
}

const statsOf = (data: PlatformDashboard | undefined): Stat[] => [
  figure('Job Seekers', data?.jobSeekers),
  figure('Companies', data?.companies),
  figure('Active Subscriptions', data?.activeSubscriptions),
  figure('Jobs', data?.jobs),
]

function figure(label: string, counted: PlatformStat | undefined): Stat {
  if (!counted) return { label, value: '—' }
  const { total, trend } = counted
  const added = total - (trend[0] ?? total)
  return {
    label,
    value: total.toLocaleString('en-US'),
    trend,
    ...(added > 0
      ? { delta: { direction: 'up', text: `+${added.toLocaleString('en-US')}` }, note: 'in 7 days' }
      : { note: 'None new in 7 days' }),
  }
}
