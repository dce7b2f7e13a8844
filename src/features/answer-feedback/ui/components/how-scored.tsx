import { ChevronRight } from 'lucide-react'
import type { InterviewQuestionType } from '../../rules.ts'
import { answerWeights, kindAbout, partAbout, partLabels, RUBRIC_VERSION } from '../../score/rubric.ts'
import './answer-feedback.css'

const keys = ['structure', 'relevance', 'specificity', 'length', 'fillers'] as const

/** Explains the score: every rule that counts, and what the score ignores. */
export function HowScored({ questionType }: { questionType: InterviewQuestionType }) {
  return (
    <details className="fb-how">
      <summary>
        <ChevronRight className="ic ic-sm" /> How this is scored
      </summary>
      <dl>
        {keys.map((key) => (
          <div key={key}>
            <dt>
              {partLabels[key]}, {answerWeights[questionType][key]} points
            </dt>
            <dd>{partAbout[key]}</dd>
          </div>
        ))}
        <div>
          <dt>{partLabels.pace}, 5 of the points for fillers</dt>
          <dd>{partAbout.pace} Only for spoken answers.</dd>
        </div>
      </dl>
      <p>{kindAbout[questionType]}</p>
      <p>
        Only your words are scored, never emotion, accent or appearance. The engine looks for English words and can miss
        parts of an answer. Rubric version {RUBRIC_VERSION}.
      </p>
    </details>
  )
}
