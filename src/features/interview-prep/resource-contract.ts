// Resources of interview preparation: articles, guides and links to official pages, which are part of the product. All job seekers
// can read them. A bookmark belongs to one person; setting it twice changes nothing.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedLine, typedText } from '#lib/text.ts'
import { resourceCategories, resourceTypes } from './resource-rules.ts'

const category = z.enum(resourceCategories)
const resourceType = z.enum(resourceTypes)

export const ResourceCard = z.object({
  id: Id,
  key: z.string(),
  title: z.string(),
  summary: z.string(),
  category,
  resourceType,
  /** Null for a resource for all roles. */
  jobRole: z.string().nullable(),
  tags: z.array(z.string()),
  /** The external page of a link. */
  externalUrl: z.string().nullable(),
  /** The reading time in whole minutes. */
  minutes: z.number().int(),
  isBookmarked: z.boolean(),
  createdAt: Timestamp,
})
export type ResourceCard = z.infer<typeof ResourceCard>

export const Resource = ResourceCard.extend({
  html: z.string(),
  /** Related resources: those that share the most tags with this one. */
  next: z.array(z.object({ key: z.string(), title: z.string() })),
})
export type Resource = z.infer<typeof Resource>

export const ResourceFilters = z.object({
  /** Each search word must be in the title or in the text. */
  q: typedText(100).default(''),
  category: category.optional(),
  type: resourceType.optional(),
  /** Resources for this role, and resources for all roles. */
  role: typedLine(80).optional(),
  bookmarked: z.union([z.boolean(), z.stringbool()]).default(false),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type ResourceFilters = z.output<typeof ResourceFilters>

export const ResourceList = z.object({
  items: z.array(ResourceCard),
  total: z.number().int(),
  /** The number of resources for each option, with the other filters applied. */
  counts: z.object({
    categories: z.record(category, z.number().int()),
    types: z.record(resourceType, z.number().int()),
    bookmarked: z.number().int(),
  }),
  /** All roles that have resources. */
  roles: z.array(z.string()),
})
export type ResourceList = z.infer<typeof ResourceList>

export const BookmarkChange = z.object({ id: Id, isBookmarked: z.boolean() })
export type BookmarkChange = z.output<typeof BookmarkChange>

export const resourceContract = {
  list: procedure
    .route({ method: 'GET', path: '/interview-prep/resources', summary: 'List interview resources' })
    .input(ResourceFilters)
    .output(ResourceList),
  get: procedure
    .route({ method: 'GET', path: '/interview-prep/resources/{key}', summary: 'Get a resource in full' })
    .input(z.object({ key: typedText(100) }))
    .output(Resource),
  setBookmark: procedure
    .route({
      method: 'PUT',
      path: '/interview-prep/resources/{id}/bookmark',
      summary: 'Add or remove a bookmark of a resource',
    })
    .input(BookmarkChange)
    .output(BookmarkChange),
}
