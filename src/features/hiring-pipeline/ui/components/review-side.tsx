import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { companyLabels } from '#features/applications/rules.ts'
import { longDate, longDateTime } from '#lib/dates.ts'
import { Day } from '#ui/primitives/day.tsx'
import type { ReviewDetails } from '../../contract.ts'
import { rejectionReasonNames } from '../../decline-rules.ts'
import { isMovable } from '../../policy.ts'
import { ReplyState } from '../promise/reply-state.tsx'
import { DeleteImported } from './delete-imported.tsx'
import { NoticeBox } from './notice-box.tsx'
import { StageSelect } from './stage-select.tsx'
import { StatusSelect } from './status-select.tsx'
import '#ui/styles/talk.css'
import '../reviews.css'

type Props = { application: ReviewDetails; onGone(): void; children?: ReactNode }

/** Status and history, with the person and time of each change; below them the slots of other areas. */
export function ReviewSide({ application, onGone, children }: Props) {
  const { timeline, resumeReads, status } = application
  // an imported file contains the day of an application, but no time
  const isDay = (at: Date) => application.isImported && at.getTime() === application.appliedAt.getTime()
  return (
    <aside className="review-side" aria-label="Status and timeline">
      <section>
        <h3>Status</h3>
        <StatusSelect application={application} />
        <NoticeBox application={application} />
        {application.stageId && <StageSelect application={{ ...application, stageId: application.stageId }} />}
        {application.isImported && <DeleteImported application={application} onGone={onGone} />}
        {isMovable(status) && !application.noticeDueAt && (
          <p className="meta">
            {application.isImported
              ? "Imported: this candidate has no account and isn't notified."
              : 'The candidate is notified by email when you change it.'}
          </p>
        )}
      </section>
      <ReplyState id={application.id} />
      <section>
        <h3>Timeline</h3>
        <ol className="timeline">
          {[...timeline].reverse().map(({ status: step, stage, at, by, message, reason, note, isShown }) => (
            <li key={at.toISOString()}>
              <i className={`dot-${step}`} aria-hidden="true" />
              <div>
                <b>{stage ?? (step === 'submitted' ? 'Submitted' : companyLabels[step])}</b>
                {stage && stage !== companyLabels[step] && <span className="meta"> · {companyLabels[step]}</span>}
                <p className="meta">
                  {by ?? 'A former member'}, <Day at={at} as={isDay(at) ? longDate : longDateTime} isDay={isDay(at)} />
                </p>
                {reason && (
                  <p className="meta with-icon">
                    <Lock className="ic ic-sm" aria-label="Only your company sees this" />{' '}
                    {[rejectionReasonNames[reason], note].filter(Boolean).join(': ')}
                  </p>
                )}
                {!isShown && <p className="meta">{notNotified(application, at)}</p>}
                {message && <p className="said">{message}</p>}
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

/**
 * The text for a status that the candidate was not notified of. Only the last one still waits for its notice; earlier ones were undone or
 * replaced before theirs.
 */
const notNotified = ({ noticeDueAt, timeline }: ReviewDetails, at: Date): string =>
  noticeDueAt && timeline.findLast(({ isShown }) => !isShown)?.at === at
    ? "The candidate hasn't been notified yet."
    : 'The candidate was not notified of this.'
