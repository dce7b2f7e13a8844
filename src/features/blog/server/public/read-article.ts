import { and, asc, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { blogLikes, blogPostTags, blogShares, blogSlugs, blogTags, blogPosts as p } from '#db/schema/blog.ts'
import { profiles } from '#db/schema/profiles.ts'
import { isId } from '#lib/ids.ts'
import type { Context, Db } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { Article, ArticleCard } from '../../article-contract.ts'
import { readStoredWriting } from '../../contract.ts'
import { drawingOf, readingMinutes } from '../../rules.ts'
import { cleanArticle } from '../clean-article.ts'
import { findPreviewed } from '../previews.ts'
import { storedColumns } from '../stored-writing.ts'
import { addAnchors } from './add-anchors.ts'
import { isPublic, readCards } from './public-articles.ts'
import { visitorOf } from './visitor.ts'

const relatedArticles = 3

/**
 * One public article, by its slug, an earlier slug or its id: the answer has its current slug (BLOG-13). NOT_FOUND
 * for one that is not public.
 */
export async function readArticle(ctx: Context, { slug }: { slug: string }): Promise<Article> {
  const { db } = ctx
  const [before] = await db.select({ postId: blogSlugs.postId }).from(blogSlugs).where(eq(blogSlugs.slug, slug))
  const isNamed = [eq(p.slug, slug), isId(slug) ? eq(p.id, slug) : undefined, before && eq(p.id, before.postId)]
  return assemble(ctx, and(or(...isNamed), isPublic()))
}

/** The post behind a preview link, in its current version; NOT_FOUND. */
export async function previewArticle(ctx: Context, { token }: { token: string }): Promise<Article> {
  await ctx.throttle.consume('blog-previews-read', ctx.clientAddress, { points: 60, seconds: 60 })
  const id = await findPreviewed(ctx, token)
  const shown = await assemble(ctx, eq(p.id, id))
  const [row] = await ctx.db.select({ pending: p.pending }).from(p).where(eq(p.id, id))
  if (!row?.pending) return shown
  const writing = readStoredWriting(row.pending)
  const { title, excerpt, content, tags, drawing, seoTitle, seoDescription } = writing
  const { wordCount } = storedColumns(writing)
  const named = tags.map((name) => ({ name, slug: name }))
  const words = { title, excerpt, seoTitle, seoDescription, tags: named, ...addAnchors(cleanArticle(content)) }
  return { ...shown, ...words, minutes: readingMinutes(wordCount), drawing: drawing ?? drawingOf(title) }
}

async function assemble(ctx: Context, where: SQL | undefined): Promise<Article> {
  const { db } = ctx
  const [card] = await readCards(db, { where, limit: 1 })
  const { id } = found(card)
  const [[post], tags, likes, [shares], related] = await Promise.all([
    db.select(columns).from(p).leftJoin(profiles, eq(profiles.userId, p.authorId)).where(eq(p.id, id)),
    readTags(db, id),
    readLikes(ctx, id),
    db.select({ shares: count() }).from(blogShares).where(eq(blogShares.postId, id)),
    readRelated(db, id),
  ])
  const { content, bio, ...summary } = found(post)
  return {
    ...(card as ArticleCard),
    ...summary,
    ...addAnchors(cleanArticle(content)),
    ...likes,
    bio: bio ?? '',
    tags,
    shares: shares?.shares ?? 0,
    related,
  }
}

const columns = {
  content: p.content,
  updatedAt: p.updatedAt,
  seoTitle: p.seoTitle,
  seoDescription: p.seoDescription,
  canonicalUrl: p.canonicalUrl,
  bio: profiles.bio,
}

const readTags = (db: Db, id: string) =>
  db
    .select({ name: blogTags.name, slug: blogTags.slug })
    .from(blogPostTags)
    .innerJoin(blogTags, eq(blogTags.id, blogPostTags.tagId))
    .where(eq(blogPostTags.postId, id))
    .orderBy(asc(blogTags.name))

async function readLikes(ctx: Context, id: string): Promise<{ likes: number; isLiked: boolean }> {
  const { all } = visitorOf(ctx, id)
  const [row] = await ctx.db
    .select({ likes: count(), isLiked: sql<boolean>`coalesce(bool_or(${inArray(blogLikes.visitor, all)}), false)` })
    .from(blogLikes)
    .where(eq(blogLikes.postId, id))
  return row ?? { likes: 0, isLiked: false }
}

/** Other articles, those with the most tags in common first, then those of the same category, then the newest (BLOG-12). */
const readRelated = (db: Db, id: string): Promise<ArticleCard[]> => {
  const common = sql`(select count(*) from ${blogPostTags} as theirs
    where theirs.post_id = ${p.id} and theirs.tag_id in (select tag_id from ${blogPostTags} as own where own.post_id = ${id}))`
  const isAkin = sql`(${p.categoryId} = (select category_id from ${p} as own where own.id = ${id})) is true`
  return readCards(db, {
    where: and(isPublic(), sql`${p.id} <> ${id}`),
    order: [sql`${common} desc`, sql`${isAkin} desc`],
    limit: relatedArticles,
  })
}
