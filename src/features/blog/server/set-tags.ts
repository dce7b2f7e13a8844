import { eq, inArray, sql } from 'drizzle-orm'
import { blogPostTags, blogTags } from '#db/schema/blog.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import { slugOf } from '../rules.ts'

/** Sets the tags of a post, by name ignoring case; missing ones are created. */
export async function setTags(db: Db, postId: string, names: readonly string[]): Promise<void> {
  const nameByKey = new Map(names.map((name) => [name.toLowerCase(), name]))
  await db.delete(blogPostTags).where(eq(blogPostTags.postId, postId))
  if (nameByKey.size === 0) return
  const lower = sql<string>`lower(${blogTags.name})`
  const known = await db
    .select({ name: lower })
    .from(blogTags)
    .where(inArray(lower, [...nameByKey.keys()]))
  for (const { name } of known) nameByKey.delete(name)
  for (const name of [...nameByKey.values()].sort()) await insertTag(db, { id: newId(), name })
  const all = names.map((name) => name.toLowerCase())
  const ids = await db.select({ id: blogTags.id }).from(blogTags).where(inArray(lower, all))
  await db.insert(blogPostTags).values(ids.map(({ id }) => ({ postId, tagId: id })))
}

/** Creates a tag with a slug of its own; does nothing if the name is taken. */
export async function insertTag(db: Db, { id, name }: { id: string; name: string }): Promise<boolean> {
  const own = slugOf(name) || 'tag'
  const [existing] = await db.select({ id: blogTags.id }).from(blogTags).where(eq(blogTags.slug, own))
  const slug = existing ? `${own}-${id.slice(-6)}` : own
  const made = await db.insert(blogTags).values({ id, name, slug }).onConflictDoNothing().returning({ id: blogTags.id })
  return made.length > 0
}
