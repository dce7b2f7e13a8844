import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { ConfirmNumber } from './confirm-number.tsx'
import { scheduledListQuery } from './schedule-queries.ts'
import { ScheduledCard } from './scheduled-card.tsx'

/**
 * The scheduled interviews, ascending by date (INTV-31). An empty list is hidden, except right after scheduling (`isConfirming`), while the
 * new interview is still loading.
 */
export function ScheduledList({ isConfirming }: { isConfirming: boolean }) {
  const query = useQuery(scheduledListQuery())
  if (!isConfirming && query.data?.length === 0) return null
  return (
    <section aria-labelledby="scheduled-interviews" className="stack stack-4">
      <SectionHead id="scheduled-interviews" title="Scheduled interviews" />
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={2} lead="none" label="Loading your scheduled interviews" />}
        errorText="Failed to load your scheduled interviews"
        isEmpty={(all) => all.length === 0}
        empty={
          <EmptyState title="Nothing scheduled yet" bare>
            Audio interviews you schedule appear here.
          </EmptyState>
        }
      >
        {(all) => (
          <>
            <ConfirmNumber />
            <ul className="stack stack-3">
              {all.map((interview) => (
                <ScheduledCard key={interview.id} interview={interview} />
              ))}
            </ul>
          </>
        )}
      </QueryBoundary>
    </section>
  )
}
