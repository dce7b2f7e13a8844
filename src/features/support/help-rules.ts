export const helpStatuses = ['draft', 'published'] as const
export type HelpStatus = (typeof helpStatuses)[number]

export const mostOfArticle = { slug: 80, title: 120, summary: 200, body: 20_000 } as const

/** An address of an article: small letters, digits and single hyphens between them. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Where an article opens for anybody. */
export const helpPath = ({ topic, slug }: { topic: string; slug: string }): string => `/help-center/${topic}/${slug}`
