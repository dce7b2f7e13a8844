import { MapPin } from 'lucide-react'
import { FilterBar, SearchInput } from '#ui/page/filter-bar.tsx'
import { Checkbox } from '#ui/primitives/choice.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { type EmploymentType, employmentTypeLabels, employmentTypes } from '../../posting-rules.ts'
import { filtersSet, type JobsFilters } from '../jobs-search.ts'

type Props = {
  filters: JobsFilters
  onFilters: (changed: Partial<JobsFilters>, how?: { replace: boolean }) => void
}

const types = employmentTypes.map((value) => ({ value, label: employmentTypeLabels[value] }))

/** Keyword, location, job type and remote; typing leaves one entry in the history, choosing one each (JOBS-01, JOBS-02). */
export function JobFilters({ filters, onFilters }: Props) {
  const typed = { replace: true }
  return (
    <FilterBar
      search={{
        value: filters.q ?? '',
        onChange: (text) => onFilters({ q: text.trim() || undefined }, typed),
        label: 'Keyword',
        placeholder: 'Title, skill or company',
      }}
      set={filtersSet(filters)}
      filters={
        <>
          <SearchInput
            icon={MapPin}
            value={filters.location ?? ''}
            onChange={(text) => onFilters({ location: text.trim() || undefined }, typed)}
            label="Location"
            placeholder="City, state or country"
          />
          <Select
            aria-label="Job Type"
            options={types}
            placeholder="All job types"
            value={filters.type ?? ''}
            onChange={(event) => onFilters({ type: (event.target.value || undefined) as EmploymentType | undefined })}
          />
          <Checkbox
            className="jobs-remote"
            label="Remote only"
            checked={filters.remote ?? false}
            onChange={(event) => onFilters({ remote: event.target.checked || undefined })}
          />
        </>
      }
    />
  )
}
