import { oneOf, type Read, readAddress, whole, words, yes } from '#lib/read-address.ts'
import type { ResourceFilters } from '../../resource-contract.ts'
import { resourceCategories, resourceTypes } from '../../resource-rules.ts'

/** The search parameters of the Resources tab: filters, page and the open resource (INTV-37). */
export const ResourcesSearch = readAddress({
  q: words(100),
  category: oneOf(resourceCategories),
  type: oneOf(resourceTypes),
  role: words(80),
  bookmarked: yes,
  page: whole(2, 10_000),
  /** The key of the open resource. */
  resource: words(100),
})
export type ResourcesSearch = Read<typeof ResourcesSearch>

/** The filters of the list, without the open resource, so that opening a resource does not reload the list. */
export const resourceFilters = ({ resource: _, ...filters }: ResourcesSearch): ResourceFilters => ({
  q: '',
  bookmarked: false,
  page: 1,
  ...filters,
})

/** The number of active filters, not counting the search text. */
export const filtersSet = ({ category, type, role, bookmarked }: ResourcesSearch): number =>
  [category, type, role, bookmarked].filter(Boolean).length

export const nothingSet = { q: undefined, category: undefined, type: undefined, role: undefined, bookmarked: undefined }

/** The shareable address of a resource. */
export const resourcePath = (key: string): string => `/app/interview?tab=resources&resource=${key}`
