import { RotateCcw } from 'lucide-react'
import type { MouseEvent } from 'react'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Aside } from '#ui/primitives/notice.tsx'
import type { CoachMessage, Source } from '../../contract.ts'
import { remarkTexts } from '../../rules.ts'
import { AnswerText } from './answer-text.tsx'
import '#ui/styles/talk.css'
import './coach.css'

const signedBy = (engine: CoachMessage['engine']) => (engine === 'model' ? 'Coach · model' : 'Coach · built-in engine')

/** An answer of the coach with the name of its engine and its sources (COACH-07). */
export function Answer({
  message,
  onRetry,
  onNavigate,
}: {
  message: CoachMessage
  onRetry: (event: MouseEvent) => void
  onNavigate?: (() => void) | undefined
}) {
  const { text, state, engine, remark, sources } = message
  const isOver = state === 'stopped' || state === 'failed'
  const words = state === 'stopped' ? 'You stopped this answer.' : "This answer couldn't be completed."
  return (
    <Aside by={isOver ? 'Coach' : signedBy(engine)}>
      <AnswerText text={text} sources={sources} />
      {remark && <p className="meta">{remarkTexts[remark]}</p>}
      {isOver && (
        <div className="row between wrap">
          <span className="meta">{words}</span>
          <Button size="sm" icon={RotateCcw} onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
      <Sources sources={sources} onNavigate={onNavigate} />
    </Aside>
  )
}

function Sources({ sources, onNavigate }: { sources: Source[]; onNavigate?: (() => void) | undefined }) {
  if (sources.length === 0) return null
  return (
    <ol className="sources" aria-label="Sources">
      {sources.map(({ title, detail, href }, index) => (
        <li key={`${href} ${title}`}>
          <span className="sup" aria-hidden="true">
            {index + 1}
          </span>
          <span>
            <b>{title}</b>, {detail}
          </span>
          <AppLink
            className="link"
            to={href}
            aria-label={`Open ${title}, ${detail}`}
            {...(onNavigate && { onClick: onNavigate })}
          >
            Open
          </AppLink>
        </li>
      ))}
    </ol>
  )
}
