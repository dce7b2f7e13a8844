import { z } from 'zod'
import { type QuestionRole, questionRoles } from '#features/question-bank/roles.ts'
import { pagesIn } from '#server/content.ts'
import { type ResourceCategory, type ResourceType, resourceCategories, resourceTypes } from '../../resource-rules.ts'

const Resource = z.strictObject({
  title: z.string().min(1).max(90),
  summary: z.string().min(1).max(150),
  /** The position in the list. */
  order: z.int().min(0),
  category: z.enum(resourceCategories),
  type: z.enum(resourceTypes),
  /** Without a role, the resource is for all roles. */
  role: z.enum(questionRoles).optional(),
  tags: z.array(z.string().min(1).max(60)).min(1).max(12),
  /** The address of a link. The text describes the page. */
  url: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .optional(),
  /** The text, in the markup of `#lib/article-html.ts`. */
  body: z.string().min(1).max(10_000),
})

const pages = pagesIn('interview-resources', Resource)

type WrittenResource = {
  key: string
  title: string
  summary: string
  category: ResourceCategory
  resourceType: ResourceType
  jobRole: QuestionRole | null
  tags: string[]
  externalUrl: string | null
  content: string
}

/**
 * All resources in order. Missing fields are null, so that an update clears earlier values. A resource that was removed from the
 * files is retired, not deleted, because bookmarks refer to it.
 */
export const writtenResources = (): WrittenResource[] =>
  pages()
    .toSorted((a, b) => a.value.order - b.value.order)
    .map(({ name, value: { order: _, type, role = null, url = null, body, ...rest } }) => ({
      ...rest,
      key: name,
      resourceType: type,
      jobRole: role,
      externalUrl: url,
      content: body,
    }))
