import type { ReactNode } from 'react'
import { longDateTime } from '#lib/dates.ts'
import { Pill, type StatusTone } from '#ui/primitives/status-pill.tsx'
import type { CoachingRequest } from '../../coaching-contract.ts'
import { type CoachingStatus, topicLabels } from '../../coaching-rules.ts'

const looks: Record<CoachingStatus, { tone: StatusTone; words: string }> = {
  requested: { tone: 'submitted', words: 'Requested' },
  proposed: { tone: 'reviewing', words: 'Time proposed' },
  confirmed: { tone: 'accepted', words: 'Confirmed' },
  done: { tone: 'withdrawn', words: 'Done' },
  cancelled: { tone: 'rejected', words: 'Cancelled' },
}

type Props = { request: CoachingRequest; person?: string; children?: ReactNode }

/** One request: what it is about, when, how it stands, and below what can be done. All times are on the clock of its person. */
export function CoachingCard({ request, person, children }: Props) {
  const { topic, note, preferred, timeZone, status, startsAt, minutes, details, coach, cancelledBy, reason } = request
  const { tone, words } = looks[status]
  const time = (at: Date) => <time dateTime={at.toISOString()}>{longDateTime(at, timeZone)}</time>
  return (
    <li className="card card-pad stack stack-3 break-words">
      <div className="row between wrap">
        <h3>{person ? `${person}: ${topicLabels[topic]}` : topicLabels[topic]}</h3>
        <Pill tone={tone}>{words}</Pill>
      </div>
      {startsAt && status !== 'cancelled' ? (
        <p>
          <b className="strong">{time(startsAt)}</b>, {minutes} minutes{coach && ` with ${coach}`}
        </p>
      ) : (
        <ul className="stack" aria-label="Times asked for">
          {preferred.map((at) => (
            <li key={at.toISOString()}>{time(at)}</li>
          ))}
        </ul>
      )}
      <p className="meta">Times in {timeZone}</p>
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
