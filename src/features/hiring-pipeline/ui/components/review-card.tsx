import { FileText, Mail } from 'lucide-react'
import { companyLabels } from '#features/applications/rules.ts'
import { jobLabel } from '#features/job-postings/job-label.ts'
import { Ago } from '#ui/primitives/ago.tsx'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { StatusPill } from '#ui/primitives/status-pill.tsx'
import type { ReviewItem } from '../../contract.ts'
import { openFile } from '../use-review-actions.ts'
import { StatusSelect } from './status-select.tsx'
import '../reviews.css'

type Props = { item: ReviewItem & { companyName?: string }; now: Date; onOpen(): void }

/** One application in the list: candidate, job, time and its two main actions. */
export function ReviewCard({ item, now, onOpen }: Props) {
  const { id, candidateName, candidateEmail, candidateImage, jobTitle, status, appliedAt, updatedAt } = item
  return (
    <li className="review-card">
      <Avatar name={candidateName} src={candidateImage} size="lg" />
      <div className="review-card-who">
        <div className="row wrap gap-2">
          <h3 className="strong">{candidateName}</h3>
          <StatusPill status={status} label={companyLabels[status]} />
          {item.isAssisted && <Badge tone="accent">Assisted</Badge>}
          {item.isImported && <Badge>Imported</Badge>}
          {item.matchScore !== null && <Badge>Match {item.matchScore}</Badge>}
        </div>
        <p>
          {[jobLabel(jobTitle, item.jobPlace), item.companyName].filter(Boolean).join(', ')}{' '}
          <span className="meta max-md:block">
            <span className="desk">· </span>
            {candidateEmail}
          </span>
        </p>
        <p className="meta">
          Applied <Ago at={appliedAt} now={now} isInside isDay={item.isImported} />
          {updatedAt.getTime() - appliedAt.getTime() > 60_000 && (
            <>
              , updated <Ago at={updatedAt} now={now} isInside />
            </>
          )}
          {item.hasCoverLetter && (
            <>
              {' · '}
              <Mail className="ic ic-sm inline" /> Cover letter
            </>
          )}
        </p>
      </div>
      <div className="review-card-acts">
        <StatusSelect application={item} />
        {item.hasResume && (
          <Button
            size="sm"
            icon={FileText}
            aria-label={`View resume of ${candidateName}`}
            onClick={() => openFile({ kind: 'resume', id })}
          >
            Resume
          </Button>
        )}
        <Button size="sm" aria-label={`Details of ${candidateName}`} onClick={onOpen}>
          Details
        </Button>
      </div>
    </li>
  )
}
