import { id, oneOf, type Read, readAddress } from '#lib/read-address.ts'

/** What stands in the address of the coaching page; anything else is left out. */
export const CoachingSearch = readAddress({
  tab: oneOf(['person', 'human']),
  conversation: id,
  person: id,
})
export type CoachingSearch = Read<typeof CoachingSearch>
