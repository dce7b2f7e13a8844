import type { ReactNode } from 'react'
import { Ago } from '#ui/primitives/ago.tsx'
import { cx } from '#ui/primitives/cx.ts'
import { LinkedWords } from './linked-words.tsx'
import '#ui/styles/talk.css'

type Shown = {
  id: string
  subject: string
  body: string
  createdAt: Date
  isOwn: boolean
  author: string
  /** Rendered below a message. */
  state?: ReactNode
}

/** The messages of a company and a candidate, oldest first. */
export function ThreadList({ messages }: { messages: Shown[] }) {
  const now = new Date()
  return (
    <div role="log" aria-label="Messages">
      <ol className="thread">
        {messages.map(({ id, subject, body, createdAt, isOwn, author, state }) => (
          <li key={id} className={cx('thread-item', isOwn && 'is-own')}>
            <div className={cx('said', !isOwn && 'is-answer')}>
              {subject && <p className="strong">{subject}</p>}
              <p>
                <LinkedWords text={body} />
              </p>
            </div>
            <span className="meta">
              {author}, <Ago at={createdAt} now={now} />
            </span>
            {state}
          </li>
        ))}
      </ol>
    </div>
  )
}
