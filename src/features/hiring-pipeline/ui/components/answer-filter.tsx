import { useState } from 'react'
import { hasOptions } from '#features/job-postings/question-types.ts'
import { Choice } from '#ui/page/filter-choice.tsx'
import { Input } from '#ui/primitives/input.tsx'
import { Select } from '#ui/primitives/select.tsx'
import type { ReviewQuestion } from '../../contract.ts'
import { panelCleared } from '../review-chips.ts'
import type { ReviewsSearch } from '../reviews-search.ts'

type Props = {
  search: ReviewsSearch
  /** The questions of the chosen job; undefined if no job is chosen or while they are loading. */
  questions: ReviewQuestion[] | undefined
  onChange(part: Partial<ReviewsSearch>): void
}

/** Filters by a question of the chosen job and then by its answer. */
export function AnswerFilter({ search, questions = [], onChange }: Props) {
  const chosen = questions.find((one) => one.id === search.question)
  if (!search.job) {
    return (
      <div className="field">
        <p className="field-label">Answers</p>
        <p className="meta">Choose a job to filter by its questions.</p>
      </div>
    )
  }
  return (
    <>
      <Choice label="Answer to">
        {(id) => (
          <Select
            id={id}
            value={search.question ?? ''}
            placeholder={questions.length > 0 ? 'Any question' : 'This job has no questions'}
            disabled={questions.length === 0}
            options={questions.map(({ id: value, label, isPrivate }) => ({
              value,
              label: isPrivate ? `${label} (private)` : label,
            }))}
            onChange={({ target }) => onChange({ ...panelCleared.answer, question: target.value || undefined })}
          />
        )}
      </Choice>
      {chosen && <AnswerValue key={chosen.id} question={chosen} search={search} onChange={onChange} />}
    </>
  )
}

function AnswerValue({ question, search, onChange }: Omit<Props, 'questions'> & { question: ReviewQuestion }) {
  const { questionType, options } = question
  if (questionType === 'number') return <Between search={search} onChange={onChange} />
  const values = questionType === 'yes_no' ? ['Yes', 'No'] : options
  if (questionType === 'yes_no' || hasOptions(questionType)) {
    return (
      <Choice label="Answered">
        {(id) => (
          <Select
            id={id}
            value={search.answer ?? ''}
            placeholder="Any answer"
            options={values.map((value) => ({ value, label: value }))}
            onChange={({ target }) => onChange({ answer: target.value || undefined })}
          />
        )}
      </Choice>
    )
  }
  return (
    <Typed label="Answer contains" value={search.answer} onTyped={(text) => onChange({ answer: text || undefined })} />
  )
}

function Between({ search: { least, most }, onChange }: Omit<Props, 'questions'>) {
  const amount = (text: string) => (text.trim() === '' || !Number.isFinite(Number(text)) ? undefined : Number(text))
  return (
    <>
      <Typed
        type="number"
        label="Minimum"
        value={least?.toString()}
        onTyped={(text) => onChange({ least: amount(text) })}
      />
      <Typed
        type="number"
        label="At most"
        value={most?.toString()}
        onTyped={(text) => onChange({ most: amount(text) })}
      />
    </>
  )
}

type TypedProps = { label: string; type?: 'text' | 'number'; value: string | undefined; onTyped(text: string): void }

/** Free text; the list is filtered on blur or Enter. */
function Typed({ label, type = 'text', value = '', onTyped }: TypedProps) {
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    setText(value)
  }
  const tell = () => text.trim() !== value && onTyped(text.trim())
  return (
    <Choice label={label}>
      {(id) => (
        <Input
          id={id}
          type={type}
          step="any"
          value={text}
          maxLength={500}
          onChange={({ target }) => setText(target.value)}
          onBlur={tell}
          onKeyDown={(event) => event.key === 'Enter' && tell()}
        />
      )}
    </Choice>
  )
}
