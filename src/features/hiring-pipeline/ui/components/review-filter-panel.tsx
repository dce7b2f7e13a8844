import { useState } from 'react'
import { applicationSources, sourceNames } from '#features/applications/rules.ts'
import { Choice, LabelledSelect } from '#ui/page/filter-choice.tsx'
import { Input } from '#ui/primitives/input.tsx'
import { Select } from '#ui/primitives/select.tsx'
import type { ReviewQuestion } from '../../contract.ts'
import { matchBandNames, matchBands, quickRangeNames, quickRanges } from '../../review-choices.ts'
import { panelCleared } from '../review-chips.ts'
import type { ReviewsSearch } from '../reviews-search.ts'
import { AnswerFilter } from './answer-filter.tsx'

type Props = {
  search: ReviewsSearch
  questions: ReviewQuestion[] | undefined
  onChange(part: Partial<ReviewsSearch>): void
}

/** The rarely used filters: match, dates, source, and answers to a job's questions. */
export function ReviewFilterPanel({ search, questions, onChange }: Props) {
  return (
    <>
      <LabelledSelect
        label="Match"
        placeholder="Any match"
        values={matchBands}
        names={(band) => matchBandNames[band].replace('Match n', 'N')}
        value={search.match}
        onChange={(match) => onChange({ match })}
      />
      <DateFilter search={search} onChange={onChange} />
      <LabelledSelect
        label="Source"
        placeholder="Any source"
        values={applicationSources}
        names={sourceNames}
        value={search.source}
        onChange={(source) => onChange({ source })}
      />
      <AnswerFilter key={search.job} search={search} questions={questions} onChange={onChange} />
    </>
  )
}

const between = 'between'

function DateFilter({ search, onChange }: Omit<Props, 'questions'>) {
  const { within, from, to } = search
  const [isBetween, setBetween] = useState(Boolean(from || to))
  const choose = (value: string) => {
    setBetween(value === between)
    onChange({ ...panelCleared.dates, within: quickRanges.find((one) => one === value) })
  }
  return (
    <>
      <Choice label="Applied">
        {(id) => (
          <Select
            id={id}
            value={isBetween || from || to ? between : (within ?? '')}
            placeholder="Any time"
            options={[
              ...quickRanges.map((value) => ({ value, label: quickRangeNames[value] })),
              { value: between, label: 'Custom range' },
            ]}
            onChange={({ target }) => choose(target.value)}
          />
        )}
      </Choice>
      {(isBetween || from || to) && (
        <>
          <DayChoice label="From" value={from} max={to} onDay={(day) => onChange({ within: undefined, from: day })} />
          <DayChoice label="To" value={to} min={from} onDay={(day) => onChange({ within: undefined, to: day })} />
        </>
      )}
    </>
  )
}

type DayProps = { label: string; value?: string; min?: string; max?: string; onDay(day: string | undefined): void }

const DayChoice = ({ label, value, min, max, onDay }: DayProps) => (
  <Choice label={label}>
    {(id) => (
      <Input
        id={id}
        type="date"
        value={value ?? ''}
        min={min}
        max={max}
        onChange={({ target }) => onDay(target.value || undefined)}
      />
    )}
  </Choice>
)
