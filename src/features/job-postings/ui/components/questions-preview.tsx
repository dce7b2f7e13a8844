import { useState } from 'react'
import { cx } from '#ui/primitives/cx.ts'
import type { Question } from '../../question-shapes.ts'
import { type Answer, questionGroups } from '../../questions.ts'
import { QuestionField } from './question-field.tsx'

/** The questions as in the application form; they can be tried out, and nothing is stored. */
export function QuestionsPreview({
  questions,
  markedId,
}: {
  questions: readonly Question[]
  markedId?: string | null
}) {
  const [answers, setAnswers] = useState<Record<string, Answer>>({})
  if (questions.length === 0) return null
  return (
    <section className="stack stack-4" aria-label="Additional Requirements">
      <h3 className="text-lg">Additional Requirements</h3>
      {questionGroups(questions).map((group) => (
        <div className="stack stack-4" key={group.questions[0]?.id}>
          {group.name && <h4 className="kicker">{group.name}</h4>}
          {group.questions.map((question) => (
            <div key={question.id} className={cx(question.id === markedId && 'question-marked')}>
              <QuestionField
                question={question}
                value={answers[question.id] ?? null}
                onChange={(answer) => setAnswers((before) => ({ ...before, [question.id]: answer }))}
              />
            </div>
          ))}
        </div>
      ))}
    </section>
  )
}
