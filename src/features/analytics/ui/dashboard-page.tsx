import { useQuery } from '@tanstack/react-query'
import { useSession } from '#features/accounts/ui/queries.ts'
import { DetailLayout } from '#ui/page/detail-layout.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import type { SeekerDashboard } from '../contract.ts'
import { CoachCard } from './components/seeker/coach-card.tsx'
import { DashboardSkeleton } from './components/seeker/dashboard-skeleton.tsx'
import { NextInterview } from './components/seeker/next-interview.tsx'
import { OwnActivityCard } from './components/seeker/own-activity-card.tsx'
import { QuickActions } from './components/seeker/quick-actions.tsx'
import { QuickStart } from './components/seeker/quick-start.tsx'
import { SeekerStats } from './components/seeker/seeker-stats.tsx'
import { WelcomeBanner } from './components/seeker/welcome-banner.tsx'
import { seekerDashboardQuery } from './queries.ts'

/** /app: a job seeker's progress and next steps (DASH-01 to DASH-16). */
export function DashboardPage() {
  const query = useQuery(seekerDashboardQuery())
  const { viewer } = useSession()
  return (
    <QueryBoundary query={query} skeleton={<DashboardSkeleton />} errorText="Failed to load your dashboard">
      {(dashboard) => <Known dashboard={dashboard} name={viewer?.name ?? ''} />}
    </QueryBoundary>
  )
}

function Known({ dashboard, name }: { dashboard: SeekerDashboard; name: string }) {
  const side = (
    <>
      <NextInterview />
      <CoachCard dashboard={dashboard} />
      <QuickActions hasResume={dashboard.steps.resume} />
    </>
  )
  return (
    <>
      <WelcomeBanner dashboard={dashboard} name={name} />
      <SeekerStats dashboard={dashboard} />
      <div className="mt-8">
        <DetailLayout side={side} sideLabel="What you can do next">
          <QuickStart dashboard={dashboard} />
          <OwnActivityCard items={dashboard.recentActivity} />
        </DetailLayout>
      </div>
    </>
  )
}
