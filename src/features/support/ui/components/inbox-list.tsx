import type { ReactNode } from 'react'
import { Ago } from '#ui/primitives/ago.tsx'
import { cx } from '#ui/primitives/cx.ts'
import '#ui/styles/talk.css'

type Entry = {
  id: string
  subject: string
  badge: ReactNode
  text: string
  person: string
  at: Date
  assignedTo: { name: string } | null
  isUnread?: boolean
}
type Props = { entries: Entry[]; current: string | undefined; onOpen: (id: string) => void }

/** The entries of an inbox, each a button that opens it. */
export function InboxList({ entries, current, onOpen }: Props) {
  const now = new Date()
  return (
    <ul className="talks card-pad">
      {entries.map(({ id, subject, badge, text, person, at, assignedTo, isUnread }) => (
        <li key={id} className={cx('talk', id === current && 'is-here', isUnread && 'is-unread')}>
          <button type="button" aria-current={id === current || undefined} onClick={() => onOpen(id)}>
            <span className="row between wrap">
              <b>{subject}</b>
              {badge}
            </span>
            <span className="clip">{text}</span>
            <span className="meta">
              {isUnread && 'Unread, '}
              {person}, <Ago at={at} now={now} isInside />
              {assignedTo && `, ${assignedTo.name}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
