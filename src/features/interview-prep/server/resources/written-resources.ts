import { z } from 'zod'
import { type QuestionRole, questionRoles } from '#features/question-bank/roles.ts'
import { pagesIn } from '#server/content.ts'
import { type ResourceCategory, type ResourceType, resourceCategories, resourceTypes } from '../../resource-rules.ts'

const Resource = z.strictObject({
  title: z.string().min(1).max(90),
  summary: z.string().min(1).max(150),
  /** Its place among the others of a new installation. */
  order: z.int().min(0),
  category: z.enum(resourceCategories),
  type: z.enum(resourceTypes),
  /** Without it the resource is for everybody. */
  role: z.enum(questionRoles).optional(),
  tags: z.array(z.string().min(1).max(60)).min(1).max(12),
  /** Where a link leads; its text says what is found there. */
  url: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .optional(),
  /** In the markup of `#lib/article-html.ts`. */
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
 * Everything there is to read, in its order; what a resource does not have is null, so that it is taken out where it was. What is
 * no longer among the files is retired, and stays among the bookmarks' history.
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
