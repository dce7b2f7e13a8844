import { slugify } from '#lib/names.ts'

export const postStatuses = ['draft', 'scheduled', 'published'] as const
export type PostStatus = (typeof postStatuses)[number]

/** Scheduled is a draft with a publication time. */
export const statusOf = ({
  status,
  publishAt,
}: {
  status: 'draft' | 'published'
  publishAt: Date | null
}): PostStatus => (status === 'draft' && publishAt ? 'scheduled' : status)

export const longestSlug = 100

/**
 * The slug of a title: lower case, without characters other than letters, digits, spaces and hyphens, spaces as hyphens, repeated hyphens
 * collapsed (BLOG-05); letters lose their accents. '' if no letter or digit is left.
 */
export function slugOf(title: string): string {
  return slugify(title).slice(0, longestSlug).replace(/-$/, '')
}

const wordsAMinute = 220

/** The reading time of this number of words in minutes, at least one. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / wordsAMinute))

export const countPostWords = (text: string): number => text.match(/\S+/gu)?.length ?? 0

/** The drawn covers, in the order of their numbers. */
export const drawings = ['bars', 'talk', 'links', 'page', 'path'] as const

/** The default drawing of a title: the same for the same title. */
export function drawingOf(title: string): number {
  let sum = 0
  for (const letter of title) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997
  return sum % drawings.length
}

export const blogPictureAddress = (id: string): string => `/api/blog-pictures/${id}`

const PICTURE = /^\/api\/blog-pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The id of the blog image with this URL, or null. */
export const blogPictureIdOf = (src: string): string | null => PICTURE.exec(src)?.[1] ?? null

/** The maximum number of characters that search engines show of each. */
export const seoLimits = { title: 60, description: 160 } as const

export const postsPageSize = 20
