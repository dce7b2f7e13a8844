import { eq } from 'drizzle-orm'
import { blogPosts } from '#db/schema/blog.ts'
import type { Db } from '#server/context.ts'
import { found } from '#server/errors.ts'

/**
 * Applies a moderation decision: a hidden article is removed from the blog, its feed and the sitemap at once, and
 * staff see that it is hidden. Runs in the caller's transaction, which audits it. NOT_FOUND.
 */
export async function setArticleHidden(db: Db, { id, isHidden }: { id: string; isHidden: boolean }): Promise<void> {
  const [row] = await db
    .update(blogPosts)
    .set({ hiddenAt: isHidden ? new Date() : null })
    .where(eq(blogPosts.id, id))
    .returning({ id: blogPosts.id })
  found(row)
}
