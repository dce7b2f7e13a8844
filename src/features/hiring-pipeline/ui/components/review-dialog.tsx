import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, ExternalLink, Mail, MapPin, Phone } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useSession } from '#features/accounts/ui/queries.ts'
import { sourceNames } from '#features/applications/rules.ts'
import { ApplicationMatch } from '#features/applications/ui/components/application-match.tsx'
import { jobLabel } from '#features/job-postings/job-label.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { Day } from '#ui/primitives/day.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { FileBox } from '#ui/primitives/file-box.tsx'
import { Kbd } from '#ui/primitives/notice.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import type { ReviewDetails } from '../../contract.ts'
import { isMovable } from '../../policy.ts'
import { reviewQuery } from '../queries.ts'
import { openFile, useMoveTo } from '../use-review-actions.ts'
import { ImportedDetails } from './imported-details.tsx'
import { ReviewAnswers } from './review-answers.tsx'
import { ReviewSide } from './review-side.tsx'
import '../reviews.css'

/** Slots for other areas: beside an open application, under status and timeline, and in its footer. */
export type ReviewExtras = {
  aside(application: ReviewDetails): ReactNode
  actions(application: ReviewDetails): ReactNode
  /** Above the list and the board of one job. */
  tools?(jobId: string): ReactNode
  /** Next to the selected cards of one job. */
  selected?(jobId: string, ids: readonly string[]): ReactNode
  /** The team's number of notes on each, by id; the same object while they are equal. */
  notes?: Readonly<Record<string, number>> | undefined
}

type Props = {
  id: string
  /** Its position in the list for next and previous; -1 when it is on another page. */
  index: number
  of: number
  onStep(by: 1 | -1): void
  extras?: ReviewExtras
  onClose(): void
}

/** One application in full, with next and previous. */
export function ReviewDialog({ id, index, of, onStep, extras, onClose }: Props) {
  const query = useQuery(reviewQuery(id))
  useStepKeys(onStep)
  return (
    <Dialog onClose={onClose} title={query.data?.candidateName ?? 'Application'} size="xl">
      <DialogBody>
        <QueryBoundary
          query={query}
          skeleton={<SkeletonRows rows={5} label="Loading the application" />}
          errorText="Failed to load the application"
          missing={<NotHere />}
        >
          {(application) => (
            <div className="review">
              <Sent application={application} />
              <ReviewSide application={application} onGone={onClose}>
                {extras?.aside(application)}
              </ReviewSide>
            </div>
          )}
        </QueryBoundary>
      </DialogBody>
      <DialogFoot
        start={
          index >= 0 && (
            <span className="row gap-2">
              <IconButton
                icon={ChevronLeft}
                label="Previous"
                size="sm"
                disabled={index === 0}
                onClick={() => onStep(-1)}
              />
              <span className="num">
                {index + 1} of {of}
              </span>
              <IconButton
                icon={ChevronRight}
                label="Next"
                size="sm"
                disabled={index + 1 >= of}
                onClick={() => onStep(1)}
              />
              <span className="desk">
                <Kbd>J</Kbd> <Kbd>K</Kbd>
              </span>
            </span>
          )
        }
      >
        {query.data ? <Verdicts application={query.data}>{extras?.actions(query.data)}</Verdicts> : null}
      </DialogFoot>
    </Dialog>
  )
}

/** Shown if the application is not found in the active company. It may be of another company of the viewer. */
function NotHere() {
  const { viewer } = useSession()
  const isInSeveral = (viewer?.memberships.length ?? 0) > 1
  return (
    <EmptyState bare title="Application not found">
      {isInSeveral
        ? 'It was removed, or it was sent to another of your companies. Switch companies in your user menu.'
        : 'It was removed, or it was sent to another company.'}
    </EmptyState>
  )
}

