import { employmentTypeLabels, workModeLabels } from '#features/job-postings/rules.ts'
import { searchLevelLabels } from '#features/job-search/condition-names.ts'
import { languageLabels } from '#features/job-search/languages.ts'
import { type Capped, countLabel } from '../../rules.ts'
import { type BoardSearch, isFiltered } from './board-search.ts'

/** A label of the list for its filters, for example 'remote full-time jobs'. */
export function kindOfJobs({ type, remote, level, mode, language }: BoardSearch, count: number): string {
  const kind = type && employmentTypeLabels[type].toLowerCase()
  const isRemote = remote || mode === 'remote'
  const place = isRemote ? 'remote' : mode && workModeLabels[mode].toLowerCase()
  return [
    language && `${languageLabels[language]}-language`,
    level && searchLevelLabels[level].toLowerCase(),
    place,
    kind,
    count === 1 ? 'job' : 'jobs',
  ]
    .filter(Boolean)
    .join(' ')
}

/** '41 full-time jobs for analyst in Portland', or '1,286 open jobs' without keywords and filters. */
export function boardTitle(search: BoardSearch, count: Capped, company: string | null = null): string {
  if (!isFiltered(search)) return `${countLabel(count)} open ${count.value === 1 ? 'job' : 'jobs'}`
  const parts = [countLabel(count), kindOfJobs(search, count.value)]
  if (search.q) parts.push(`for ${search.q}`)
  if (search.location) parts.push(`in ${search.location}`)
  if (company) parts.push(`at ${company}`)
  return parts.join(' ')
}
