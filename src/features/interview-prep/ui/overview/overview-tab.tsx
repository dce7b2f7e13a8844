import { type QueryClient, useQuery } from '@tanstack/react-query'
import { ListChecks, Mic } from 'lucide-react'
import { DetailLayout } from '#ui/page/detail-layout.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { StatCardsSkeleton } from '#ui/page/stat-cards.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import type { InterviewOverview } from '../../overview-contract.ts'
import { NextUp } from '../components/next-up.tsx'
import { overviewQuery } from '../queries.ts'
import { OverviewStats } from './overview-stats.tsx'
import { PrepActions } from './prep-actions.tsx'
import { RecentMocks } from './recent-mocks.tsx'
import { RecentPractice } from './recent-practice.tsx'
import { ENOUGH_SCORES, ScoreChart } from './score-chart.tsx'

/** Prefetches the data of the tab. */
export const first = (queryClient: QueryClient): Promise<unknown> => queryClient.prefetchQuery(overviewQuery())

/** The overview tab: preparation progress and next steps (INTV-02 to INTV-05). */
export function Tab() {
  const query = useQuery(overviewQuery())
  return (
    <QueryBoundary query={query} skeleton={<Loading />} errorText="Failed to load your interview preparation">
      {(overview) => <Overview overview={overview} />}
    </QueryBoundary>
  )
}

const Loading = () => (
  <div className="stack stack-8">
    <StatCardsSkeleton count={4} />
    <SkeletonRows rows={5} lead="none" label="Loading your practice" />
  </div>
)

function Overview({ overview }: { overview: InterviewOverview }) {
  const { upcoming, score, recentMocks, recentResponses } = overview
  const isNew = recentMocks.length === 0 && recentResponses.length === 0
  const side = (
    <>
      {upcoming.next && <NextUp next={upcoming.next} />}
      {!isNew && <RecentMocks overview={overview} />}
      <PrepActions />
    </>
  )
  return (
    <>
      <OverviewStats overview={overview} />
      <div className="mt-8">
        <DetailLayout side={side} sideLabel="Next steps">
          {isNew && <Beginning />}
          {score.trend.length >= ENOUGH_SCORES && <ScoreChart overview={overview} />}
          {!isNew && <RecentPractice overview={overview} />}
        </DetailLayout>
      </div>
    </>
  )
}

const Beginning = () => (
  <EmptyState
    title="Answer your first question"
    level={2}
    action={
      <>
        <ButtonLink to="/app/interview?tab=questions" variant="primary" icon={ListChecks}>
          Practice a question
        </ButtonLink>
        <ButtonLink to="/app/interview?tab=mock-interview" icon={Mic}>
          Start Mock Interview
        </ButtonLink>
      </>
    }
  >
    You'll see what works and what to improve: situation, task, action, result. No one else can read it. Your scores and
    their trend appear here.
  </EmptyState>
)
