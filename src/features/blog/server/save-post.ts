import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { type Post, readStoredWriting, Writing } from '../contract.ts'
import { requireAuthor } from './authors.ts'
import { requireCategory } from './categories.ts'
import { changePost, lockPost, requireCurrentRevision, type Tx } from './lock-post.ts'
import { readPost } from './read-post.ts'
import { recordRevision } from './revisions.ts'
import { setTags } from './set-tags.ts'
import { findSlug, reserveSlug } from './slugs.ts'
import { cleanWriting, type PostRowStored, requireShowable, storedColumns } from './stored-writing.ts'

type Saved = Writing & { id: string; revision: number; keep: boolean }

/**
 * Saves a post: a draft directly, of a published one the pending changes. POST_CHANGED_MEANWHILE after a newer save
 * by someone else; POST_INCOMPLETE, SLUG_TAKEN, NOT_AN_AUTHOR.
 */
export async function savePost(ctx: SignedIn, { id, revision, keep, ...typed }: Saved): Promise<Post> {
  const writing = await cleanWriting(typed)
  await transaction(ctx, async (tx) => {
    const post = await lockPost(tx, id)
    await requireCurrentRevision(tx, post, revision)
    await requireAuthor(tx.db, writing.authorId, post.authorId)
    await requireCategory(tx.db, writing.categoryId, post.categoryId)
    const slug = await findSlug(tx.db, { postId: id, title: writing.title, slug: writing.slug })
    if (post.status === 'published') await changePost(tx, post, { pending: { ...writing, slug } })
    else await storeWriting(tx, post, { ...writing, slug })
    await recordRevision(tx, id, { writing, isKept: keep })
  })
  return readPost(ctx, { id })
}

/** Publishes the pending changes of a post (the public page is updated); its earlier slug redirects. POST_INVALID. */
export async function updatePost(ctx: SignedIn, { id, revision }: { id: string; revision: number }): Promise<Post> {
  await transaction(ctx, async (tx) => {
    const post = await lockPost(tx, id)
    await requireCurrentRevision(tx, post, revision)
    if (!post.pending) return
    const waiting = publishable(post.pending)
    const slug = await findSlug(tx.db, { postId: id, title: waiting.title, slug: waiting.slug })
    const writing = { ...waiting, slug }
    await requireShowable(tx.db, writing)
    if (post.status === 'published') await reserveSlug(tx.db, slug, id)
    await storeWriting(tx, post, writing)
    await recordRevision(tx, id, { writing, isKept: true })
    await tx.audit({ action: 'blog.post_updated', subjectType: 'blog_post', subjectId: id })
  })
  return readPost(ctx, { id })
}

/** The pending changes within today's limits; POST_INVALID. */
function publishable(pending: unknown): Writing {
  const { data } = Writing.safeParse(readStoredWriting(pending))
  if (!data) throw new DomainError('POST_INVALID')
  return data
}

/** Discards the pending changes; they remain in the revisions. */
export async function discardPending(ctx: SignedIn, { id, revision }: { id: string; revision: number }): Promise<Post> {
  await transaction(ctx, async (tx) => {
    const post = await lockPost(tx, id)
    await requireCurrentRevision(tx, post, revision)
    if (post.pending) await changePost(tx, post, { pending: null })
  })
  return readPost(ctx, { id })
}

/** Sets the columns and tags of a locked post to the written ones. */
export async function storeWriting(tx: Tx, post: PostRowStored, writing: Writing): Promise<PostRowStored> {
  const { slug } = writing
  const changed = await changePost(tx, post, { ...storedColumns(writing), slug, pending: null })
  await setTags(tx.db, post.id, writing.tags)
  return changed
}
