export const resourceCategories = ['tips', 'strategies', 'examples', 'questions'] as const
export type ResourceCategory = (typeof resourceCategories)[number]

export const resourceTypes = ['article', 'video', 'link', 'guide'] as const
export type ResourceType = (typeof resourceTypes)[number]

export const resourcesPageSize = 12

/** The number of tags on a card before '+N more' (INTV-37). */
export const tagsShown = 3

/** The reading speed in words per minute: a calm pace. */
export const wordsAMinute = 200

export const categoryLabels: Record<ResourceCategory, string> = {
  tips: 'Tips',
  strategies: 'Strategies',
  examples: 'Examples',
  questions: 'Questions',
}

export const resourceTypeLabels: Record<ResourceType, string> = {
  article: 'Article',
  video: 'Video',
  link: 'Link',
  guide: 'Guide',
}
