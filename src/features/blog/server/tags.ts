import { asc, count, eq } from 'drizzle-orm'
import { blogPostTags, blogTags as t } from '#db/schema/blog.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, found, isDuplicate } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { Tag } from '../contract.ts'
import { insertTag } from './set-tags.ts'

type Named = { id: string; name: string }
const columns = { id: t.id, name: t.name, slug: t.slug, posts: count(blogPostTags.postId) }
const counted = (db: Db) =>
  db.select(columns).from(t).leftJoin(blogPostTags, eq(blogPostTags.tagId, t.id)).groupBy(t.id).$dynamic()

/** Tags by name, each with its number of posts (BLOG-03). */
export const listTags = ({ db }: SignedIn): Promise<Tag[]> => counted(db).orderBy(asc(t.name))

async function readTag(db: Db, id: string): Promise<Tag> {
  const [row] = await counted(db).where(eq(t.id, id))
  return found(row)
}

/** Adds a tag; TAG_TAKEN if the name is taken. The same id again changes nothing. */
export const createTag = (ctx: SignedIn, { id, name }: Named): Promise<Tag> =>
  transaction(ctx, async ({ db, audit }) => {
    const [known] = await db.select({ id: t.id }).from(t).where(eq(t.id, id))
    if (!known) {
      if (!(await insertTag(db, { id, name }))) throw new DomainError('TAG_TAKEN')
      await audit({ action: 'blog.tag_created', subjectType: 'blog_tag', subjectId: id })
    }
    return readTag(db, id)
  })

/** Renames a tag; its slug is unchanged. NOT_FOUND, TAG_TAKEN. */
export async function renameTag(ctx: SignedIn, { id, name }: Named): Promise<Tag> {
  try {
    return await transaction(ctx, async ({ db, audit }) => {
      const [row] = await db.update(t).set({ name }).where(eq(t.id, id)).returning({ id: t.id })
      found(row)
      await audit({ action: 'blog.tag_renamed', subjectType: 'blog_tag', subjectId: id })
      return readTag(db, id)
    })
  } catch (error) {
    if (isDuplicate(error)) throw new DomainError('TAG_TAKEN')
    throw error
  }
}

/** Deletes a tag; its posts are not deleted. */
export async function removeTag(ctx: SignedIn, { id }: { id: string }): Promise<{ done: true }> {
  await transaction(ctx, async ({ db, audit }) => {
    const [row] = await db.delete(t).where(eq(t.id, id)).returning({ id: t.id })
    found(row)
    await audit({ action: 'blog.tag_removed', subjectType: 'blog_tag', subjectId: id })
  })
  return { done: true }
}
