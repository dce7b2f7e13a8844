import { id, type Read, readAddress, text, whole } from '#lib/read-address.ts'
import type { SearchCandidates } from '../contract.ts'

/** The parameters of the page's URL; unknown parameters are dropped. */
export const CandidatesSearch = readAddress({
  q: text(200),
  location: text(100),
  page: whole(1, 10_000),
  candidate: id,
})
export type CandidatesSearch = Read<typeof CandidatesSearch>

/** The filters of the search, with defaults for parameters that the URL does not have. */
export const filtersOf = ({ candidate: _, ...filters }: CandidatesSearch): SearchCandidates => ({
  q: '',
  location: '',
  page: 1,
  ...filters,
})
