import { useId, useState } from 'react'
import { counted } from '#lib/count-word.ts'
import { longDay } from '#lib/dates.ts'
import { Checkbox } from '#ui/primitives/choice.tsx'
import { Input } from '#ui/primitives/input.tsx'
import { Select } from '#ui/primitives/select.tsx'
import type { ImportReading } from '../../contract.ts'
import { readDay } from '../../values/read-day.ts'
import { scrollByPageKeys } from './scroll-by-page-keys.ts'
import '../import-files.css'

export type ImportQuestion = ImportReading['questions'][number]
type Props = {
  question: ImportQuestion
  answer: string | null
  /** null takes the answer back. */
  onAnswer: (answer: string | null) => void
}

/** A value of the file with its reading, which the user chooses. */
export function ImportQuestionLine(props: Props) {
  const { kind, text, rows } = props.question
  const id = useId()
  return (
    <li className="import-question">
      <label htmlFor={id}>
        {labelOf(kind, text)}
        {(kind === 'day' || kind === 'choice') && <span className="meta"> {counted(rows, 'row')}</span>}
      </label>
      {kind === 'day' ? <DayAnswer id={id} {...props} /> : <ChoiceAnswer id={id} {...props} />}
    </li>
  )
}

function labelOf(kind: ImportQuestion['kind'], text: string): string {
  if (kind === 'order') return `Is the day or the month first in “${text}”?`
  if (kind === 'whole' || kind === 'column') return text
  if (text !== '') return `“${text}”`
  return kind === 'day' ? 'No date' : 'Empty'
}

const FIRST_DAY = '1950-01-01'
const LAST_DAY = '2099-12-31'

/** Values are marked, because '' can be both an option and no answer yet. */
const marked = (value: string) => `=${value}`

function ChoiceAnswer({ id, question, answer, onAnswer }: Props & { id: string }) {
  const { kind, text, options, suggestion } = question
  const value = answer ?? suggestion
  return (
    <Select
      id={id}
      value={value === null ? '' : marked(value)}
      placeholder={suggestion === null ? 'Choose' : undefined}
      options={options.map((option) => ({
        value: marked(option.value),
        label: kind === 'order' ? orderLabel(option, text) : option.label,
      }))}
      onKeyDown={scrollByPageKeys}
      onChange={({ target }) => onAnswer(target.value === '' ? null : target.value.slice(1))}
    />
  )
}

/** 'Day first: 4 May 2026' */
function orderLabel({ value, label }: ImportQuestion['options'][number], text: string): string {
  const read = readDay(text, value === 'day-first' ? 'day-first' : 'month-first')
  return read.kind === 'day' ? `${label}: ${longDay(read.day)}` : label
}

function DayAnswer({ id, question: { text }, answer, onAnswer }: Props & { id: string }) {
  // while a year is typed, the date is one of the first century
  const [unfinished, setUnfinished] = useState<string | null>(null)
  const isLeftOut = answer === ''
  const choose = (next: string | null) => {
    setUnfinished(null)
    if (next !== answer) onAnswer(next)
  }
  return (
    <div className="import-day">
      <Input
        id={id}
        type="date"
        value={unfinished ?? answer ?? ''}
        min={FIRST_DAY}
        max={LAST_DAY}
        disabled={isLeftOut}
        onChange={({ target: { value } }) => {
          if (value === '') choose(null)
          else if (value >= FIRST_DAY && value <= LAST_DAY) choose(value)
          else setUnfinished(value)
        }}
      />
      <Checkbox
        label={
          <>
            Leave out<span className="vh"> {text === '' ? 'dates of rows without one' : `“${text}”`}</span>
          </>
        }
        checked={isLeftOut}
        onChange={({ target }) => choose(target.checked ? '' : null)}
      />
    </div>
  )
}
