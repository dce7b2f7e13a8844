import { type ReactNode, useEffect, useId, useRef } from 'react'
import { levelLabels, questionTypeLabels } from '#features/question-bank/rules.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import type { MockSession, MockStep } from '../../mock-contract.ts'
import { AnswerBox } from './answer-box.tsx'
import { AnswerCoach } from './answer-coach.tsx'
import type { Left } from './left-over.tsx'
import { ThisSession } from './this-session.tsx'
import { useAnswer } from './use-answer.ts'
import { useSteps } from './use-steps.ts'
import '../mock-interview.css'

type Props = {
  session: MockSession
  userId: string
  isTimeUp: boolean
  /** True to focus the answer field: after a step, but not when the page opens. */
  takesFocus: boolean
  onLeft: (left: Left) => void
  head: (onEnd: () => void) => ReactNode
}

/** The open question with its answer field. */
export function OpenQuestion({ session, userId, isTimeUp, takesFocus, onLeft, head }: Props) {
  const { id, index } = session
  const titleId = useId()
  const confirm = useConfirm()
  const answer = useAnswer({ userId, sessionId: id, index })
  const steps = useSteps({ userId, sessionId: id })
  useLeftOver({ index, text: answer.text }, steps.isDone, onLeft)
  const question = session.steps[index]?.question
  if (!question) return null
  const move = () => ({ id, index, durationSeconds: answer.secondsSpent() })
  const end = async () => {
    const text = endLabel(session, answer.text)
    if (!(await confirm({ title: 'End this interview?', text, action: 'End Interview', cancel: 'Continue' }))) return
    steps.complete.mutate(move())
  }
  return (
    <>
      {head(() => void end())}
      <div className="mock-cols">
        <section className="mock-ask" aria-labelledby={titleId}>
          <QuestionHead id={titleId} place={`Question ${index + 1} of ${session.questions}`} question={question} />
          <AnswerBox
            answer={answer}
            kind={question.questionType}
            isLast={index === session.questions - 1}
            isTimeUp={isTimeUp}
            isBusy={steps.isBusy}
            problem={steps.problem}
            labelledBy={`${titleId}-place ${titleId}`}
            takesFocus={takesFocus}
            on={{
              answer: () => steps.answer.mutate({ ...move(), responseId: answer.responseId, text: answer.text }),
              skip: () => steps.skip.mutate(move()),
              end: () => steps.complete.mutate(move()),
            }}
          />
        </section>
        <aside className="mock-side" aria-label="Help and progress">
          <AnswerCoach question={question} text={answer.text} />
          <ThisSession steps={session.steps} />
        </aside>
      </div>
    </>
  )
}

type HeadProps = { id: string; place: string; question: NonNullable<MockStep['question']> }

const QuestionHead = ({ id, place, question }: HeadProps) => (
  <>
    <p className="row wrap">
      <span className="strong" id={`${id}-place`}>
        {place}
      </span>
      <Badge>{questionTypeLabels[question.questionType]}</Badge>
      <Badge>{levelLabels[question.difficultyLevel]}</Badge>
      {question.reason && <Badge tone="primary">{question.reason}</Badge>}
    </p>
    <h2 id={id}>{question.title}</h2>
  </>
)

/** Passes the typed text to `onLeft` when the question disappears because another window answered it. */
function useLeftOver(typed: Left, isDone: { current: boolean }, onLeft: (left: Left) => void): void {
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
