import { longDateTime } from '#lib/dates.ts'
import { useZone } from '#ui/use-zone.ts'
import type { HistoryEntry } from '../../contract.ts'
import type { Act } from '../../rules.ts'
import '#ui/styles/talk.css'

const words: Record<Act, string> = {
  approved: 'Approved',
  rejected: 'Rejected and hidden',
  flagged: 'Flagged for review',
  noted: 'Note to the owner',
  answered: 'The owner replied',
  asked: 'The owner requested another review',
  changed: 'The owner changed it: in review again',
  reported: 'Reported by a reader',
}
const dots: Partial<Record<Act, string>> = {
  approved: 'dot-accepted',
  rejected: 'dot-rejected',
  flagged: 'dot-rejected',
  asked: 'dot-interview',
  answered: 'dot-interview',
  changed: 'dot-reviewing',
  reported: 'dot-reviewing',
}

type Props = {
  history: HistoryEntry[]
  /** The last line: how the item was created. */
  made?: { what: string; by: string | null; at: Date }
  /** The viewer's side: owners see no staff names, and themselves as 'You'. */
  isOwners?: boolean
}

/** The history of an item, newest first: who, when and why. */
export function ItemHistory({ history, made, isOwners = false }: Props) {
  const zone = useZone()
  const who = ({ by, actor }: HistoryEntry) => {
    if (by === 'rules') return 'Built-in rules'
    if (by === 'reporter') return null
    return actor ?? (by === 'staff' ? 'Tandem staff' : null)
  }
  const yours: Partial<Record<Act, string>> = isOwners
    ? {
        noted: 'Tandem staff wrote',
        answered: 'Answered',
        asked: 'Requested another review',
        changed: 'Changed: in review again',
      }
    : {}
  return (
    <ol className="timeline">
      {history.map((entry) => (
        <li key={entry.id}>
          <i className={dots[entry.act]} />
          <div>
            <b>{yours[entry.act] ?? words[entry.act]}</b>
            <p className="meta">{[who(entry), longDateTime(entry.at, zone)].filter(Boolean).join(', ')}</p>
            {entry.words && <p className="said">{entry.words}</p>}
          </div>
        </li>
      ))}
      {made && (
        <li>
          <i />
          <div>
            <b>{made.what}</b>
            <p className="meta">{[made.by, longDateTime(made.at, zone)].filter(Boolean).join(', ')}</p>
          </div>
        </li>
      )}
    </ol>
  )
}
