import { employmentTypeLabels, workModeLabels } from '#features/job-postings/rules.ts'
import { searchLevelLabels } from '#features/job-search/condition-names.ts'
import { languageLabels } from '#features/job-search/languages.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Chip } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import type { JobSearch } from '../../contract.ts'
import { distanceLabel, payLabel, postedLabels } from '../../rules.ts'
import { filteredCompanyName, formatSearched, type JobsFilters } from '../jobs-search.ts'

type Props = {
  found: JobSearch | undefined
  filters: JobsFilters
  onFilters: (changed: Partial<JobsFilters>) => void
}

/** The empty state of a search, with buttons that remove a part of the search (JOBS-08). */
export function NoJobs({ found, filters, onFilters }: Props) {
  const { q, location, type, remote, level, mode, posted, within, language, company, pay } = filters
  const parts: { label: string; without: Partial<JobsFilters> }[] = []
  if (q) parts.push({ label: `“${q}”`, without: { q: undefined, sort: undefined } })
  if (location) parts.push({ label: location, without: { location: undefined } })
  if (type) parts.push({ label: employmentTypeLabels[type], without: { type: undefined } })
  if (remote) parts.push({ label: 'Remote only', without: { remote: undefined } })
  if (level) parts.push({ label: searchLevelLabels[level], without: { level: undefined } })
  if (mode) parts.push({ label: workModeLabels[mode], without: { mode: undefined } })
  if (posted) parts.push({ label: postedLabels[posted], without: { posted: undefined } })
  if (within) parts.push({ label: distanceLabel(within), without: { within: undefined } })
  if (language) parts.push({ label: languageLabels[language], without: { language: undefined } })
  if (company) parts.push({ label: filteredCompanyName(found?.facets, company), without: { company: undefined } })
  if (pay) parts.push({ label: payLabel(pay), without: { pay: undefined } })
  const all = Object.assign({}, ...parts.map((part) => part.without)) as Partial<JobsFilters>
  const looked = found?.correction ? `We also searched for “${formatSearched(found.correction, 'shown')}”. ` : ''
  if (parts.length === 0) {
    return (
      <EmptyState level={2} title="No jobs found">
        There are no open jobs right now. New jobs appear here as companies post them.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      level={2}
      title="No jobs found"
      action={
        <>
          {parts.map(({ label, without }) => (
            <Chip key={label} on onRemove={() => onFilters(without)} removeLabel={`Remove ${label}`}>
              {label}
            </Chip>
          ))}
          {parts.length > 1 && (
            <Button variant="ghost" size="sm" onClick={() => onFilters(all)}>
              Clear all
            </Button>
          )}
        </>
      }
    >
      {looked}
      {parts.length > 1
        ? 'Remove part of your search to see more jobs.'
        : 'Try different keywords, or browse all open jobs.'}
    </EmptyState>
  )
}
