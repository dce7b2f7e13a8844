import { Ago } from '#ui/primitives/ago.tsx'
import { cx } from '#ui/primitives/cx.ts'
import '#ui/styles/talk.css'

type Message = { id: string; text: string; createdAt: Date; isOwn: boolean; author: string }

/** The messages of both sides, oldest first. */
export function MessageList({ messages }: { messages: Message[] }) {
  const now = new Date()
  return (
    <div role="log" aria-label="Messages">
      <ol className="thread">
        {messages.map(({ id, text, createdAt, isOwn, author }) => (
          <li key={id} className={cx('thread-item', isOwn && 'is-own')}>
            <p className={cx('said', !isOwn && 'is-answer')}>{text}</p>
            <span className="meta">
              {author}, <Ago at={createdAt} now={now} isInside />
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
