import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { blogPosts, blogPreviews } from '#db/schema/blog.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { Context, Services, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { Schedule } from '#server/queue/schedules.ts'
import { hashToken } from '#server/secrets/hash-token.ts'
import { transaction } from '#server/transaction.ts'

/** How many days a preview link is valid. */
const DAYS = 7
const PER_HOUR = { points: 60, seconds: 60 * 60 }

/** A link to a post's current draft, for anyone who has it, for seven days; its secret is returned only now. */
export async function makePreview(ctx: SignedIn, { id }: { id: string }): Promise<{ url: string; expiresAt: Date }> {
  await ctx.throttle.consume('blog-previews', ctx.viewer.userId, PER_HOUR)
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + DAYS * DAY_MS)
  await transaction(ctx, async ({ db, viewer, audit }) => {
    const [post] = await db.select({ id: blogPosts.id }).from(blogPosts).where(eq(blogPosts.id, id))
    found(post)
    await db.insert(blogPreviews).values({ postId: id, tokenHash: hashToken(token), expiresAt, madeBy: viewer.userId })
    await audit({ action: 'blog.preview_made', subjectType: 'blog_post', subjectId: id })
  })
  return { url: `${ctx.env.PUBLIC_URL}/blog/preview/${token}`, expiresAt }
}

/** Ends every preview link of a post; returns their number. */
export const endPreviews = (ctx: SignedIn, { id }: { id: string }): Promise<{ ended: number }> =>
  transaction(ctx, async ({ db, audit }) => {
    const [post] = await db.select({ id: blogPosts.id }).from(blogPosts).where(eq(blogPosts.id, id))
    found(post)
    const deleted = await db.delete(blogPreviews).where(eq(blogPreviews.postId, id)).returning({ id: blogPreviews.id })
    const ended = deleted.length
    if (ended > 0)
      await audit({ action: 'blog.previews_ended', subjectType: 'blog_post', subjectId: id, data: { ended } })
    return { ended }
  })

/** The post of a link; NOT_FOUND for an unknown or expired one. */
export async function findPreviewed({ db }: Pick<Context, 'db'>, token: string): Promise<string> {
  const isOpen = and(eq(blogPreviews.tokenHash, hashToken(token)), gt(blogPreviews.expiresAt, new Date()))
  const [row] = await db.select({ postId: blogPreviews.postId }).from(blogPreviews).where(isOpen)
  return found(row).postId
}

const cleanUpPreviews = async ({ db }: Services): Promise<void> => {
  await db.delete(blogPreviews).where(lt(blogPreviews.expiresAt, new Date()))
}

export const previewSchedules: Schedule[] = [{ name: 'blog.sweep-previews', cron: '47 3 * * *', run: cleanUpPreviews }]
