export const helpStatuses = ['draft', 'published'] as const
export type HelpStatus = (typeof helpStatuses)[number]

export const articleLimits = { slug: 80, title: 120, summary: 200, body: 20_000 } as const

/** An article's slug: lowercase letters and digits with single hyphens between them. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The public address of an article. */
export const helpPath = ({ topic, slug }: { topic: string; slug: string }): string => `/help-center/${topic}/${slug}`
