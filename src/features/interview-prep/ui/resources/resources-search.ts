import { oneOf, type Read, readAddress, whole, words, yes } from '#lib/read-address.ts'
import type { ResourceFilters } from '../../resource-contract.ts'
import { resourceCategories, resourceTypes } from '../../resource-rules.ts'

/** What the address says of the Resources tab: the filters, the page, and the resource that is open (INTV-37). */
export const ResourcesSearch = readAddress({
  q: words(100),
  category: oneOf(resourceCategories),
  type: oneOf(resourceTypes),
  role: words(80),
  bookmarked: yes,
  page: whole(2, 10_000),
  /** The key of the one that is open. */
  resource: words(100),
})
export type ResourcesSearch = Read<typeof ResourcesSearch>

/** What the list is asked for; opening a resource asks nothing anew. */
export const resourceFilters = ({ resource: _, ...filters }: ResourcesSearch): ResourceFilters => ({
  q: '',
  bookmarked: false,
  page: 1,
  ...filters,
})

/** How many filters beside the words are set. */
export const filtersSet = ({ category, type, role, bookmarked }: ResourcesSearch): number =>
  [category, type, role, bookmarked].filter(Boolean).length

export const nothingSet = { q: undefined, category: undefined, type: undefined, role: undefined, bookmarked: undefined }

/** Where a resource opens, also for somebody it is sent to. */
export const resourcePath = (key: string): string => `/app/interview?tab=resources&resource=${key}`
