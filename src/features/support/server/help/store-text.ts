import { eq } from 'drizzle-orm'
import { helpArticles as a, helpRevisions } from '#db/schema/support.ts'
import { articleText } from '#lib/article-html.ts'
import type { Db } from '#server/context.ts'
import type { Article } from '../../articles/article.ts'

type Row = typeof a.$inferSelect
type Stored = {
  id: string
  text: Article
  /** The author; null for a shipped article. */
  by: string | null
  /** The existing article; a new one without it. */
  before?: Pick<Row, 'revision'>
  more?: Partial<typeof a.$inferInsert>
}

/** Stores an article's text, and adds it to its versions as a revision. */
export async function storeText(db: Db, { id, text: written, by, before, more = {} }: Stored): Promise<void> {
  const { slug, topic, title, summary, body } = written
  const text = { slug, topic, title, summary, body }
  const revision = (before?.revision ?? 0) + 1
  const values = { ...text, plain: articleText(body), editedBy: by, revision, ...more }
  if (before) await db.update(a).set(values).where(eq(a.id, id))
  else await db.insert(a).values({ id, ...values })
  await db.insert(helpRevisions).values({ articleId: id, revision, text, madeBy: by })
}
