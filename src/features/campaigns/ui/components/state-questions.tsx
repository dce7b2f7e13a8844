import { Select } from '#ui/primitives/select.tsx'
import type { StateAnswer } from '../../leaver-signs.ts'
import type { ImportReport } from '../../subscriber-contract.ts'
import { counted } from './campaign-status.tsx'

type Question = ImportReport['questions'][number]
type Props = { questions: Question[]; answers: StateAnswer[]; onAnswer: (answers: StateAnswer[]) => void }

/** Unknown states of the file, each with a choice of its meaning. */
export function StateQuestions({ questions, answers, onAnswer }: Props) {
  if (questions.length === 0) return null
  const isSame = (one: Question) => (other: StateAnswer) => one.column === other.column && one.value === other.value
  return (
    <fieldset className="stack stack-3">
      <legend className="strong">Can these people be emailed?</legend>
      {questions.map((question) => {
        const answer = answers.find(isSame(question))
        const { column, value, rows } = question
        const choose = (choice: string) => {
          const others = answers.filter((other) => !isSame(question)(other))
          onAnswer(choice === '' ? others : [...others, { column, value, mayMail: choice === 'yes' }])
        }
        const id = `state-${questions.indexOf(question)}`
        return (
          <div className="field" key={`${column} ${value}`}>
            <label className="break-words" htmlFor={id}>
              {column}: “{value}”{' '}
              <span className="meta">
                {counted(rows)} {rows === 1 ? 'row' : 'rows'}
              </span>
            </label>
            <Select
              id={id}
              value={answer ? (answer.mayMail ? 'yes' : 'no') : ''}
              placeholder="Choose"
              options={[
                { value: 'yes', label: 'They agreed and can be emailed' },
                { value: 'no', label: 'They unsubscribed or never agreed' },
              ]}
              onChange={({ target }) => choose(target.value)}
            />
          </div>
        )
      })}
    </fieldset>
  )
}
