import { id, type Read, readAddress, text, whole } from '#lib/read-address.ts'
import type { SearchCandidates } from '../contract.ts'

/** What stands in the address of the search; anything else is left out. */
export const CandidatesSearch = readAddress({
  q: text(200),
  location: text(100),
  page: whole(1, 10_000),
  candidate: id,
})
export type CandidatesSearch = Read<typeof CandidatesSearch>

/** The search that an address asks for. */
export const filtersOf = ({ candidate: _, ...asked }: CandidatesSearch): SearchCandidates => ({
  q: '',
  location: '',
  page: 1,
  ...asked,
})
