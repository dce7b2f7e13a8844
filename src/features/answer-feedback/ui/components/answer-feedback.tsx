import type { ReactNode } from 'react'
import { Ring } from '#ui/primitives/score.tsx'
import type { InterviewQuestionType } from '../../rules.ts'
import type { AnswerFeedback as Feedback } from '../../score/report.ts'
import { FeedbackParts } from './feedback-parts.tsx'
import { HowScored } from './how-scored.tsx'
import { MarkedAnswer } from './marked-answer.tsx'
import './answer-feedback.css'

type Props = {
  feedback: Feedback
  /** The text that was scored. */
  text: string
  questionType: InterviewQuestionType
  /** Additional feedback of a language model, if there is any. */
  critique?: ReactNode
}

const stateOf = ({ points, outOf }: Feedback['parts'][number]) =>
  points === outOf ? 'met' : points * 2 >= outOf ? 'partly' : 'missing'

/** Feedback on an answer: the score, its parts with fixes, and the answer with marked passages. */
export function AnswerFeedback({ feedback, text, questionType, critique }: Props) {
  const { total, parts, note } = feedback
  return (
    <section className="fb" aria-label="Feedback">
      <div className="fb-head">
        <Ring segments={parts.map(stateOf)} value={total} what="Score" />
        <div>
          <h3>{headline(total)}</h3>
          <p className="meta">Scored by the built-in engine: the same answer always gets the same score.</p>
          {note && <p className="fb-note">{note}</p>}
        </div>
      </div>
      <FeedbackParts parts={parts} />
      {critique}
      <MarkedAnswer feedback={feedback} text={text} />
      <HowScored questionType={questionType} />
    </section>
  )
}

function headline(total: number): string {
  if (total >= 85) return 'A strong answer'
  if (total >= 70) return 'A good answer with room to improve'
  if (total >= 50) return 'A good start'
  return 'Needs work'
}
