import { useId } from 'react'
import { FiltersSummary } from '#ui/page/filters-summary.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { Input } from '#ui/primitives/input.tsx'
import { Select } from '#ui/primitives/select.tsx'
import type { SalaryFilters } from '../../contract.ts'
import { choiceKeys, filterChoices } from '../components/filter-fields.tsx'
import { filtersSet } from '../salary-search.ts'
import '../components/salaries.css'

/** The collapsible filters of the public analyzer, in the same form. */
export function PlainFilters({ filters, cleared }: { filters: SalaryFilters; cleared: string }) {
  const id = useId()
  const set = filtersSet(filters)
  return (
    <details className="salary-more" open={set > 0}>
      <FiltersSummary set={set} />
      <div className="salary-more-fields">
        {choiceKeys.map((key) => (
          <div className="field" key={key}>
            <label htmlFor={`${id}-${key}`}>{filterChoices[key].label}</label>
            <Select
              id={`${id}-${key}`}
              name={key}
              options={[{ value: `all-${key}`, label: filterChoices[key].all }, ...filterChoices[key].options]}
              defaultValue={filters[key] ?? `all-${key}`}
            />
          </div>
        ))}
        {(['salaryMin', 'salaryMax'] as const).map((key) => (
          <div className="field" key={key}>
            <label htmlFor={`${id}-${key}`}>{key === 'salaryMin' ? 'Base salary from' : 'Base salary to'}</label>
            <Input
              id={`${id}-${key}`}
              name={key}
              type="number"
              min={0}
              step={1}
              placeholder="Any"
              defaultValue={filters[key]}
            />
          </div>
        ))}
        {set > 0 && <ButtonLink to={cleared}>Clear filters</ButtonLink>}
      </div>
    </details>
  )
}
