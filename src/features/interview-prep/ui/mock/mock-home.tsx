import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '#features/accounts/ui/queries.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { ScheduledList } from '../schedule/scheduled-list.tsx'
import { ForPosting } from './for-posting.tsx'
import { mockListQuery } from './mock-queries.ts'
import { OpenInterview } from './open-interview.tsx'
import { PastInterviews } from './past-interviews.tsx'
import { MockSetupForm } from './setup-form.tsx'

type Props = { jobId: string | null; isSpoken?: boolean; onSession: (id: string) => void; onNoJob: () => void }

const PAGE = 10

/**
 * The start page of mock interviews: an unfinished interview or the set-up of a new one (INTV-12), and completed interviews.
 */
export function MockHome({ jobId, isSpoken = false, onSession, onNoJob }: Props) {
  const [limit, setLimit] = useState(PAGE)
  const [isScheduled, setScheduled] = useState(false)
  const query = useQuery({ ...mockListQuery(limit), placeholderData: keepPreviousData })
  const userId = useSession().viewer?.userId ?? ''
  return (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows rows={5} lead="none" label="Loading your mock interviews" />}
      errorText="Failed to load your mock interviews"
    >
      {({ items, total, open }) => (
        <div className="stack stack-8">
          {open ? (
            <OpenInterview interview={open} userId={userId} onResume={() => onSession(open.id)} />
          ) : (
            <section aria-labelledby="mock-setup">
              <SectionHead id="mock-setup" title="Set up a mock interview" />
              {jobId && <ForPosting jobId={jobId} onClear={onNoJob} />}
              <MockSetupForm
                jobId={jobId}
                isSpoken={isSpoken}
                onStarted={onSession}
                onScheduled={() => setScheduled(true)}
              />
            </section>
          )}
          <ScheduledList isConfirming={isScheduled} />
          <PastInterviews
            items={items.filter(({ completed }) => completed)}
            total={open ? total - 1 : total}
            userId={userId}
            onMore={() => setLimit(limit + PAGE)}
            isBusy={query.isFetching}
          />
        </div>
      )}
    </QueryBoundary>
  )
}
