import { MapPin } from 'lucide-react'
import { employmentTypeLabels, employmentTypes, workModeLabels } from '#features/job-postings/rules.ts'
import { modesExceptRemote, searchLevelLabels, searchLevels } from '#features/job-search/condition-names.ts'
import { languageLabels, postingLanguages } from '#features/job-search/languages.ts'
import { FilterBar, SearchInput } from '#ui/page/filter-bar.tsx'
import { Checkbox } from '#ui/primitives/choice.tsx'
import { ChoiceSelect } from '#ui/primitives/choice-select.tsx'
import type { JobSearch } from '../../contract.ts'
import {
  type Capped,
  countLabel,
  distanceLabel,
  distances,
  payFloors,
  payLabel,
  postedLabels,
  postedPeriods,
} from '../../rules.ts'
import { filteredCompanyName, filtersSet, type JobsFilters } from '../jobs-search.ts'
import './jobs.css'

type Props = {
  filters: JobsFilters
  /** The number of matches for each choice. */
  facets: JobSearch['facets']
  onFilters: (changed: Partial<JobsFilters>, how?: { replace: boolean }) => void
}

const counted = (count: Capped | undefined) => (count ? ` (${countLabel(count)})` : '')

/** The choices, and the chosen pay of a link. */
const payChoices = (chosen: number | undefined): number[] =>
  [...new Set([...payFloors, ...(chosen ? [chosen] : [])])].sort((a, b) => a - b)

const countOf = (facets: Props['facets'], company: string) =>
  facets?.companies.find(({ slug }) => slug === company)?.count

/** The companies to choose from: those with the most matches, and the chosen one. */
function companiesOf(facets: Props['facets'], chosen: string | undefined): string[] {
  const slugs = facets?.companies.map(({ slug }) => slug) ?? []
  return chosen === undefined || slugs.includes(chosen) ? slugs : [...slugs, chosen]
}

/** Language and company as chips, as a search may come from a link and the filters fold on a phone. */
const appliedOf = ({ language, company }: JobsFilters, facets: Props['facets'], onFilters: Props['onFilters']) => [
  ...(language ? [{ label: languageLabels[language], onRemove: () => onFilters({ language: undefined }) }] : []),
  ...(company
    ? [{ label: filteredCompanyName(facets, company), onRemove: () => onFilters({ company: undefined }) }]
    : []),
]

/**
 * Keyword, location, job type and remote (JOBS-01, JOBS-02), distance, level, workplace, pay, date, language and company. Typing replaces the current history
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
      applied={appliedOf(filters, facets, onFilters)}
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
          <PostingFilters filters={filters} facets={facets} onFilters={onFilters} />
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

/** What the posting states: level, workplace, pay, date, language and company. */
function PostingFilters({ filters, facets, onFilters }: Props) {
  return (
    <>
      <ChoiceSelect
        aria-label="Level"
        placeholder="Any level"
        values={searchLevels}
        names={(level) => `${searchLevelLabels[level]}${counted(facets?.level[level])}`}
        value={filters.level}
        onChange={(level) => onFilters({ level })}
      />
      <ChoiceSelect
        aria-label="Workplace"
        placeholder="Any workplace"
        values={modesExceptRemote}
        names={(mode) => `${workModeLabels[mode]}${counted(facets?.mode[mode])}`}
        value={filters.mode === 'remote' ? undefined : filters.mode}
        onChange={(mode) => onFilters({ mode, ...(mode && { remote: undefined }) })}
      />
      <ChoiceSelect
        aria-label="Pay"
        placeholder="Any pay"
        values={payChoices(filters.pay)}
        names={payLabel}
        value={filters.pay}
        onChange={(pay) => onFilters({ pay })}
      />
      <ChoiceSelect
        aria-label="Date Posted"
        placeholder="Any date"
        values={postedPeriods}
        names={(posted) => `${postedLabels[posted]}${counted(facets?.posted[posted])}`}
        value={filters.posted}
        onChange={(posted) => onFilters({ posted })}
      />
      <ChoiceSelect
        aria-label="Language"
        placeholder="Any language"
        values={postingLanguages.filter((one) => one === filters.language || facets?.language[one].value)}
        names={(language) => `${languageLabels[language]}${counted(facets?.language[language])}`}
        value={filters.language}
        onChange={(language) => onFilters({ language })}
      />
      <ChoiceSelect
        aria-label="Company"
        placeholder="Any company"
        values={companiesOf(facets, filters.company)}
        names={(slug) => `${filteredCompanyName(facets, slug)}${counted(countOf(facets, slug))}`}
        value={filters.company}
        onChange={(company) => onFilters({ company })}
      />
    </>
  )
}
