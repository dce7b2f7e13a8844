import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { blogLikes, blogPostTags, blogShares, blogTags, blogCategories as c, blogPosts as p } from '#db/schema/blog.ts'
import type { Context, Db } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { type ArticleList, articlesPerPage, type ListArticles } from '../../article-contract.ts'
import { hasTag, isPublic, readCards } from './public-articles.ts'

type ListParams = z.output<typeof ListArticles>

/** Load More repeats all earlier pages up to this number; beyond it the oldest are dropped, with a link back to them. */
export const maxBlogPages = 20
const trendingTags = 8

/** A page of the public blog (BLOG-08 to BLOG-10): the requested list, and the sidebar. NOT_FOUND. */
export async function listArticles({ db }: Pick<Context, 'db'>, params: ListParams): Promise<ArticleList> {
  const [category, tag] = await Promise.all([readCategory(db, params.category), readTag(db, params.tag)])
  const query = sql`websearch_to_tsquery('english', ${params.q})`
  const where = and(
    isPublic(),
    category ? eq(p.categoryId, category.id) : undefined,
    tag ? hasTag(db, tag.id) : undefined,
    params.q ? sql`${p.words} @@ ${query}` : undefined,
  )
  const isAll = !category && !tag && params.q === ''
  const featured = isAll ? await readFeatured(db) : null
  const rest = and(where, featured ? sql`${p.id} <> ${featured.id}` : undefined)
  const order: SQL[] = params.q ? [sql`ts_rank(${p.words}, ${query}) desc`] : []
  const from = Math.max(0, params.page - maxBlogPages)
  const [items, [total], [all], categories, trending] = await Promise.all([
    readCards(db, {
      where: rest,
      order,
      limit: (params.page - from) * articlesPerPage,
      offset: from * articlesPerPage,
    }),
    db.select({ count: count() }).from(p).where(where),
    db.select({ count: count() }).from(p).where(isPublic()),
    readCategories(db),
    readTrending(db),
  ])
  return {
    featured,
    items,
    total: total?.count ?? 0,
    all: all?.count ?? 0,
    categories,
    trending,
    category,
    tag,
  }
}

async function readFeatured(db: Db) {
  const order = [sql`${p.featuredAt} desc nulls last`]
  const [featured] = await readCards(db, { where: isPublic(), order, limit: 1 })
  return featured ?? null
}

async function readCategory(db: Db, slug: string | undefined) {
  if (slug === undefined) return null
  const [row] = await db.select().from(c).where(eq(c.slug, slug))
  return found(row)
}

async function readTag(db: Db, slug: string | undefined) {
  if (slug === undefined) return null
  const [row] = await db.select().from(blogTags).where(eq(blogTags.slug, slug))
  return found(row)
}

/** Categories with public articles, with their number (BLOG-10). */
const readCategories = (db: Db) =>
  db
    .select({ name: c.name, slug: c.slug, articles: count(p.id) })
    .from(c)
    .innerJoin(p, and(eq(p.categoryId, c.id), isPublic()))
    .groupBy(c.id)
    .orderBy(desc(count(p.id)), asc(c.name))

/** The tags whose articles were liked and shared most in the last thirty days, then those with the most articles. */
async function readTrending(db: Db): Promise<{ name: string; slug: string }[]> {
  const recent = sql`now() - interval '30 days'`
  const { rows } = await db.execute<{ name: string; slug: string }>(sql`
    with moved as (
      select post_id, count(*) as times from (
        select ${blogLikes.postId} as post_id from ${blogLikes} where ${blogLikes.createdAt} > ${recent}
        union all
        select ${blogShares.postId} from ${blogShares} where ${blogShares.createdAt} > ${recent}
      ) as signs group by post_id
    )
    select ${blogTags.name} as name, ${blogTags.slug} as slug
    from ${blogTags}
      join ${blogPostTags} on ${blogPostTags.tagId} = ${blogTags.id}
      join ${p} on ${p.id} = ${blogPostTags.postId} and ${isPublic()}
      left join moved on moved.post_id = ${p.id}
    group by ${blogTags.id}
    order by coalesce(sum(moved.times), 0) desc, count(*) desc, max(${p.publishedAt}) desc, ${blogTags.name}
    limit ${trendingTags}`)
  return rows
}
