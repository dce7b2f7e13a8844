import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'
import { Count } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { filtersOf, filtersSet, type SalaryPageSearch } from '../salary-search.ts'
import { LevelSelect } from './level-select.tsx'
import { SearchFields, useTitleAndPlace } from './search-fields.tsx'
import './salaries.css'

type Props = {
  search: SalaryPageSearch
  onRun: (search: SalaryPageSearch) => void
  filters: { isOpen: boolean; panel: string; toggle: () => void }
}

/**
 * The form for title, location and level; other filters are in the panel (SAL-04). Use the search as `key`, because the form stores
 * typed text in its state.
 */
export function SearchForm({ search, onRun, filters }: Props) {
  const fields = useTitleAndPlace({ jobTitle: search.jobTitle ?? '', location: search.location ?? '' })
  const [level, setLevel] = useState(search.experienceLevel)
  const set = filtersSet(filtersOf(search))
  return (
    <search>
      <form
        className="salary-form"
        aria-label="Salary search"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const typed = fields.read()
          if (!typed) return
          onRun({ ...search, ...typed, experienceLevel: level })
          // the form is mounted again, because the search is its key; restore the focus
          const name = event.currentTarget.getAttribute('aria-label')
          focusWhenLost(() => document.querySelector<HTMLElement>(`form[aria-label="${name}"] [type="submit"]`))
        }}
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
      </form>
    </search>
  )
}
