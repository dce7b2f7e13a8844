import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Count } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { filtersOf, filtersSet, type SalaryPageSearch } from '../salary-search.ts'
import { LevelSelect } from './level-select.tsx'
import { SalaryForm, SearchFields, useTitleAndPlace } from './search-fields.tsx'
import './salaries.css'

type Props = {
  search: SalaryPageSearch
  onRun: (search: SalaryPageSearch) => void
  filters: { isOpen: boolean; panel: string; toggle: () => void }
}

/**
 * The form for title, location and level; the other filters are in the panel (SAL-04). Use the search as `key`, because the form stores
 * typed text in its state and must be remounted for another search.
 */
export function SearchForm({ search, onRun, filters }: Props) {
  const fields = useTitleAndPlace({ jobTitle: search.jobTitle ?? '', location: search.location ?? '' })
  const [level, setLevel] = useState(search.experienceLevel)
  const set = filtersSet(filtersOf(search))
  return (
    <search>
      <SalaryForm
        label="Salary search"
        fields={fields}
        onRun={(typed) => onRun({ ...search, ...typed, experienceLevel: level })}
      >
        <SearchFields fields={fields} />
        <LevelSelect value={level} onChange={setLevel} />
        <Button
          icon={SlidersHorizontal}
          aria-expanded={filters.isOpen}
          aria-controls={filters.isOpen ? filters.panel : undefined}
          onClick={filters.toggle}
        >
          Filters
          {set > 0 && <Count value={set} tone="solid" label="set" />}
        </Button>
        <Button type="submit" variant="primary">
          Analyze
        </Button>
      </SalaryForm>
    </search>
  )
}
