import { count, eq, getTableColumns } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#db/schema/accounts.ts'
import {
  blogCategories,
  blogLikes,
  blogPictures,
  blogPosts,
  blogPostTags,
  blogShares,
  blogTags,
} from '#db/schema/blog.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { type Post, readStoredWriting, type Writing } from '../contract.ts'
import { blogPictureAddress, statusOf } from '../rules.ts'
import { cleanArticle } from './clean-article.ts'
import type { PostRowStored } from './stored-writing.ts'

const editors = alias(users, 'editors')

/** One post for its writers: of a published one the pending changes, if any. */
export async function readPost({ db }: Pick<SignedIn, 'db'>, { id }: { id: string }): Promise<Post> {
  const { words: _words, ...columns } = getTableColumns(blogPosts)
  const [row] = await db
    .select({ post: columns, categoryName: blogCategories.name, authorName: users.name, editedBy: editors.name })
    .from(blogPosts)
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .leftJoin(users, eq(users.id, blogPosts.authorId))
    .leftJoin(editors, eq(editors.id, blogPosts.editedBy))
    .where(eq(blogPosts.id, id))
  const { post, ...names } = found(row)
  const writing = await writingOf(db, post)
  const [[liked], [shared]] = await Promise.all([
    db.select({ likes: count() }).from(blogLikes).where(eq(blogLikes.postId, id)),
    db.select({ shares: count() }).from(blogShares).where(eq(blogShares.postId, id)),
  ])
  return {
    ...post,
    ...names,
    status: statusOf(post),
    isFeatured: post.featuredAt !== null,
    isHidden: post.hiddenAt !== null,
    hasPending: post.pending !== null,
    writing: { ...writing, content: cleanArticle(writing.content) },
    cover: await coverOf(db, writing.coverId),
    likes: liked?.likes ?? 0,
    shares: shared?.shares ?? 0,
  }
}

async function writingOf(db: Db, post: Omit<PostRowStored, 'words'>): Promise<Writing> {
  if (post.pending) return readStoredWriting(post.pending)
  const tags = await db
    .select({ name: blogTags.name })
    .from(blogPostTags)
    .innerJoin(blogTags, eq(blogTags.id, blogPostTags.tagId))
    .where(eq(blogPostTags.postId, post.id))
    .orderBy(blogTags.name)
  const { title, slug, excerpt, content, categoryId, authorId, coverId, coverAlt, drawing } = post
  const { seoTitle, seoDescription, canonicalUrl } = post
  const cover = { coverId, coverAlt, drawing }
  const seo = { seoTitle, seoDescription, canonicalUrl }
  return { title, slug, excerpt, content, categoryId, authorId, tags: tags.map(({ name }) => name), ...cover, ...seo }
}

/** A blog image by its id. */
async function coverOf(db: Db, id: string | null) {
  if (!id) return null
  const { width, height } = blogPictures
  const [row] = await db.select({ width, height }).from(blogPictures).where(eq(blogPictures.id, id))
  return row ? { url: blogPictureAddress(id), ...row } : null
}
