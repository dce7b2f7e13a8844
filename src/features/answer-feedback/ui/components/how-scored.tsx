import { ChevronRight } from 'lucide-react'
import type { QuestionType } from '../../rules.ts'
import { kindAbout, partAbout, partLabels, RUBRIC_VERSION, weights } from '../../score/rubric.ts'
import './answer-feedback.css'

const keys = ['structure', 'relevance', 'specificity', 'length', 'fillers'] as const

/** Explains the score: every rule that counts, and what the score ignores. */
export function HowScored({ questionType }: { questionType: QuestionType }) {
  return (
    <details className="fb-how">
      <summary>
        <ChevronRight className="ic ic-sm" /> How this is scored
      </summary>
      <dl>
        {keys.map((key) => (
          <div key={key}>
            <dt>
              {partLabels[key]}, {weights[questionType][key]} points
            </dt>
            <dd>{partAbout[key]}</dd>
          </div>
        ))}
        <div>
          <dt>{partLabels.pace}, 5 of the points for fillers</dt>
          <dd>{partAbout.pace} Only where an answer was spoken.</dd>
        </div>
      </dl>
      <p>{kindAbout[questionType]}</p>
      <p>
        It reads words, nothing else: no emotion, no accent, no looks. It finds English words, and what it does not find
        may still be there. Rubric {RUBRIC_VERSION}.
      </p>
    </details>
  )
}
