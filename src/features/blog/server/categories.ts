import { asc, count, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { blogPosts, blogCategories as c } from '#db/schema/blog.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, found, isDuplicate } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { Category, CategoryFields } from '../contract.ts'
import { slugOf } from '../rules.ts'

type Fields = z.output<typeof CategoryFields> & { id: string }

/** NOT_FOUND for a missing category; the post's current one is not checked. */
export async function requireCategory(db: Db, id: string | null, before: string | null = null): Promise<void> {
  if (id === null || id === before) return
  const [row] = await db.select({ id: c.id }).from(c).where(eq(c.id, id))
  found(row)
}

const columns = { id: c.id, name: c.name, slug: c.slug, description: c.description, posts: count(blogPosts.id) }
const counted = (db: Db) =>
  db.select(columns).from(c).leftJoin(blogPosts, eq(blogPosts.categoryId, c.id)).groupBy(c.id).$dynamic()

/** Categories by name, each with its number of posts, including drafts (BLOG-03). */
export const listCategories = ({ db }: SignedIn): Promise<Category[]> => counted(db).orderBy(asc(c.name))

async function readCategory(db: Db, id: string): Promise<Category> {
  const [row] = await counted(db).where(eq(c.id, id))
  return found(row)
}

const stored = ({ name, slug, description }: Fields) => ({
  name,
  description,
  slug: slugOf(slug) || slugOf(name) || 'category',
})

/** Turns a duplicate into its error. */
async function orTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (isDuplicate(error)) throw new DomainError('CATEGORY_TAKEN')
    throw error
  }
}

/** Adds a category; the same id again changes nothing. CATEGORY_NAME_MISSING, CATEGORY_TAKEN. */
export async function createCategory(ctx: SignedIn, { id, ...fields }: Fields): Promise<Category> {
  if (fields.name === '') throw new DomainError('CATEGORY_NAME_MISSING')
  const add = transaction(ctx, async ({ db, audit }) => {
    const made = await db
      .insert(c)
      .values({ id, ...stored({ id, ...fields }) })
      .onConflictDoNothing({ target: c.id })
      .returning({ id: c.id })
    if (made.length > 0) await audit({ action: 'blog.category_created', subjectType: 'blog_category', subjectId: id })
    return readCategory(db, id)
  })
  return orTaken(add)
}

/** Renames a category; NOT_FOUND, CATEGORY_TAKEN. */
export async function updateCategory(ctx: SignedIn, { id, ...fields }: Fields): Promise<Category> {
  const change = transaction(ctx, async ({ db, audit }) => {
    const [row] = await db
      .update(c)
      .set(stored({ id, ...fields }))
      .where(eq(c.id, id))
      .returning({ id: c.id })
    found(row)
    await audit({ action: 'blog.category_changed', subjectType: 'blog_category', subjectId: id })
    return readCategory(db, id)
  })
  return orTaken(change)
}

/** Deletes a category; its posts have none afterwards. */
export async function removeCategory(ctx: SignedIn, { id }: { id: string }): Promise<{ done: true }> {
  await transaction(ctx, async ({ db, audit }) => {
    const [row] = await db.delete(c).where(eq(c.id, id)).returning({ id: c.id })
    found(row)
    await audit({ action: 'blog.category_removed', subjectType: 'blog_category', subjectId: id })
  })
  return { done: true }
}
