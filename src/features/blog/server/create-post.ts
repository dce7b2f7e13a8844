import type { z } from 'zod'
import { blogPosts } from '#db/schema/blog.ts'
import type { SignedIn } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import type { CreatePost, Post } from '../contract.ts'
import { postPublished } from '../events.ts'
import { requireAuthor } from './authors.ts'
import { requireCategory } from './categories.ts'
import { readPost } from './read-post.ts'
import { recordRevision } from './revisions.ts'
import { setTags } from './set-tags.ts'
import { findSlug, reserveSlug } from './slugs.ts'
import { cleanWriting, requireShowable, storedColumns } from './stored-writing.ts'

/**
 * Creates a post, as a draft or published at once; the same id again changes nothing. POST_INCOMPLETE, SLUG_TAKEN,
 * NOT_AN_AUTHOR, and for a published one the errors of publishing.
 */
export async function createPost(ctx: SignedIn, { id, status, ...typed }: z.output<typeof CreatePost>): Promise<Post> {
  const writing = await cleanWriting(typed)
  await transaction(ctx, async (tx) => {
    const { db, viewer } = tx
    await requireAuthor(db, writing.authorId)
    await requireCategory(db, writing.categoryId)
    await requireShowable(db, writing)
    const slug = await findSlug(db, { postId: id, title: writing.title, slug: writing.slug })
    const isPublished = status === 'published'
    const made = await db
      .insert(blogPosts)
      .values({
        id,
        slug,
        ...storedColumns(writing),
        authorId: writing.authorId ?? viewer.userId,
        status,
        publishedAt: isPublished ? new Date() : null,
        editedBy: viewer.userId,
      })
      .onConflictDoNothing({ target: blogPosts.id })
      .returning({ id: blogPosts.id })
    if (made.length === 0) return
    if (isPublished) await reserveSlug(db, slug, id)
    await setTags(db, id, writing.tags)
    await recordRevision(tx, id, { writing, isKept: isPublished })
    await tx.audit({ action: 'blog.post_created', subjectType: 'blog_post', subjectId: id, data: { status } })
    if (isPublished) await tx.emit(postPublished({ postId: id }))
  })
  return readPost(ctx, { id })
}
