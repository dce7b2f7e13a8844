import { and, eq } from 'drizzle-orm'
import { blogPosts } from '#db/schema/blog.ts'
import type { ShareCard } from '#lib/share-picture.ts'
import { storableText } from '#lib/tidy-text.ts'
import type { Context } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { isPublic, readCards } from './public/public-articles.ts'

/**
 * The text of a published article's share image: its cover, or its title and author. NOT_FOUND for one that is not
 * public.
 */
export async function readArticleShare({ db }: Context, slug: string): Promise<ShareCard> {
  const where = and(eq(blogPosts.slug, storableText(slug)), isPublic())
  const { title, category, author, minutes, cover } = found((await readCards(db, { where, limit: 1 }))[0])
  return {
    kicker: category ? `The Tandem blog · ${category.name}` : 'The Tandem blog',
    title,
    text: [author?.name, `${minutes} min read`].filter(Boolean).join(' · '),
    coverUrl: cover?.url ?? null,
  }
}
