import { useState } from 'react'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'
import { Button } from '#ui/primitives/button.tsx'
import type { SalaryPageSearch } from '../salary-search.ts'
import { LevelSelect } from './level-select.tsx'
import { SearchFields, useTitleAndPlace } from './search-fields.tsx'
import './salaries.css'

type Props = {
  search: SalaryPageSearch
  first: { jobTitle: string; note: string } | null
  onCompare: (search: SalaryPageSearch) => void
  onChangeFirst: () => void
}

/**
 * The first search, and a form for the second one. Use the second search as `key`, because the form stores typed text in its
 * state.
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
      <form
        className="salary-form"
        aria-label="Search to compare with"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const typed = fields.read()
          if (!typed) return
          onCompare({ ...search, withTitle: typed.jobTitle, withLocation: typed.location, withLevel: level })
          // the form is mounted again, because the second search is its key; restore the focus
          const name = event.currentTarget.getAttribute('aria-label')
          focusWhenLost(() => document.querySelector<HTMLElement>(`form[aria-label="${name}"] [type="submit"]`))
        }}
      >
        <i className="bg-c3" />
        <SearchFields fields={fields} prefix="Second " />
        <LevelSelect label="Second experience level" value={level} onChange={setLevel} />
        <Button type="submit" variant="primary">
          Compare
        </Button>
      </form>
    </search>
  )
}
