import { useMutation, useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { api } from '#client/api.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import type { JobDetail as Job } from '../../contract.ts'
import type { Arrival } from '../../rules.ts'
import { jobQuery } from '../queries.ts'
import { JobDetail } from './job-detail.tsx'
import { DetailSkeleton } from './jobs-skeletons.tsx'
import './jobs.css'

type Props = {
  slug: string | undefined
  /** True if the user opened the job; false if it is shown only because it is the first of the list. */
  isChosen: boolean
  isWaiting: boolean
  arrival: Arrival
  onClose: () => void
  renderApply: (job: Job) => ReactNode
  /** Content below the job. */
  renderEnd?: ((job: Job) => ReactNode) | undefined
}

/** The panel of the open job: beside the list or, on a narrow screen, instead of it with a back button (JOBS-05, JOBS-07). */
export function JobPanel({ slug, isChosen, isWaiting, arrival, onClose, renderApply, renderEnd }: Props) {
  return (
    <section className="jobs-panel" aria-label="Job" tabIndex={-1}>
      <Button className="phone jobs-back" variant="ghost" size="sm" icon={ArrowLeft} onClick={onClose}>
        All jobs
      </Button>
      {slug !== undefined ? (
        <OpenJob key={slug} {...{ slug, isChosen, arrival, renderApply, renderEnd }} />
      ) : isWaiting ? (
        <div className="card">
          <DetailSkeleton />
        </div>
      ) : (
        <EmptyState level={2} title="Select a Job" art={null}>
          See the job description, its requirements and how well you match.
        </EmptyState>
      )}
    </section>
  )
}

type OpenProps = Pick<Props, 'isChosen' | 'arrival' | 'renderApply' | 'renderEnd'> & { slug: string }

function OpenJob({ slug, isChosen, arrival, renderApply, renderEnd }: OpenProps) {
  const query = useQuery(jobQuery(slug))
  useRecordedView(isChosen ? query.data?.id : undefined, arrival)
  const isGone = (query.error as { status?: number } | null)?.status === 404
  if (isGone && !query.data) {
    return (
      <EmptyState level={2} title="This job is no longer open" art={null}>
        The company closed it, or the link is wrong. Open jobs are in the list.
      </EmptyState>
    )
  }
  return (
    <article className="card">
      <QueryBoundary query={query} skeleton={<DetailSkeleton />} errorText="Failed to load jobs">
        {(job) => <JobDetail job={job} apply={renderApply(job)} end={renderEnd?.(job)} />}
      </QueryBoundary>
    </article>
  )
}

/** Records one view when the user opens a job. */
function useRecordedView(jobId: string | undefined, arrival: Arrival) {
  const { mutate } = useMutation(api.jobs.recordView.mutationOptions())
  const latest = useRef(arrival)
  latest.current = arrival
  useEffect(() => {
    if (jobId) mutate({ jobId, arrival: latest.current })
  }, [jobId, mutate])
}
