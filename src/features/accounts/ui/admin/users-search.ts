import { oneOf, type Read, readAddress, text, whole, yesOrNo } from '#lib/read-address.ts'
import { roles } from '#lib/viewer.ts'
import type { UserFilters } from '../../admin-users-contract.ts'
import { userSorts } from '../../rules.ts'

/** The filters in the URL of the list; unknown values are dropped. */
export const UsersSearch = readAddress({
  q: text(100),
  role: oneOf(roles),
  state: oneOf(['active', 'suspended']),
  sort: oneOf(userSorts),
  desc: yesOrNo,
  /** The page number; `cursor` is the row after which the page starts. */
  page: whole(1, 100_000),
  cursor: text(1000),
})
export type UsersSearch = Read<typeof UsersSearch>

/** The filters of the list for these URL parameters; by default all users, by name. */
export const filtersOf = ({ page: _, ...filters }: UsersSearch): UserFilters => ({
  q: '',
  sort: 'name',
  desc: false,
  ...filters,
})
