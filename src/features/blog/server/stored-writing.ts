import { inArray } from 'drizzle-orm'
import { blogPictures, type blogPosts } from '#db/schema/blog.ts'
import { plainText } from '#lib/html-text.ts'
import type { Db } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { inThreads } from '#server/threads.ts'
import type { Writing } from '../contract.ts'
import { countPostWords } from '../rules.ts'
import type * as cleaning from './clean-article.ts'
import { picturesIn } from './clean-article.ts'

const cleanInThread = inThreads<typeof cleaning>('features/blog/server/clean-article')

export type PostRowStored = typeof blogPosts.$inferSelect

/** The columns that a writer fills in; slug and tags are stored separately. */
export type StoredColumns = ReturnType<typeof storedColumns>

/** The content in its stored form: sanitized, with title and content; POST_INCOMPLETE. */
export async function cleanWriting(writing: Writing): Promise<Writing> {
  const content = await cleanInThread('cleanArticle', writing.content)
  if (writing.title === '' || content === '') throw new DomainError('POST_INCOMPLETE')
  return { ...writing, content }
}

export function storedColumns({ tags: _tags, slug: _slug, ...writing }: Writing) {
  const plain = plainText(writing.content)
  return { ...writing, plain, wordCount: countPostWords(plain) }
}

/** All images of a public post must exist and have a description: PICTURE_UNDESCRIBED, PICTURE_GONE. */
export async function requireShowable(
  db: Db,
  writing: Pick<Writing, 'content' | 'coverId' | 'coverAlt'>,
): Promise<void> {
  const pictures = picturesIn(writing.content)
  const { coverId, coverAlt } = writing
  const all = coverId ? [...pictures, { id: coverId, alt: coverAlt }] : pictures
  if (all.some(({ alt }) => alt === '')) throw new DomainError('PICTURE_UNDESCRIBED')
  const ids = [...new Set(all.map(({ id }) => id))]
  if (ids.length === 0) return
  const there = await db.select({ id: blogPictures.id }).from(blogPictures).where(inArray(blogPictures.id, ids))
  if (there.length < ids.length) throw new DomainError('PICTURE_GONE')
}
