import type { z } from 'zod'
import { employmentTypes, workModes } from '#features/job-postings/rules.ts'
import { searchLevels } from '#features/job-search/condition-names.ts'
import { postingLanguages } from '#features/job-search/languages.ts'
import { oneOf, type Read, readAddress, text } from '#lib/read-address.ts'
import type { SearchJobs } from '../../contract.ts'
import { distances, jobSorts, postedPeriods, sortOf } from '../../rules.ts'
import { type FilterName, filterNames } from '../jobs-search.ts'

const typedWords = (said: unknown): string => (typeof said === 'string' ? said.trim().slice(0, 200) : '')
/** The values of a checked checkbox, as browsers and users write them in a URL. */
const ticked = /^(true|1|yes|on|y|enabled)$/i

/** The URL parameters of the job board. A plain form also sends empty fields. Invalid values are ignored. */
export const BoardSearch = readAddress({
  q: typedWords,
  location: typedWords,
  type: oneOf(employmentTypes),
  remote: (said) => said === true || ticked.test(String(said)),
  level: oneOf(searchLevels),
  mode: oneOf(workModes),
  posted: oneOf(postedPeriods),
  within: (said) => distances.find((one) => String(one) === String(said)),
  language: oneOf(postingLanguages),
  company: (said) => (typeof said === 'string' && said.trim() ? said.trim().slice(0, 300) : undefined),
  pay: (said) => (/^\d{1,8}$/.test(String(said)) && Number(said) > 0 ? Math.min(Number(said), 10_000_000) : undefined),
  sort: oneOf(jobSorts),
  cursor: text(2000),
})
export type BoardSearch = Read<typeof BoardSearch>

/** Whether the search has any keyword or filter. */
export const isFiltered = (search: BoardSearch): boolean =>
  search.q !== '' || search.location !== '' || filtersSet(search) > 0

/** The number of filters beside the list that are set. */
export const filtersSet = (search: BoardSearch): number => filterNames.filter((name) => search[name]).length

/** The search without its filters and its place. */
export const noFilters = {
  location: '',
  type: undefined,
  remote: false,
  level: undefined,
  mode: undefined,
  posted: undefined,
  within: undefined,
  language: undefined,
  company: undefined,
  pay: undefined,
} satisfies { [Name in 'location' | FilterName]: BoardSearch[Name] }

/** The input of `jobs.search` for these parameters. */
export const askOf = ({ cursor, ...filters }: BoardSearch): z.input<typeof SearchJobs> => ({
  ...filters,
  // the board is the same for everyone
  withHidden: true,
  ...(cursor && { cursor }),
})

/** The shortest path of a search, with some parameters changed. It begins at the first page unless `change` has a cursor. */
export function boardAddress(search: BoardSearch, change: Partial<BoardSearch> = {}): string {
  const shown = { ...search, cursor: undefined, ...change }
  const { q, sort, cursor } = shown
  const params = new URLSearchParams()
  for (const name of ['q', 'location', ...filterNames] as const) {
    const value = shown[name]
    if (value) params.set(name, String(value))
  }
  if (sort && sort !== sortOf({ q })) params.set('sort', sort)
  if (cursor) params.set('cursor', cursor)
  return params.size > 0 ? `/jobs?${params}` : '/jobs'
}
