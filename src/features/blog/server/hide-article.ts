import { eq } from 'drizzle-orm'
import { blogPosts } from '#db/schema/blog.ts'
import type { Db } from '#server/context.ts'
import { found } from '#server/errors.ts'

/**
 * What moderation decided of an article: hidden ones leave the blog, its feed and the sitemap at once, and staff see it said.
 * Runs in the caller's transaction, which writes down who and why. NOT_FOUND.
 */
export async function setArticleHidden(db: Db, { id, isHidden }: { id: string; isHidden: boolean }): Promise<void> {
  const [row] = await db
    .update(blogPosts)
    .set({ hiddenAt: isHidden ? new Date() : null })
    .where(eq(blogPosts.id, id))
    .returning({ id: blogPosts.id })
  found(row)
}
