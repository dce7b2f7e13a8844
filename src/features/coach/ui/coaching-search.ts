import { id, oneOf, type Read, readAddress } from '#lib/read-address.ts'

/** The search parameters of the coaching page. Unknown parameters are removed. */
export const CoachingSearch = readAddress({
  tab: oneOf(['person', 'human']),
  conversation: id,
  person: id,
})
export type CoachingSearch = Read<typeof CoachingSearch>
