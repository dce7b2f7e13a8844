import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { PlatformSwitch } from '#features/auto-apply/ui/components/platform-switch.tsx'
import { hasRole } from '#lib/viewer.ts'
import { DataTableSkeleton } from '#ui/page/data-table-skeleton.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { type Stat, StatCards, StatCardsSkeleton } from '#ui/page/stat-cards.tsx'
import { Ago } from '#ui/primitives/ago.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import type { Queue } from '../contract.ts'
import { canDecideDeadLetters } from '../policy.ts'
import { DeadLetterTable, deadLetterHeads } from './components/dead-letter-table.tsx'
import { HealthFacts } from './components/health-facts.tsx'
import { QueueTable, queueHeads } from './components/queue-table.tsx'
import { deadLettersQuery, healthQuery, queuesQuery } from './queries.ts'
import { useDeadLetterActions } from './use-dead-letter-actions.ts'

/** /app/admin/operations: background work, failed work, and facts about the installation. */
export function OperationsPage() {
  return (
    <>
      <PageHeader title="Operations" purpose="Background jobs and system health. Updates every 10 seconds." />
      <div className="stack stack-8">
        <WorkStatCards />
        <FailedWork />
        <Health />
        <AutoApply />
        <Queues />
      </div>
    </>
  )
}

function WorkStatCards() {
  const { data, isPending } = useQuery(queuesQuery())
  if (isPending) return <StatCardsSkeleton count={4} />
  // the list of queues shows the error of a failed load
  return data ? <StatCards stats={statsOf(data)} label="Background jobs" /> : null
}

function Queues() {
  const query = useQuery(queuesQuery())
  return (
    <section aria-labelledby="queues">
      <SectionHead id="queues" title="Queues" />
      <QueryBoundary
        query={query}
        skeleton={<DataTableSkeleton columns={queueHeads} label="Loading queues" />}
        errorText="Failed to load queues"
      >
        {({ queues }) => <QueueTable queues={queues} />}
      </QueryBoundary>
    </section>
  )
}

function AutoApply() {
  const { viewer } = useSuspenseQuery(sessionQuery()).data
  return (
    <section aria-labelledby="auto-apply">
      <SectionHead id="auto-apply" title="Auto apply" />
      <PlatformSwitch canSwitch={hasRole(viewer, 'platform_admin')} />
    </section>
  )
}

function FailedWork() {
  const { viewer } = useSuspenseQuery(sessionQuery()).data
  const query = useQuery(deadLettersQuery())
  const { items = [], total = 0 } = query.data ?? {}
  const canDecide = canDecideDeadLetters(viewer).allowed
  return (
    <section aria-labelledby="failed">
      <SectionHead id="failed" title="Failed permanently">
        {total > items.length ? `The newest ${items.length} of ${total}` : null}
        {canDecide && total > 1 && <RetryAll total={total} />}
      </SectionHead>
      <QueryBoundary
        query={query}
        skeleton={<DataTableSkeleton columns={deadLetterHeads} rows={3} label="Loading failed jobs" />}
        errorText="Failed to load failed jobs"
      >
        {({ items: letters }) => (
          <>
            <DeadLetterTable letters={letters} canDecide={canDecide} />
            {letters.length > 0 && !canDecide && (
              <p className="meta mt-3">Only platform admins can retry or discard failed jobs.</p>
            )}
          </>
        )}
      </QueryBoundary>
    </section>
  )
}

function RetryAll({ total }: { total: number }) {
  const { retryAll, isRetryingAll } = useDeadLetterActions()
  return (
    <Button size="sm" icon={RotateCcw} busy={isRetryingAll} onClick={() => void retryAll(total)}>
      Retry all
    </Button>
  )
}

function Health() {
  const query = useQuery(healthQuery())
  return (
    <section aria-labelledby="health">
      <SectionHead id="health" title="Health" />
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={6} lead="none" label="Loading health" />}
        errorText="Failed to load health"
      >
        {(health) => <HealthFacts health={health} />}
      </QueryBoundary>
    </section>
  )
}

type Work = { queues: Queue[]; waitingEvents: number; oldestEventAt: Date | null }

function statsOf({ queues, waitingEvents, oldestEventAt }: Work): Stat[] {
  const sum = (of: 'waiting' | 'retrying' | 'active' | 'failed') =>
    queues.reduce((total, queue) => total + queue[of], 0)
  const shown = (amount: number) => amount.toLocaleString('en-US')
  return [
    {
      label: 'Unprocessed events',
      value: shown(waitingEvents),
      note: oldestEventAt ? (
        <>
          The oldest <Ago at={oldestEventAt} now={new Date()} isInside />
        </>
      ) : (
        'No backlog'
      ),
    },
    { label: 'Waiting', value: shown(sum('waiting')), note: `${shown(sum('retrying'))} retrying` },
    { label: 'Running', value: shown(sum('active')), note: 'right now' },
    {
      label: 'Failed jobs',
      value: shown(sum('failed')),
      note: sum('failed') === 0 ? 'none need attention' : 'need a decision',
    },
  ]
}
