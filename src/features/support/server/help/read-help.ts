import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import { helpArticles as a, helpOldSlugs, helpReads } from '#db/schema/support.ts'
import { articleHtml } from '#lib/article-html.ts'
import type { Db } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { type HelpTopic, helpTopicKeys } from '../../articles/article.ts'
import type { ArticleHead, HelpArticle, HelpOverview } from '../../help-contract.ts'
import { helpPath } from '../../help-rules.ts'

const isPublic = and(eq(a.status, 'published'), isNull(a.removedAt))
const head = { slug: a.slug, topic: a.topic, title: a.title, summary: a.summary }
const inOrder = [
  sql`array_position(array[${sql.raw(helpTopicKeys.map((key) => `'${key}'`).join())}], ${a.topic})`,
  asc(a.position),
  asc(a.id),
]
const maxPopular = 5

/**
 * Every topic with its number of articles, and the most popular ones: a view of the last 90 days counts 1, a
 * 'helpful' 3 more.
 */
export async function readHelpOverview({ db }: { db: Db }): Promise<HelpOverview> {
  const reads = sql`coalesce((select sum(r.reads) from ${helpReads} r where r.article_id = ${a.id} and r.day > current_date - 90), 0)`
  const [counted, popular] = await Promise.all([
    db.select({ topic: a.topic, articles: count() }).from(a).where(isPublic).groupBy(a.topic),
    db
      .select(head)
      .from(a)
      .where(isPublic)
      .orderBy(sql`${reads} + 3 * (${a.helpful} - ${a.unhelpful}) desc`, asc(a.position), asc(a.id))
      .limit(maxPopular),
  ])
  const known = new Map(counted.map(({ topic, articles }) => [topic, articles]))
  return { topics: helpTopicKeys.map((topic) => ({ topic, articles: known.get(topic) ?? 0 })), popular }
}

/** All published articles in help center order, or those of a topic. */
export const listArticles = (
  { db }: { db: Db },
  { topic }: { topic?: HelpTopic | undefined },
): Promise<ArticleHead[]> =>
  db
    .select(head)
    .from(a)
    .where(and(isPublic, topic && eq(a.topic, topic)))
    .orderBy(...inOrder)

/** One published article, also by an earlier slug; NOT_FOUND otherwise. */
export async function readArticle({ db }: { db: Db }, { slug }: { slug: string }): Promise<HelpArticle> {
  const fields = { ...head, id: a.id, body: a.body, updatedAt: a.updatedAt }
  const [now] = await db
    .select(fields)
    .from(a)
    .where(and(eq(a.slug, slug), isPublic))
  const { body, ...article } = now ?? found(await readRenamed(db, slug, fields))
  return { ...article, html: articleHtml(body) }
}

type Fields = typeof head & Pick<typeof a, 'id' | 'body' | 'updatedAt'>

async function readRenamed(db: Db, slug: string, fields: Fields) {
  const [before] = await db
    .select(fields)
    .from(helpOldSlugs)
    .innerJoin(a, eq(a.id, helpOldSlugs.articleId))
    .where(and(eq(helpOldSlugs.slug, slug), isPublic))
  return before
}

/** Every article and every topic with one, for the sitemap. */
export async function readHelpAddresses(db: Db): Promise<{ path: string; at: Date }[]> {
  const fields = { topic: a.topic, slug: a.slug, at: a.updatedAt }
  const rows = await db
    .select(fields)
    .from(a)
    .where(isPublic)
    .orderBy(...inOrder)
  const topics = Map.groupBy(rows, ({ topic }) => topic)
  const newest = (of: { at: Date }[]) => new Date(Math.max(...of.map(({ at }) => at.getTime())))
  return [
    ...[...topics].map(([topic, of]) => ({ path: `/help-center/${topic}`, at: newest(of) })),
    ...rows.map((row) => ({ path: helpPath(row), at: row.at })),
  ]
}
