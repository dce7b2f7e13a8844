import { eq } from 'drizzle-orm'
import { blogPosts } from '#db/schema/blog.ts'
import type { Services, SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { on, type Subscriber } from '#server/queue/worker.ts'
import { transaction } from '#server/transaction.ts'
import type { Post } from '../contract.ts'
import { postPublished, postScheduled } from '../events.ts'
import { changePost, lockPost } from './lock-post.ts'
import { readPost } from './read-post.ts'
import { recordRevision } from './revisions.ts'
import { reserveSlug } from './slugs.ts'
import { requireShowable } from './stored-writing.ts'

type One = { id: string }

/** Publishes a draft now (BLOG-06); POST_NOT_DRAFT for any other, PICTURE_UNDESCRIBED, PICTURE_GONE. */
export async function publishPost(ctx: SignedIn, { id }: One): Promise<Post> {
  await transaction(ctx, async (tx) => {
    const post = await lockPost(tx, id)
    if (post.status !== 'draft') throw new DomainError('POST_NOT_DRAFT')
    await requireShowable(tx.db, post)
    await reserveSlug(tx.db, post.slug, id)
    await changePost(tx, post, { status: 'published', publishedAt: new Date(), publishAt: null })
    await recordRevision(tx, id, { writing: post, isKept: true })
    await tx.audit({ action: 'blog.post_published', subjectType: 'blog_post', subjectId: id })
    await tx.emit(postPublished({ postId: id }))
  })
  return readPost(ctx, { id })
}

/** Schedules a draft, or cancels its schedule; POST_TIME_OVER for a past time. */
export async function schedulePost(ctx: SignedIn, { id, at }: One & { at: Date | null }): Promise<Post> {
  if (at && at.getTime() <= Date.now()) throw new DomainError('POST_TIME_OVER')
  await transaction(ctx, async (tx) => {
    const post = await lockPost(tx, id)
    if (post.status !== 'draft') throw new DomainError('POST_NOT_DRAFT')
    if (at) await requireShowable(tx.db, post)
    await changePost(tx, post, { publishAt: at })
    const data = { at: at?.toISOString() ?? null }
    await tx.audit({ action: 'blog.post_scheduled', subjectType: 'blog_post', subjectId: id, data })
    if (at) await tx.emit(postScheduled({ postId: id, publishAt: at.toISOString() }), { at })
  })
  return readPost(ctx, { id })
}

/** Makes a published post a draft again: only staff see it, and its address remains reserved. */
export async function unpublishPost(ctx: SignedIn, { id }: One): Promise<Post> {
  await transaction(ctx, async (tx) => {
    const post = await lockPost(tx, id)
    if (post.status !== 'published') throw new DomainError('POST_NOT_PUBLISHED')
    await changePost(tx, post, { status: 'draft', publishedAt: null, featuredAt: null })
    await tx.audit({ action: 'blog.post_unpublished', subjectType: 'blog_post', subjectId: id })
  })
  return readPost(ctx, { id })
}

/** Features a published post at the top of the blog, until another is featured. */
export async function featurePost(ctx: SignedIn, { id }: One): Promise<Post> {
  await transaction(ctx, async (tx) => {
    const post = await lockPost(tx, id)
    if (post.status !== 'published') throw new DomainError('POST_NOT_PUBLISHED')
    await tx.db.update(blogPosts).set({ featuredAt: new Date() }).where(eq(blogPosts.id, id))
    await tx.audit({ action: 'blog.post_featured', subjectType: 'blog_post', subjectId: id })
  })
  return readPost(ctx, { id })
}

/** Deletes a post with its revisions, tags, likes and preview links. */
export async function removePost(ctx: SignedIn, { id }: One): Promise<{ done: true }> {
  await transaction(ctx, async (tx) => {
    await lockPost(tx, id)
    await tx.db.delete(blogPosts).where(eq(blogPosts.id, id))
    await tx.audit({ action: 'blog.post_removed', subjectType: 'blog_post', subjectId: id })
  })
  return { done: true }
}

/** Publishes a due post; one that was rescheduled, unpublished or published meanwhile is unchanged. */
export const publishDue = (
  ctx: Services,
  { postId, publishAt }: { postId: string; publishAt: string },
): Promise<void> =>
  transaction(ctx, async ({ db, audit, emit }) => {
    const [post] = await db.select().from(blogPosts).where(eq(blogPosts.id, postId)).for('update')
    if (post?.status !== 'draft' || post.publishAt?.toISOString() !== publishAt) return
    await reserveSlug(db, post.slug, postId)
    // the content is the same: a writer with the post open continues in the published version
    const set = { status: 'published' as const, publishedAt: post.publishAt, publishAt: null }
    await db.update(blogPosts).set(set).where(eq(blogPosts.id, postId))
    await audit({
      action: 'blog.post_published',
      subjectType: 'blog_post',
      subjectId: postId,
      data: { scheduled: true },
    })
    await emit(postPublished({ postId }))
  })

export const blogSubscribers: Subscriber[] = [on(postScheduled, 'blog.publish-due', publishDue)]
