import { MapPin } from 'lucide-react'
import { employmentTypeLabels, employmentTypes, workModeLabels } from '#features/job-postings/rules.ts'
import { jobLevels, levelLabels, modesExceptRemote } from '#features/job-search/conditions.ts'
import { FilterBar, SearchInput } from '#ui/page/filter-bar.tsx'
import { Checkbox } from '#ui/primitives/choice.tsx'
import { ChoiceSelect } from '#ui/primitives/choice-select.tsx'
import type { JobSearch } from '../../contract.ts'
import { type Capped, countLabel, distanceLabel, distances, postedLabels, postedPeriods } from '../../rules.ts'
import { filtersSet, type JobsFilters } from '../jobs-search.ts'
import './jobs.css'

type Props = {
  filters: JobsFilters
  /** The number of matches for each choice. */
  facets: JobSearch['facets']
  onFilters: (changed: Partial<JobsFilters>, how?: { replace: boolean }) => void
}

const counted = (count: Capped | undefined) => (count ? ` (${countLabel(count)})` : '')

/**
 * Keyword, location, job type and remote (JOBS-01, JOBS-02), distance, level, workplace and date. Typing replaces the current history
 * entry; each other choice adds one.
 */
export function JobFilters({ filters, facets, onFilters }: Props) {
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
          <ChoiceSelect
            aria-label="Distance"
            placeholder="Any distance"
            values={distances}
            names={distanceLabel}
            value={filters.within}
            onChange={(within) => onFilters({ within })}
          />
          <ChoiceSelect
            aria-label="Job Type"
            placeholder="All job types"
            values={employmentTypes}
            names={(type) => `${employmentTypeLabels[type]}${counted(facets?.type[type])}`}
            value={filters.type}
            onChange={(type) => onFilters({ type })}
          />
          <ChoiceSelect
            aria-label="Level"
            placeholder="Any level"
            values={jobLevels}
            names={levelLabels}
            value={filters.level}
            onChange={(level) => onFilters({ level })}
          />
          <ChoiceSelect
            aria-label="Workplace"
            placeholder="Any workplace"
            values={modesExceptRemote}
            names={workModeLabels}
            value={filters.mode === 'remote' ? undefined : filters.mode}
            onChange={(mode) => onFilters({ mode, ...(mode && { remote: undefined }) })}
          />
          <ChoiceSelect
            aria-label="Date Posted"
            placeholder="Any date"
            values={postedPeriods}
            names={postedLabels}
            value={filters.posted}
            onChange={(posted) => onFilters({ posted })}
          />
          <Checkbox
            className="jobs-remote"
            label={`Remote only${counted(facets?.remote)}`}
            checked={filters.remote ?? filters.mode === 'remote'}
            onChange={(event) => onFilters({ remote: event.target.checked || undefined, mode: undefined })}
          />
        </>
      }
    />
  )
}
