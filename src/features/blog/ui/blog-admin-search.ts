import { id, oneOf, type Read, readAddress, text, whole } from '#lib/read-address.ts'
import type { PostFilters } from '../contract.ts'
import { postStatuses } from '../rules.ts'

/** The search parameters of the blog's management; others are ignored. */
export const BlogAdminSearch = readAddress({
  tab: oneOf(['categories', 'tags']),
  search: text(100),
  status: oneOf(postStatuses),
  categoryId: id,
  page: whole(1, 10_000),
})
export type BlogAdminSearch = Read<typeof BlogAdminSearch>

/** The list's parameters for an address. */
export const filtersOf = ({ tab: _, ...filters }: BlogAdminSearch): PostFilters => ({ search: '', page: 1, ...filters })
