import type { ReactNode } from 'react'
import { longDateTime } from '#lib/dates.ts'
import { Pill, type StatusTone } from '#ui/primitives/status-pill.tsx'
import type { CoachingRequest } from '../../coaching-contract.ts'
import { type CoachingStatus, coachingTopicLabels } from '../../coaching-rules.ts'

const looks: Record<CoachingStatus, { tone: StatusTone; words: string }> = {
  requested: { tone: 'submitted', words: 'Requested' },
  proposed: { tone: 'reviewing', words: 'Time proposed' },
  confirmed: { tone: 'accepted', words: 'Confirmed' },
  done: { tone: 'withdrawn', words: 'Done' },
  cancelled: { tone: 'rejected', words: 'Cancelled' },
}

type Props = { request: CoachingRequest; person?: string; children?: ReactNode }

/** One request: topic, times, status and actions. All times are in the person's time zone. */
export function CoachingCard({ request, person, children }: Props) {
  const { topic, note, preferred, timeZone, status, startsAt, minutes, details, coach, cancelledBy, reason } = request
  const { tone, words } = looks[status]
  const time = (at: Date) => <time dateTime={at.toISOString()}>{longDateTime(at, timeZone)}</time>
  return (
    <li className="card card-pad stack stack-3 break-words">
      <div className="row between wrap">
        <h3>{person ? `${person}: ${coachingTopicLabels[topic]}` : coachingTopicLabels[topic]}</h3>
        <Pill tone={tone}>{words}</Pill>
      </div>
      {startsAt && status !== 'cancelled' ? (
        <p>
          <b className="strong">{time(startsAt)}</b>, {minutes} minutes{coach && ` with ${coach}`}
        </p>
      ) : (
        <ul className="stack" aria-label="Requested times">
          {preferred.map((at) => (
            <li key={at.toISOString()}>{time(at)}</li>
          ))}
        </ul>
      )}
      <p className="meta">Time zone: {timeZone}</p>
      {details && <p className="whitespace-pre-line">{details}</p>}
      {note && <p className="meta whitespace-pre-line">“{note}”</p>}
      {cancelledBy && (
        <p>
          Cancelled by {cancelledBy === 'staff' ? 'our staff' : (person ?? 'you')}: {reason}
        </p>
      )}
      {children && <div className="row wrap">{children}</div>}
    </li>
  )
}
