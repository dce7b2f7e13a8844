import { type ReactNode, useEffect, useRef } from 'react'
import { Badge } from '#ui/primitives/badge.tsx'
import type { MockSession } from '../../mock-contract.ts'
import { AnswerCoach } from './answer-coach.tsx'
import { AskedQuestions } from './asked-questions.tsx'
import { QuestionSection, useOpenQuestion } from './question-section.tsx'
import type { UnsentText } from './unsent-answer.tsx'
import '../mock-interview.css'

type Props = {
  session: MockSession
  userId: string
  isTimeUp: boolean
  /** True to focus the answer field: after a step, but not when the page opens. */
  takesFocus: boolean
  onLeft: (left: UnsentText) => void
  head: (onEnd: () => void) => ReactNode
}

/** The open question with its answer field. */
export function OpenQuestion({ session, userId, isTimeUp, takesFocus, onLeft, head }: Props) {
  const { index } = session
  const open = useOpenQuestion(session, userId)
  const { answer, steps, move } = open
  useLeftOver({ index, text: answer.text }, steps.isDone, onLeft)
  const question = session.steps[index]?.question
  if (!question) return null
  return (
    <>
      {head(() => void open.end(endLabel(session, answer.text)))}
      <div className="mock-cols">
        <QuestionSection
          session={session}
          question={question}
          open={open}
          isTimeUp={isTimeUp}
          takesFocus={takesFocus}
          badge={question.reason && <Badge tone="primary">{question.reason}</Badge>}
          onAnswer={() => steps.answer.mutate({ ...move(), responseId: answer.responseId, text: answer.text })}
        />
        <aside className="mock-side" aria-label="Help and progress">
          <AnswerCoach question={question} text={answer.text} />
          <AskedQuestions steps={session.steps} />
        </aside>
      </div>
    </>
  )
}

/** Passes the typed text to `onLeft` when the question disappears because another window answered it. */
function useLeftOver(typed: UnsentText, isDone: { current: boolean }, onLeft: (left: UnsentText) => void): void {
  const latest = useRef({ typed, onLeft })
  latest.current = { typed, onLeft }
  useEffect(
    () => () => {
      const { typed: left, onLeft: handOn } = latest.current
      if (!isDone.current && left.text.trim() !== '') handOn(left)
    },
    [isDone],
  )
}

function endLabel({ questions, index }: MockSession, typed: string): string {
  const rest = questions - index
  const ahead = rest === 1 ? 'The last question is unanswered.' : `${rest} questions are unanswered.`
  const unsent = typed.trim() === '' ? '' : " Your text for this question won't be submitted."
  return `${ahead}${unsent} Your previous answers count.`
}
