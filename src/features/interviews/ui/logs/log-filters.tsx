import { FilterBar } from '#ui/page/filter-bar.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { outcomeNames, stageNames } from '../../log-rules.ts'
import { interviewOutcomes, interviewStages } from '../../rules.ts'
import type { LogSearch } from './log-search.ts'

type Props = { search: LogSearch; onSearch: (change: Partial<LogSearch>) => void }

export const stageOptions = interviewStages.map((value) => ({ value, label: stageNames[value] }))
export const outcomeOptions = interviewOutcomes.map((value) => ({ value, label: outcomeNames[value] }))

/** Words, stage and outcome. */
export function LogFilters({ search, onSearch }: Props) {
  const { q, stage, outcome } = search
  return (
    <FilterBar
      search={{
        value: q ?? '',
        label: 'Search your interviews',
        onChange: (words) => onSearch({ q: words || undefined }),
      }}
      set={[stage, outcome].filter(Boolean).length}
      filters={
        <>
          <Select
            aria-label="Stage"
            value={stage ?? ''}
            placeholder="All stages"
            options={stageOptions}
            onChange={({ target }) => onSearch({ stage: interviewStages.find((one) => one === target.value) })}
          />
          <Select
            aria-label="Outcome"
            value={outcome ?? ''}
            placeholder="All outcomes"
            options={outcomeOptions}
            onChange={({ target }) => onSearch({ outcome: interviewOutcomes.find((one) => one === target.value) })}
          />
        </>
      }
    />
  )
}
