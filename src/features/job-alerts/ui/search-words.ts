import { employmentTypeLabels } from '#features/job-postings/rules.ts'
import type { Criteria } from '../rules.ts'

/** What a search asks for, in a few words: '“data analyst”, Denver, Contract, remote only'. */
export const searchWords = ({ q, location, type, remote }: Criteria): string =>
  [q && `“${q}”`, location, type && employmentTypeLabels[type], remote && 'remote only'].filter(Boolean).join(', ')

/** What it could be called. */
export const suggestedName = (criteria: Criteria): string => searchWords(criteria).replaceAll(/[“”]/g, '').slice(0, 100)
