import { id, oneOf, type Read, readAddress, text, whole } from '#lib/read-address.ts'
import type { PostFilters } from '../contract.ts'
import { postStatuses } from '../rules.ts'

/** What stands in the address of the blog's management; anything else is left out. */
export const BlogAdminSearch = readAddress({
  tab: oneOf(['categories', 'tags']),
  search: text(100),
  status: oneOf(postStatuses),
  categoryId: id,
  page: whole(1, 10_000),
})
export type BlogAdminSearch = Read<typeof BlogAdminSearch>

/** The list of posts that an address asks for. */
export const filtersOf = ({ tab: _, ...asked }: BlogAdminSearch): PostFilters => ({ search: '', page: 1, ...asked })
