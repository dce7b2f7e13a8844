import { and, eq, ne } from 'drizzle-orm'
import { blogPosts, blogSlugs } from '#db/schema/blog.ts'
import type { Db } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { longestSlug, slugOf } from '../rules.ts'

type SlugParams = { postId: string; title: string; slug: string }

/**
 * The slug of a post: the typed one, normalized, or one made from the title (BLOG-05). A typed one that belongs or
 * belonged to another post is SLUG_TAKEN; one made from the title gets a number.
 */
export async function findSlug(db: Db, { postId, title, slug }: SlugParams): Promise<string> {
  const typed = slugOf(slug)
  if (typed !== '') {
    if (await isTaken(db, typed, postId)) throw new DomainError('SLUG_TAKEN')
    return typed
  }
  const own = slugOf(title) || 'post'
  for (let number = 1; number < 100; number += 1) {
    const tried = number === 1 ? own : `${own.slice(0, longestSlug - 3)}-${number}`
    if (!(await isTaken(db, tried, postId))) return tried
  }
  return `${own.slice(0, longestSlug - 13)}-${postId.slice(-12)}`
}

async function isTaken(db: Db, slug: string, postId: string): Promise<boolean> {
  const [now] = await db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, slug), ne(blogPosts.id, postId)))
  if (now) return true
  const [before] = await db
    .select({ slug: blogSlugs.slug })
    .from(blogSlugs)
    .where(and(eq(blogSlugs.slug, slug), ne(blogSlugs.postId, postId)))
  return before !== undefined
}

/** Reserves this slug for this post, also after later renames. */
export async function reserveSlug(db: Db, slug: string, postId: string): Promise<void> {
  await db.insert(blogSlugs).values({ slug, postId }).onConflictDoNothing()
}
