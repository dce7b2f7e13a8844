import { useState } from 'react'
import { salaryInThousands } from '#lib/money.ts'
import { CompanyMark } from '#ui/primitives/avatar.tsx'
import { Segmented } from '#ui/primitives/choice.tsx'
import type { Posting } from '../../contract.ts'
import { placeLabel } from '../../labels.ts'
import type { QuestionType } from '../../question-types.ts'
import { questionsFor } from '../../questions.ts'
import type { Requirement } from '../../requirement-contract.ts'
import { QuestionsPreview } from './questions-preview.tsx'
import '../postings.css'

/** The application form next to the list, as an outside candidate or a colleague sees it; it can be tried out. */
export function CandidateView({ posting, questions }: { posting: Posting; questions: Requirement[] }) {
  const [reader, setReader] = useState<'candidate' | 'colleague'>('candidate')
  const isSplit = questions.some((question) => question.internalOnly || question.externalOnly)
  const shownQuestions = questionsFor(questions, { isMember: isSplit && reader === 'colleague' })
  return (
    <div className="candidate-view" data-portal="seeker">
      <div className="row between wrap">
        <span className="kicker">What candidates see</span>
        <span className="meta">{minutesLabel(shownQuestions)}</span>
      </div>
      {isSplit && (
        <Segmented
          label="Show as"
          value={reader}
          onChange={setReader}
          options={[
            { value: 'candidate', label: 'Candidate' },
            { value: 'colleague', label: 'Colleague' },
          ]}
        />
      )}
      <div className="card card-pad stack stack-4">
        <div className="row row-3">
          <CompanyMark name={posting.companyName} src={posting.companyLogoUrl} />
          <div>
            <h3>Apply for Position</h3>
            <p className="meta num">
              {salaryInThousands(posting)} · {placeLabel(posting)}
            </p>
          </div>
        </div>
        <hr className="rule" />
        {shownQuestions.length > 0 ? (
          <QuestionsPreview questions={shownQuestions} />
        ) : (
          <p className="meta">Contact details, resume and an optional cover letter. No further questions.</p>
        )}
      </div>
    </div>
  )
}

/** The estimated minutes for an answer, by question type. The total adds two for contact details and resume. */
const minutes: Partial<Record<QuestionType, number>> = { textarea: 3, file_upload: 1, text: 0.5 }

function minutesLabel(questions: readonly Requirement[]): string {
  const sum = questions.reduce((total, { questionType }) => total + (minutes[questionType] ?? 0.25), 2)
  return `About ${Math.ceil(sum)} minutes`
}