/** The buttons Reject, before the actions of other areas, and Accept, after them; each only if it would change the status. */
function Verdicts({ application, children }: { application: ReviewDetails; children: ReactNode }) {
  const { setStatus, moveTo } = useMoveTo(application)
  const { status } = application
  if (!isMovable(status)) return children
  const pending = setStatus.isPending ? setStatus.variables.status : undefined
  return (
    <>
      {status !== 'rejected' && (
        <Button variant="danger-quiet" busy={pending === 'rejected'} onClick={() => void moveTo('rejected')}>
          Reject
        </Button>
      )}
      {children}
      {status !== 'accepted' && (
        <Button variant="primary" busy={pending === 'accepted'} onClick={() => void moveTo('accepted')}>
          Accept
        </Button>
      )}
    </>
  )
}

function useStepKeys(onStep: (by: 1 | -1) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
      // a dialog above this one handles the keys
      const isCovered = document.querySelectorAll('.dialog').length > 1
      if (isTyping || isCovered || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'j') onStep(1)
      if (event.key === 'k') onStep(-1)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onStep])
}

function Sent({ application }: { application: ReviewDetails }) {
  const {
    candidateName,
    candidateEmail,
    candidateImage,
    phone,
    location,
    jobTitle,
    jobPlace,
    appliedAt,
    source,
    isAssisted,
    isImported,
  } = application

  return (
    <div className="stack stack-8">
      <div className="row gap-4">
        <Avatar name={candidateName} src={candidateImage} size="lg" />
        <div className="min-w-0">
          <p>
            Applied for <strong>{jobLabel(jobTitle, jobPlace)}</strong>, <Day at={appliedAt} isDay={isImported} />,
            source: {sourceNames[source].toLowerCase()} {isAssisted && <Badge tone="accent">Assisted</Badge>}
          </p>
          <p className="row wrap gap-4">
            {candidateEmail && (
              <a className="link" href={`mailto:${candidateEmail}`}>
                <Mail className="ic ic-sm" /> {candidateEmail}
              </a>
            )}
            {phone && (
              <a className="link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                <Phone className="ic ic-sm" /> {phone}
              </a>
            )}
            {location && (
              <span className="with-icon">
                <MapPin className="ic ic-sm" /> {location}
              </span>
            )}
          </p>
        </div>
      </div>
      <ApplicationMatch match={application.match} hasResume={application.resumeTitle !== null} />
      {application.coverLetter && (
        <section aria-label="Cover letter">
          <SectionHead title="Cover letter" level={3} />
          <p className="whitespace-pre-line">{application.coverLetter}</p>
        </section>
      )}
      <ImportedDetails details={application.importedDetails} />
      <ReviewAnswers answers={application.answers} hiddenAnswers={application.hiddenAnswers} />
      <Files application={application} />
    </div>
  )
}

function Files({ application: { attachments, hasResume, resumeTitle, id } }: { application: ReviewDetails }) {
  const others = attachments.filter((file) => !file.isResume)
  const resume = attachments.find((file) => file.isResume)
  const open = (name: string, onClick: () => void) => (
    <Button size="sm" icon={ExternalLink} aria-label={`Open ${name}`} onClick={onClick}>
      Open
    </Button>
  )
  return (
    <section aria-label="Attachments">
      <SectionHead title="Attachments" level={3} />
      <div className="stack">
        {hasResume && (
          <FileBox
            name={resumeTitle ?? resume?.fileName ?? 'Resume'}
            meta={resume ? `Resume, ${kilobytes(resume.fileSize)}` : 'Resume'}
            actions={open('resume', () => openFile({ kind: 'resume', id }))}
          />
        )}
        {others.map((file) => (
          <FileBox
            key={file.id}
            name={file.fileName}
            meta={`${file.isCoverLetter ? 'Cover letter' : 'Attachment'}, ${kilobytes(file.fileSize)}`}
            actions={open(file.fileName, () => openFile({ kind: 'attachment', id: file.id }))}
          />
        ))}
        {!hasResume && others.length === 0 && <p className="meta">No files were attached.</p>}
      </div>
    </section>
  )
}

const kilobytes = (size: number) => `${Math.max(1, Math.round(size / 1024)).toLocaleString('en-US')} KB`
