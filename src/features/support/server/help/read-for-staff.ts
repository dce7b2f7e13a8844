import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { helpArticles as a, helpReads, helpRevisions } from '#db/schema/support.ts'
import { decodeCursor, encodeCursor } from '#lib/pages.ts'
import type { Db } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { escapeLike } from '#server/escape-like.ts'
import { helpTopicKeys } from '../../articles/article.ts'
import type { ArticleFilters, StaffArticle } from '../../help-contract.ts'

const PAGE = 25
const topicPlace = sql<number>`array_position(array[${sql.raw(helpTopicKeys.map((key) => `'${key}'`).join())}], ${a.topic})`

const row = {
  id: a.id,
  topic: a.topic,
  slug: a.slug,
  title: a.title,
  summary: a.summary,
  status: a.status,
  revision: a.revision,
  isOurs: sql<boolean>`${a.key} is not null`,
  isEdited: sql<boolean>`${a.editedAt} is not null`,
  updatedAt: a.updatedAt,
  editedBy: users.name,
  helpful: a.helpful,
  unhelpful: a.unhelpful,
  reads: sql<number>`coalesce((select sum(r.reads) from ${helpReads} r where r.article_id = ${a.id} and r.day > current_date - 90), 0)::int`,
}

const isPlace = (n: number): boolean => Number.isInteger(n) && Math.abs(n) < 1_000_000_000

/** Articles for staff in help center order, drafts included, 25 a page; with the number of matches. */
export async function listForStaff({ db }: { db: Db }, { q, topic, status, cursor }: ArticleFilters) {
  const fits = and(
    isNull(a.removedAt),
    topic && eq(a.topic, topic),
    status && eq(a.status, status),
    q
      ? sql`(${a.words} @@ websearch_to_tsquery('english', ${q}) or ${a.title} ilike ${`%${escapeLike(q)}%`})`
      : undefined,
  )
  const at = cursor ? decodeCursor(cursor, ['number', 'number', 'id']) : null
  // places are small integers; an invalid cursor starts from the beginning
  const after = at && isPlace(at[0]) && isPlace(at[1]) ? at : null
  const beyond = after
    ? sql`(${topicPlace}, ${a.position}, ${a.id}) > (${after[0]}::int, ${after[1]}::int, ${after[2]}::uuid)`
    : undefined
  const [rows, [all]] = await Promise.all([
    db
      .select({ ...row, topicPlace, position: a.position })
      .from(a)
      .leftJoin(users, eq(users.id, a.editedBy))
      .where(and(fits, beyond))
      .orderBy(topicPlace, asc(a.position), asc(a.id))
      .limit(PAGE + 1),
    db.select({ total: count() }).from(a).where(fits),
  ])
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined
  const items = rows.slice(0, PAGE)
  return {
    items,
    total: all?.total ?? 0,
    nextCursor: last ? encodeCursor([last.topicPlace, last.position, last.id]) : null,
  }
}

/** One article with its text; NOT_FOUND for a missing or deleted one. */
export async function readForStaff({ db }: { db: Db }, { id }: { id: string }): Promise<StaffArticle> {
  const [article] = await db
    .select({ ...row, body: a.body })
    .from(a)
    .leftJoin(users, eq(users.id, a.editedBy))
    .where(and(eq(a.id, id), isNull(a.removedAt)))
  return found(article)
}

/** Earlier versions of an article, latest first, at most 100; NOT_FOUND. */
export async function readRevisions(ctx: { db: Db }, { id }: { id: string }) {
  await readForStaff(ctx, { id })
  const rows = await ctx.db
    .select({
      revision: helpRevisions.revision,
      text: helpRevisions.text,
      madeAt: helpRevisions.madeAt,
      madeBy: users.name,
    })
    .from(helpRevisions)
    .leftJoin(users, eq(users.id, helpRevisions.madeBy))
    .where(eq(helpRevisions.articleId, id))
    .orderBy(desc(helpRevisions.revision))
    .limit(100)
  return rows.map(({ text, ...rest }) => ({ ...rest, ...text }))
}
