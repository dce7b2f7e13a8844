import { and, desc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { blogCategories, blogPictures, blogPostTags, blogPosts as p } from '#db/schema/blog.ts'
import { profiles } from '#db/schema/profiles.ts'
import type { Db } from '#server/context.ts'
import type { ArticleCard } from '../../article-contract.ts'
import { blogPictureAddress, drawingOf, readingMinutes } from '../../rules.ts'

/** The condition for public articles: published, and not hidden by moderation (BLOG-08). */
export const isPublic = (): SQL | undefined =>
  and(eq(p.status, 'published'), isNull(p.hiddenAt), lte(p.publishedAt, sql`now()`))

export const hasTag = (db: Db, tagId: string): SQL =>
  inArray(p.id, db.select({ id: blogPostTags.postId }).from(blogPostTags).where(eq(blogPostTags.tagId, tagId)))

const columns = {
  id: p.id,
  slug: p.slug,
  title: p.title,
  excerpt: p.excerpt,
  publishedAt: p.publishedAt,
  createdAt: p.createdAt,
  wordCount: p.wordCount,
  drawing: p.drawing,
  coverAlt: p.coverAlt,
  coverId: blogPictures.id,
  width: blogPictures.width,
  height: blogPictures.height,
  categoryName: blogCategories.name,
  categorySlug: blogCategories.slug,
  authorName: users.name,
  headline: profiles.currentJobTitle,
  image: users.image,
}

type ListOptions = { where: SQL | undefined; order?: SQL[]; limit: number; offset?: number }

/** Articles as in a list, newest first by default. */
export async function readCards(db: Db, { where, order = [], limit, offset = 0 }: ListOptions): Promise<ArticleCard[]> {
  const rows = await db
    .select(columns)
    .from(p)
    .leftJoin(blogCategories, eq(blogCategories.id, p.categoryId))
    .leftJoin(blogPictures, eq(blogPictures.id, p.coverId))
    .leftJoin(users, eq(users.id, p.authorId))
    .leftJoin(profiles, eq(profiles.userId, p.authorId))
    .where(where)
    .orderBy(...order, desc(p.publishedAt), desc(p.id))
    .limit(limit)
    .offset(offset)
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    publishedAt: row.publishedAt ?? row.createdAt,
    minutes: readingMinutes(row.wordCount),
    drawing: row.drawing ?? drawingOf(row.title),
    category: row.categoryName && row.categorySlug ? { name: row.categoryName, slug: row.categorySlug } : null,
    author: row.authorName ? { name: row.authorName, headline: row.headline ?? '', image: row.image } : null,
    cover:
      row.coverId && row.width && row.height
        ? { url: blogPictureAddress(row.coverId), alt: row.coverAlt, width: row.width, height: row.height }
        : null,
  }))
}
