import { Lock } from 'lucide-react'
import { formatAnswer } from '#features/applications/answer-labels.ts'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Button } from '#ui/primitives/button.tsx'
import type { ReviewDetails } from '../../contract.ts'
import { openFile } from '../use-review-actions.ts'

/** The candidate's answers, in the order of the form. */
export function ReviewAnswers({ answers, hiddenAnswers }: Pick<ReviewDetails, 'answers' | 'hiddenAnswers'>) {
  if (answers.length + hiddenAnswers === 0) return null
  const answered = answers.filter((answer) => answer.text !== '').length
  return (
    <section aria-label="Answers">
      <SectionHead title="Answers" level={3}>
        <span className="meta">
          {answered} of {answers.length} answered
        </span>
      </SectionHead>
      <dl className="qa">
        {answers.map(({ requirementId, label, questionType, required, isPrivate, text, attachmentId }) => (
          <div key={requirementId}>
            <dt>
              <span>{label}</span>
              {isPrivate ? (
                <span className="with-icon">
                  <Lock className="ic ic-sm" /> Private, admins only
                </span>
              ) : (
                required && <span>Required</span>
              )}
            </dt>
            <dd className="whitespace-pre-line">
              {text ? formatAnswer(questionType, text) : <span className="meta">No answer</span>}{' '}
              {attachmentId && (
                <Button size="sm" onClick={() => openFile({ kind: 'attachment', id: attachmentId })}>
                  Open
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {hiddenAnswers > 0 && (
        <p className="meta with-icon">
          <Lock className="ic ic-sm" />{' '}
          {hiddenAnswers === 1 ? 'One more answer is' : `${hiddenAnswers} more answers are`} visible to your company's
          admins only.
        </p>
      )}
    </section>
  )
}
