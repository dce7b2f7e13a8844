import { and, count, eq, inArray, ne } from 'drizzle-orm'
import { isbot } from 'isbot'
import { blogLikes, blogShares, blogPosts as p } from '#db/schema/blog.ts'
import { isId } from '#lib/ids.ts'
import type { Context } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { isPublic } from './public-articles.ts'
import { visitorOf } from './visitor.ts'

const PER_HOUR = { points: 120, seconds: 60 * 60 }
const consume = ({ throttle, clientAddress }: Context) => throttle.consume('blog-reactions', clientAddress, PER_HOUR)

async function findPublic({ db }: Context, id: string): Promise<{ slug: string; title: string }> {
  const [row] = isId(id)
    ? await db
        .select({ slug: p.slug, title: p.title })
        .from(p)
        .where(and(eq(p.id, id), isPublic()))
    : []
  return found(row)
}

/** Likes an article or removes the like, once per visitor; NOT_FOUND for one that is not public, RATE_LIMITED. */
export async function likeArticle(ctx: Context, { id, liked }: { id: string; liked: boolean }) {
  await consume(ctx)
  const { slug } = await findPublic(ctx, id)
  const visitor = visitorOf(ctx, id)
  const ownLike = and(eq(blogLikes.postId, id), inArray(blogLikes.visitor, visitor.all))
  if (liked) {
    await ctx.db.delete(blogLikes).where(and(ownLike, ne(blogLikes.visitor, visitor.now)))
    const like = { postId: id, visitor: visitor.now, userId: ctx.viewer?.userId ?? null }
    await ctx.db.insert(blogLikes).values(like).onConflictDoNothing()
  } else {
    await ctx.db.delete(blogLikes).where(ownLike)
  }
  const [row] = await ctx.db.select({ likes: count() }).from(blogLikes).where(eq(blogLikes.postId, id))
  return { slug, likes: row?.likes ?? 0 }
}

export const shareWays = ['linkedin', 'mail'] as const
export type ShareWay = (typeof shareWays)[number]

/**
 * The redirect target of sharing an article; the share is counted once per visitor and service. NOT_FOUND,
 * RATE_LIMITED.
 */
export async function shareArticle(ctx: Context, { id, way }: { id: string; way: ShareWay }): Promise<string> {
  await consume(ctx)
  const { slug, title } = await findPublic(ctx, id)
  if (!isbot(ctx.headers.get('user-agent'))) {
    const { now: visitor } = visitorOf(ctx, id)
    await ctx.db.insert(blogShares).values({ postId: id, visitor, way }).onConflictDoNothing()
  }
  const url = `${ctx.env.PUBLIC_URL}/blog/${encodeURIComponent(slug)}`
  if (way === 'linkedin') return `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`
}
