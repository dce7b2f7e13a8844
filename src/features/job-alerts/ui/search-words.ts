import { employmentTypeLabels } from '#features/job-postings/rules.ts'
import { languageLabels } from '#features/job-search/languages.ts'
import type { Criteria } from '../rules.ts'

/** The criteria of a search as a label: '“data analyst”, Denver, Contract, remote only, at Fernway'. */
export const formatSearch = ({ q, location, type, remote, company, language }: Criteria): string => {
  const kinds = [
    type && employmentTypeLabels[type],
    remote && 'remote only',
    language && `in ${languageLabels[language]}`,
  ]
  return [q && `“${q}”`, location, ...kinds, company && `at ${company.name}`].filter(Boolean).join(', ')
}

/** A suggested name for a search, at most 100 characters. */
export const suggestedName = (criteria: Criteria): string =>
  formatSearch(criteria).replaceAll(/[“”]/g, '').slice(0, 100)
