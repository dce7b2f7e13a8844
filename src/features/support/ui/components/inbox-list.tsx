import type { ReactNode } from 'react'
import { Ago } from '#ui/primitives/ago.tsx'
import { cx } from '#ui/primitives/cx.ts'
import { TurnPage } from '#ui/primitives/pager.tsx'
import type { SupportSearch } from '../support-search.ts'
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
type Props = {
  entries: Entry[]
  /** The cursors of the pages next to this one. */
  before: string | null
  after: string | null
  /** The open entry. */
  current: string | undefined
  onSearch: (change: Pick<SupportSearch, 'id' | 'cursor'>) => void
}

/** A page of an inbox: its entries, each a button that opens it, and the way to the pages next to it. */
export function InboxList({ entries, before, after, current, onSearch }: Props) {
  const now = new Date()
  return (
    <>
      <ul className="talks card-pad">
        {entries.map(({ id, subject, badge, text, person, at, assignedTo, isUnread }) => (
          <li key={id} className={cx('talk', id === current && 'is-here', isUnread && 'is-unread')}>
            <button type="button" aria-current={id === current || undefined} onClick={() => onSearch({ id })}>
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
      <TurnPage before={before} after={after} onTurn={(cursor) => onSearch({ cursor })} />
    </>
  )
}
