import { and, desc, eq, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { blogPosts, blogRevisions } from '#db/schema/blog.ts'
import { plainText } from '#lib/html-text.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { Revision, RevisionHead, Writing } from '../contract.ts'
import { cleanArticle } from './clean-article.ts'
import type { Tx } from './lock-post.ts'

/** Changes within this number of minutes are one revision. */
const SITTING = 10
const maxRevisions = 100

/**
 * Stores a revision: in the writer's own last one while they continue, otherwise in a new one. `isKept`: never
 * replaced by later changes. Beyond a hundred, the oldest are deleted.
 */
export async function recordRevision(
  { db, viewer }: Tx,
  postId: string,
  {
    writing: { title, excerpt, content },
    isKept,
  }: { writing: Pick<Writing, 'title' | 'excerpt' | 'content'>; isKept: boolean },
): Promise<void> {
  const r = blogRevisions
  const words = { title, excerpt, content }
  const [last] = await db.select().from(r).where(eq(r.postId, postId)).orderBy(desc(r.updatedAt), desc(r.id)).limit(1)
  const isSame = last?.title === title && last.excerpt === excerpt && last.content === content
  if (isSame && (last.isKept || !isKept)) return
  const isSameSitting =
    last && !last.isKept && last.writtenBy === viewer.userId && minutesSince(last.createdAt) < SITTING
  if (last && (isSame || isSameSitting)) {
    await db
      .update(r)
      .set({ ...words, isKept, updatedAt: new Date() })
      .where(eq(r.id, last.id))
    return
  }
  await db.insert(r).values({ postId, ...words, isKept, writtenBy: viewer.userId, updatedAt: new Date() })
  await db.execute(sql`delete from ${r} where ${r.id} in (
    select id from ${r} where ${r.postId} = ${postId} order by ${r.updatedAt} desc, ${r.id} desc offset ${maxRevisions})`)
}

const minutesSince = (time: Date): number => (Date.now() - time.getTime()) / 60_000

const head = {
  id: blogRevisions.id,
  title: blogRevisions.title,
  isKept: blogRevisions.isKept,
  updatedAt: blogRevisions.updatedAt,
  writtenBy: users.name,
}

/** The revisions of a post, latest first. */
export async function listRevisions({ db }: SignedIn, { id }: { id: string }): Promise<RevisionHead[]> {
  const [post] = await db.select({ id: blogPosts.id }).from(blogPosts).where(eq(blogPosts.id, id))
  found(post)
  return db
    .select(head)
    .from(blogRevisions)
    .leftJoin(users, eq(users.id, blogRevisions.writtenBy))
    .where(eq(blogRevisions.postId, id))
    .orderBy(desc(blogRevisions.updatedAt), desc(blogRevisions.id))
}

/** One revision in full; NOT_FOUND for another post's. */
export async function readRevision(
  { db }: SignedIn,
  { id, revisionId }: { id: string; revisionId: string },
): Promise<Revision> {
  const [row] = await db
    .select({ ...head, excerpt: blogRevisions.excerpt, content: blogRevisions.content })
    .from(blogRevisions)
    .leftJoin(users, eq(users.id, blogRevisions.writtenBy))
    .where(and(eq(blogRevisions.id, revisionId), eq(blogRevisions.postId, id)))
  const revision = found(row)
  const content = cleanArticle(revision.content)
  return { ...revision, content, plain: plainText(content) }
}
