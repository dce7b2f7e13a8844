import { z } from 'zod'
import { ResourceFilters } from '../../resource-contract.ts'
import { resourceCategories, resourceTypes } from '../../rules.ts'

const words = z.string().trim().min(1).max(100).optional().catch(undefined)

/** What the address says of the Resources tab: the filters, the page, and the resource that is open (INTV-37). */
export const ResourcesSearch = z.object({
  q: words,
  category: z.enum(resourceCategories).optional().catch(undefined),
  type: z.enum(resourceTypes).optional().catch(undefined),
  role: words.pipe(z.string().max(80).optional().catch(undefined)),
  bookmarked: z
    .union([z.literal(true), z.literal('true').transform((): true => true)])
    .optional()
    .catch(undefined),
  page: z.coerce.number().int().min(2).max(10_000).optional().catch(undefined),
  /** The key of the one that is open. */
  resource: words,
})
export type ResourcesSearch = z.output<typeof ResourcesSearch>

/** What the list is asked for; opening a resource asks nothing anew. */
export const resourceFilters = ({ resource: _, ...filters }: ResourcesSearch): ResourceFilters =>
  ResourceFilters.parse(filters)

/** How many filters beside the words are set. */
export const filtersSet = ({ category, type, role, bookmarked }: ResourcesSearch): number =>
  [category, type, role, bookmarked].filter(Boolean).length

export const nothingSet = { q: undefined, category: undefined, type: undefined, role: undefined, bookmarked: undefined }

/** Where a resource opens, also for somebody it is sent to. */
export const resourcePath = (key: string): string => `/app/interview?tab=resources&resource=${key}`
