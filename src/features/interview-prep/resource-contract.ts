// Resources of interview preparation: articles, guides and links to official pages, written with the product. Job seekers read all
// of them; a bookmark belongs to one person and says only that it is set, so setting it twice changes nothing.
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
  /** Null where it is for everybody. */
  jobRole: z.string().nullable(),
  tags: z.array(z.string()),
  /** The page elsewhere that a link leads to. */
  externalUrl: z.string().nullable(),
  /** How long it takes to read, in whole minutes. */
  minutes: z.number().int(),
  isBookmarked: z.boolean(),
  createdAt: Timestamp,
})
export type ResourceCard = z.infer<typeof ResourceCard>

export const Resource = ResourceCard.extend({
  html: z.string(),
  /** What to read next: those that share most with this one. */
  next: z.array(z.object({ key: z.string(), title: z.string() })),
})
export type Resource = z.infer<typeof Resource>

export const ResourceFilters = z.object({
  /** Every word of it must be in the title or in the text. */
  q: typedText(100).default(''),
  category: category.optional(),
  type: resourceType.optional(),
  /** What is written for this role, and what is for everybody. */
  role: typedLine(80).optional(),
  bookmarked: z.union([z.boolean(), z.stringbool()]).default(false),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type ResourceFilters = z.output<typeof ResourceFilters>

export const ResourceList = z.object({
  items: z.array(ResourceCard),
  total: z.number().int(),
  /** How many there would be with each choice, beside the other filters. */
  counts: z.object({
    categories: z.record(category, z.number().int()),
    types: z.record(resourceType, z.number().int()),
    bookmarked: z.number().int(),
  }),
  /** Every role that something is written for. */
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
