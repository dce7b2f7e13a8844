import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { blogPosts } from '#db/schema/blog.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import type { UnitOfWork } from '#server/transaction.ts'
import type { PostRowStored } from './stored-writing.ts'

export type Tx = SignedIn & UnitOfWork

/** The post, locked to the end of the transaction; NOT_FOUND. */
export async function lockPost({ db }: Pick<Tx, 'db'>, id: string): Promise<PostRowStored> {
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, id)).for('update')
  return found(row)
}

/** Checks that no one stored anything since this revision was read; POST_CHANGED_MEANWHILE names who did. */
export async function requireCurrentRevision(
  { db }: Pick<Tx, 'db'>,
  post: PostRowStored,
  revision: number,
): Promise<void> {
  if (post.revision === revision) return
  const [editor] = post.editedBy
    ? await db.select({ name: users.name }).from(users).where(eq(users.id, post.editedBy))
    : []
  throw new DomainError('POST_CHANGED_MEANWHILE', { by: editor?.name ?? null })
}

type Change = Partial<typeof blogPosts.$inferInsert>

/** Stores a change of a locked post: increments its revision, and stores its editor. */
export async function changePost({ db, viewer }: Tx, post: PostRowStored, change: Change): Promise<PostRowStored> {
  const stamp = { revision: post.revision + 1, editedBy: viewer.userId, updatedAt: new Date() }
  const [row] = await db
    .update(blogPosts)
    .set({ ...change, ...stamp })
    .where(eq(blogPosts.id, post.id))
    .returning()
  return found(row)
}
