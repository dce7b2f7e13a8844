import { type ReactNode, useId } from 'react'
import { difficultyLabels, questionTypeLabels } from '#features/question-bank/rules.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import type { MockSession, MockStep } from '../../mock-contract.ts'
import { AnswerBox } from './answer-box.tsx'
import { useAnswer } from './use-answer.ts'
import { useSteps } from './use-steps.ts'
import '../mock-interview.css'

/** The answer to the open question and the actions on it; `move` is what each action sends, and `end` asks first. */
export function useOpenQuestion(session: MockSession, userId: string) {
  const { id, index } = session
  const confirm = useConfirm()
  const answer = useAnswer({ userId, sessionId: id, index })
  const steps = useSteps({ userId, sessionId: id })
  const move = () => ({ id, index, durationSeconds: answer.secondsSpent() })
  const end = async (text: string) => {
    if (await confirm({ title: 'End this interview?', text, action: 'End Interview', cancel: 'Continue' }))
      steps.complete.mutate(move())
  }
  return { answer, steps, move, end }
}

type Props = {
  session: MockSession
  question: NonNullable<MockStep['question']>
  open: ReturnType<typeof useOpenQuestion>
  isTimeUp: boolean
  takesFocus: boolean
  onAnswer: () => void
  /** Why the question was chosen. */
  badge?: ReactNode
  /** Shown between the question and the answer. */
  children?: ReactNode
}

/** The open question with its place, and the field for the answer. */
export function QuestionSection({ session, question, open, badge, children, onAnswer, ...rest }: Props) {
  const { answer, steps, move } = open
  const { index, questions } = session
  const titleId = useId()
  return (
    <section className="mock-ask" aria-labelledby={titleId}>
      <p className="row wrap">
        <span className="strong" id={`${titleId}-place`}>
          Question {index + 1} of {questions}
        </span>
        <Badge>{questionTypeLabels[question.questionType]}</Badge>
        <Badge>{difficultyLabels[question.difficultyLevel]}</Badge>
        {badge}
      </p>
      <h2 id={titleId}>{question.title}</h2>
      {children}
      <AnswerBox
        {...rest}
        answer={answer}
        kind={question.questionType}
        isLast={index === questions - 1}
        isBusy={steps.isBusy}
        problem={steps.problem}
        labelledBy={`${titleId}-place ${titleId}`}
        on={{
          answer: onAnswer,
          skip: () => steps.skip.mutate(move()),
          end: () => steps.complete.mutate(move()),
        }}
      />
    </section>
  )
}
