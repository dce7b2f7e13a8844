import { and, count, desc, eq, ilike, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { blogCategories, blogPosts as p } from '#db/schema/blog.ts'
import type { SignedIn } from '#server/context.ts'
import { escapeLike } from '#server/escape-like.ts'
import type { PostFilters, PostRow } from '../contract.ts'
import { type PostStatus, postsPageSize, statusOf } from '../rules.ts'

const has: Record<PostStatus, SQL | undefined> = {
  draft: and(eq(p.status, 'draft'), isNull(p.publishAt)),
  scheduled: and(eq(p.status, 'draft'), isNotNull(p.publishAt)),
  published: eq(p.status, 'published'),
}

/** Posts with their category's name, newest first (BLOG-02), a page at a time; counts include all posts. */
export async function listPosts({ db }: SignedIn, { search, status, categoryId, page }: PostFilters) {
  const like = `%${escapeLike(search)}%`
  const where = and(
    search ? ilike(p.title, like) : undefined,
    status && has[status],
    categoryId ? eq(p.categoryId, categoryId) : undefined,
  )
  const number = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`
  const [rows, [all], [counts]] = await Promise.all([
    db
      .select(columns)
      .from(p)
      .leftJoin(blogCategories, eq(blogCategories.id, p.categoryId))
      .leftJoin(users, eq(users.id, p.authorId))
      .where(where)
      .orderBy(desc(p.createdAt), desc(p.id))
      .limit(postsPageSize)
      .offset((page - 1) * postsPageSize),
    db.select({ total: count() }).from(p).where(where),
    db.select({ draft: number(has.draft), scheduled: number(has.scheduled), published: number(has.published) }).from(p),
  ])
  return {
    rows: rows.map(rowOf),
    total: all?.total ?? 0,
    counts: counts ?? { draft: 0, scheduled: 0, published: 0 },
  }
}

const columns = {
  id: p.id,
  title: p.title,
  slug: p.slug,
  status: p.status,
  categoryName: blogCategories.name,
  authorName: users.name,
  publishedAt: p.publishedAt,
  publishAt: p.publishAt,
  createdAt: p.createdAt,
  updatedAt: p.updatedAt,
  wordCount: p.wordCount,
  featuredAt: p.featuredAt,
  hiddenAt: p.hiddenAt,
  hasPending: sql<boolean>`${p.pending} is not null`,
}

type Listed = Omit<PostRow, 'status' | 'isFeatured' | 'isHidden'> & {
  status: 'draft' | 'published'
  featuredAt: Date | null
  hiddenAt: Date | null
}
const rowOf = (row: Listed): PostRow => ({
  ...row,
  status: statusOf(row),
  isFeatured: row.featuredAt !== null,
  isHidden: row.hiddenAt !== null,
})
