import { employmentTypeLabels } from '#features/job-postings/rules.ts'
import type { Criteria } from '../rules.ts'

/** The criteria of a search as a label: '“data analyst”, Denver, Contract, remote only'. */
export const searchWords = ({ q, location, type, remote }: Criteria): string =>
  [q && `“${q}”`, location, type && employmentTypeLabels[type], remote && 'remote only'].filter(Boolean).join(', ')

/** A suggested name for a search, at most 100 characters. */
export const suggestedName = (criteria: Criteria): string => searchWords(criteria).replaceAll(/[“”]/g, '').slice(0, 100)
