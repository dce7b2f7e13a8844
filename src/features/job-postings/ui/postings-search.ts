import { oneOf, type Read, readAddress, typed, whole, yesOrNo } from '#lib/read-address.ts'
import type { ListPostings } from '../contract.ts'
import { employmentTypes, postingSorts, postingStatuses } from '../rules.ts'

/** The search parameters of the list; others are ignored. */
export const PostingsSearch = readAddress({
  q: typed(200),
  status: oneOf(postingStatuses),
  type: oneOf(employmentTypes),
  sort: oneOf(postingSorts),
  up: yesOrNo,
  page: whole(1, 100_000),
})
export type PostingsSearch = Read<typeof PostingsSearch>

/** The list's parameters for an address: newest first by default. */
export function filterOf({
  q = '',
  status,
  type,
  sort = 'posted',
  up = false,
  page = 1,
}: PostingsSearch): ListPostings {
  return { search: q, status, employmentType: type, sort, descending: !up, page }
}

/** The shortest address of the list. */
export function searchOf({ search, status, employmentType, sort, descending, page }: ListPostings): PostingsSearch {
  const isDefault = sort === 'posted' && descending
  return {
    q: search || undefined,
    status,
    type: employmentType,
    sort: isDefault ? undefined : sort,
    up: isDefault || descending ? undefined : true,
    page: page > 1 ? page : undefined,
  }
}
