import { useState } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import type { SalaryPageSearch } from '../salary-search.ts'
import { LevelSelect } from './level-select.tsx'
import { SalaryForm, SearchFields, useTitleAndPlace } from './search-fields.tsx'
import './salaries.css'

type Props = {
  search: SalaryPageSearch
  first: { jobTitle: string; note: string } | null
  onCompare: (search: SalaryPageSearch) => void
  onChangeFirst: () => void
}

/**
 * The first search, and a form for the second one. Use the second search as `key`, because the form stores typed text in its state and
 * must be remounted for another search.
 */
export function CompareForm({ search, first, onCompare, onChangeFirst }: Props) {
  const fields = useTitleAndPlace({ jobTitle: search.withTitle ?? '', location: search.withLocation ?? '' })
  const [level, setLevel] = useState(search.withTitle ? search.withLevel : search.experienceLevel)
  return (
    <search className="salary-compare">
      {first && (
        <>
          <div className="salary-first">
            <i className="bg-c1" />
            <div className="grow">
              <b>{first.jobTitle}</b>
              <span className="meta">{first.note}</span>
            </div>
            <Button variant="ghost" size="sm" onClick={onChangeFirst} aria-label={`Change ${first.jobTitle}`}>
              Change
            </Button>
          </div>
          <span className="meta salary-and">and</span>
        </>
      )}
      <SalaryForm
        label="Search to compare with"
        fields={fields}
        onRun={({ jobTitle, location }) =>
          onCompare({ ...search, withTitle: jobTitle, withLocation: location, withLevel: level })
        }
      >
        <i className="bg-c3" />
        <SearchFields fields={fields} prefix="Second " />
        <LevelSelect label="Second experience level" value={level} onChange={setLevel} />
        <Button type="submit" variant="primary">
          Compare
        </Button>
      </SalaryForm>
    </search>
  )
}
