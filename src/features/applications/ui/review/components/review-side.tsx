import type { ReactNode } from 'react'
import { longDateTime } from '#lib/dates.ts'
import type { ReviewDetails } from '../../../review-contract.ts'
import { companyLabels } from '../../../rules.ts'
import { ReplyState } from '../promise/reply-state.tsx'
import { StatusSelect } from './status-select.tsx'

type Props = { application: ReviewDetails; children?: ReactNode }

/** Status and history: who set what, and when; below them what other areas add. */
export function ReviewSide({ application, children }: Props) {
  const { timeline, resumeReads, status } = application
  return (
    <aside className="review-side" aria-label="Status and timeline">
      <section>
        <h3>Status</h3>
        <StatusSelect application={application} />
        {status !== 'withdrawn' && <p className="meta">The candidate is told by mail when you change it.</p>}
      </section>
      <ReplyState id={application.id} />
      <section>
        <h3>Timeline</h3>
        <ol className="timeline">
          {[...timeline].reverse().map(({ status: step, at, by }) => (
            <li key={at.toISOString()}>
              <i className={`dot-${step}`} aria-hidden="true" />
              <div>
                <b>{step === 'submitted' ? 'Submitted' : companyLabels[step]}</b>
                <p className="meta">
                  {by ?? 'Somebody who left'}, {longDateTime(at)}
                </p>
              </div>
            </li>
          ))}
        </ol>
        {resumeReads.times > 0 && (
          <p className="meta">
            Resume opened {resumeReads.times === 1 ? 'once' : `${resumeReads.times} times`} by{' '}
            {resumeReads.people === 1 ? 'one person' : `${resumeReads.people} people`}.
          </p>
        )}
      </section>
      {children}
    </aside>
  )
}
