import { isNotNull, sql } from 'drizzle-orm'
import { helpArticles as a, helpOldSlugs } from '#db/schema/support.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import { type ContentWrite, storeContent } from '#server/written-content.ts'
import type { Article } from '../../articles/article.ts'
import { storeText } from './store-text.ts'
import { writtenArticles } from './written-articles.ts'

// an arbitrary lock number
const ARTICLES_LOCK = 7_264_340

type Row = typeof a.$inferSelect

/**
 * Stores the articles that are shipped with the product, matched by their key. Articles that staff changed,
 * unpublished or deleted are not touched; a removed one that no one changed becomes a draft. Without changes nothing
 * is written. Runs at the start of every process, and in tests that need the articles.
 */
export async function storeArticles(db: Db, written: Article[] = writtenArticles()): Promise<void> {
  await storeContent(db, ARTICLES_LOCK, (tx) => writesFor(tx, written))
}

async function writesFor(db: Db, written: Article[]): Promise<ContentWrite[]> {
  const stored = await db.select().from(a).where(isNotNull(a.key))
  const byKey = new Map(stored.map((row) => [row.key, row]))
  const slugs = new Set(written.map(({ slug }) => slug))
  const removed = stored.filter((row) => !row.editedAt && row.status === 'published' && !slugs.has(row.key ?? ''))
  return [
    ...written.flatMap((article, at) => {
      const row = byKey.get(article.slug)
      if (!row) return [add(article, written.slice(0, at).filter(({ topic }) => topic === article.topic).length)]
      return !row.editedAt && (differs(article, row) || row.status === 'draft') ? [update(row, article)] : []
    }),
    ...removed.map((row) => update(row, row, 'draft')),
  ]
}

const add =
  (article: Article, position: number): ContentWrite =>
  async (db) => {
    const usedSlug = await db.execute(sql`select 1 from ${a} where slug = ${article.slug} and removed_at is null
      union all select 1 from ${helpOldSlugs} where slug = ${article.slug}`)
    // staff use this address for an article of their own
    const slug = usedSlug.rows.length > 0 ? `${article.slug}-on-tandem` : article.slug
    const more = { key: article.slug, status: 'published' as const, position, publishedAt: new Date() }
    await storeText(db, { id: newId(), text: { ...article, slug }, by: null, more })
  }

const update =
  (row: Row, article: Article, status: Row['status'] = 'published'): ContentWrite =>
  (db) =>
    storeText(db, { id: row.id, text: { ...article, slug: row.slug }, by: null, before: row, more: { status } })

const differs = (article: Article, row: Row): boolean =>
  (['topic', 'title', 'summary', 'body'] as const).some((part) => article[part] !== row[part])
