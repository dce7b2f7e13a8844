import type { ReactNode } from 'react'
import { employmentTypeLabels, employmentTypes } from '#features/job-postings/rules.ts'
import { FiltersSummary } from '#ui/page/filters-summary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { type Capped, countLabel } from '../../rules.ts'
import { type BoardSearch, filtersSet } from './board-search.ts'
import type { Board } from './queries.ts'
import './public-jobs.css'

/** The filters beside the list, or behind a button above it on phones. They belong to the form of the search. */
export function BoardFilters({ search, facets, form }: { search: BoardSearch; facets: Board['facets']; form: string }) {
  const set = filtersSet(search)
  const any = employmentTypes.map((type) => facets.type[type])
  return (
    <details className="jb-filters">
      <FiltersSummary set={set} />
      <div className="jb-fields">
        <fieldset>
          <legend>Job Type</legend>
          <Choice count={sumOf(any)}>
            <input type="radio" name="type" value="" form={form} defaultChecked={search.type === undefined} />
            Any
          </Choice>
          {employmentTypes.map((type) => (
            <Choice key={type} count={facets.type[type]}>
              <input type="radio" name="type" value={type} form={form} defaultChecked={search.type === type} />
              {employmentTypeLabels[type]}
            </Choice>
          ))}
        </fieldset>
        <fieldset>
          <legend>Location</legend>
          <Choice count={facets.remote}>
            <input type="checkbox" name="remote" value="true" form={form} defaultChecked={search.remote} />
            Remote only
          </Choice>
        </fieldset>
        <Button type="submit" form={form} block>
          Show jobs
        </Button>
      </div>
    </details>
  )
}

function Choice({ count, children }: { count: Capped | undefined; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is in the children
    <label className="check">
      {children}
      <span className="meta num">
        {countLabel(count ?? { value: 0, isCapped: false })}
        <span className="vh"> jobs</span>
      </span>
    </label>
  )
}

function sumOf(counts: (Capped | undefined)[]): Capped {
  const known = counts.filter((count) => count !== undefined)
  const value = known.reduce((sum, count) => sum + count.value, 0)
  const isCapped = value > 10_000 || known.some((count) => count.isCapped)
  return { value: Math.min(value, 10_000), isCapped }
}
