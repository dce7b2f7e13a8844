import { FilterBar } from '#ui/page/filter-bar.tsx'
import { ChoiceSelect } from '#ui/primitives/choice-select.tsx'
import { interviewOutcomes, interviewStages, outcomeNames, stageNames } from '../rules.ts'
import type { LogSearch } from './log-search.ts'

type Props = { search: LogSearch; onSearch: (change: Partial<LogSearch>) => void }

/** Filters by search text, stage and outcome. */
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
          <ChoiceSelect
            aria-label="Stage"
            placeholder="All stages"
            values={interviewStages}
            names={stageNames}
            value={stage}
            onChange={(next) => onSearch({ stage: next })}
          />
          <ChoiceSelect
            aria-label="Outcome"
            placeholder="All outcomes"
            values={interviewOutcomes}
            names={outcomeNames}
            value={outcome}
            onChange={(next) => onSearch({ outcome: next })}
          />
        </>
      }
    />
  )
}
