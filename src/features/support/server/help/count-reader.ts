import { eq, sql } from 'drizzle-orm'
import { isbot } from 'isbot'
import { helpArticles as a, helpReads } from '#db/schema/support.ts'
import type { Context } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { readArticle } from './read-help.ts'

const ONCE_A_DAY = { points: 1, seconds: 24 * 60 * 60 }

/** True the first time that this address does this to an article today. */
async function isFirst({ throttle, clientAddress }: Context, what: string, id: string): Promise<boolean> {
  try {
    await throttle.consume(what, `${clientAddress} ${id}`, ONCE_A_DAY)
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === 'RATE_LIMITED') return false
    throw error
  }
}

/** Counts a view by a person, not a bot, once a day for each address; NOT_FOUND. The reader is not stored. */
export async function recordRead(ctx: Context, { slug }: { slug: string }): Promise<{ done: true }> {
  const { id: articleId } = await readArticle(ctx, { slug })
  if (!isbot(ctx.headers.get('user-agent')) && (await isFirst(ctx, 'help-read', articleId))) {
    const day = new Date().toISOString().slice(0, 10)
    await ctx.db
      .insert(helpReads)
      .values({ articleId, day, reads: 1 })
      .onConflictDoUpdate({ target: [helpReads.articleId, helpReads.day], set: { reads: sql`${helpReads.reads} + 1` } })
  }
  return { done: true }
}

/** Counts a vote of 'Was this helpful?', the first of a day for each address; NOT_FOUND. */
export async function vote(
  ctx: Context,
  { slug, isHelpful }: { slug: string; isHelpful: boolean },
): Promise<{ done: true }> {
  const { id } = await readArticle(ctx, { slug })
  if (await isFirst(ctx, 'help-vote', id)) {
    const set = isHelpful ? { helpful: sql`${a.helpful} + 1` } : { unhelpful: sql`${a.unhelpful} + 1` }
    // the text is unchanged: no new revision, and no new date for search engines
    await ctx.db
      .update(a)
      .set({ ...set, updatedAt: sql`${a.updatedAt}` })
      .where(eq(a.id, id))
  }
  return { done: true }
}
