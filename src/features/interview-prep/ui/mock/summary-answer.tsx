import { scoreAnswer } from '#features/answer-feedback/score/score-answer.ts'
import { AnswerFeedback } from '#features/answer-feedback/ui/components/answer-feedback.tsx'
import { SaveAsStory } from '#features/interview-stories/ui/components/save-as-story.tsx'
import { difficultyLabels, questionTypeLabels } from '#features/question-bank/rules.ts'
import { ModelCritique } from '#features/question-bank/ui/components/model-critique.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import type { MockStep } from '../../mock-contract.ts'
import { formatTime } from './mock-labels.ts'
import '../mock-interview.css'

type Props = { step: MockStep; place: number; isOpen: boolean }

/** One question of a completed interview, with the answer and its feedback. */
export function SummaryAnswer({ step, place, isOpen }: Props) {
  const { question, outcome, score, seconds, isLate } = step
  if (!question) return null
  return (
    <li>
      <div className="row between top">
        <div>
          <p className="row wrap">
            <span className="meta num">Question {place}</span>
            <Badge>{questionTypeLabels[question.questionType]}</Badge>
            <Badge>{difficultyLabels[question.difficultyLevel]}</Badge>
            {isLate && <Badge tone="accent">Late</Badge>}
          </p>
          <h3>{question.title}</h3>
        </div>
        {outcome === 'answered' && (
          <span className="mock-score num">
            {score ?? '–'}
            <span className="vh"> of 100</span>
          </span>
        )}
      </div>
      {outcome === 'answered' ? (
        <details open={isOpen}>
          <summary>Your answer and its feedback · {formatTime(seconds)}</summary>
          <Feedback step={step} question={question} />
        </details>
      ) : (
        <>
          <p className="meta">{outcome === 'skipped' ? 'Skipped' : 'Not reached'}</p>
          <p>{question.content}</p>
        </>
      )}
    </li>
  )
}

function Feedback({ step, question }: { step: MockStep; question: NonNullable<MockStep['question']> }) {
  const { text, spokenSeconds } = step
  const feedback = scoreAnswer({ question, text, durationSeconds: spokenSeconds, isSpoken: spokenSeconds !== null })
  return (
    <div className="mock-feedback">
      <AnswerFeedback
        feedback={feedback}
        text={text}
        questionType={question.questionType}
        critique={step.responseId && <ModelCritique responseId={step.responseId} />}
      />
      <p className="meta">{question.content}</p>
      {step.responseId && (
        <p>
          <SaveAsStory answerId={step.responseId} question={question} text={text} />
        </p>
      )}
    </div>
  )
}
