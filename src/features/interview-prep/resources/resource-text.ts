import type { QuestionRole } from '../question-roles.ts'
import type { ResourceCategory, ResourceType } from '../rules.ts'

/**
 * A resource as it is written: `content` in the markup of `#lib/article-html.ts`; a link's says what is found behind it.
 * Without `jobRole` it is for everybody. What is taken out of the list is retired, and stays among the bookmarks' history.
 */
export type ResourceText = {
  key: string
  title: string
  summary: string
  category: ResourceCategory
  resourceType: ResourceType
  jobRole?: QuestionRole
  tags: string[]
  externalUrl?: string
  content: string
}
