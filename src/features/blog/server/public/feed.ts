import { desc } from 'drizzle-orm'
import { html, raw } from 'hono/html'
import { blogPosts as p } from '#db/schema/blog.ts'
import { cdata, printable } from '#lib/xml-text.ts'
import type { Db } from '#server/context.ts'
import { cleanArticle } from '../clean-article.ts'
import { isPublic, readCards } from './public-articles.ts'

const newestInFeed = 30
/** The maximum number of URLs in one sitemap file. */
const maxAddresses = 50_000
const declaration = raw('<?xml version="1.0" encoding="UTF-8"?>\n')

/** The newest articles as RSS 2.0, with full content (BLOG-14). */
export async function writeBlogFeed(db: Db, origin: string): Promise<string> {
  const cards = await readCards(db, { where: isPublic(), limit: newestInFeed })
  const texts = await db
    .select({ id: p.id, content: p.content })
    .from(p)
    .where(isPublic())
    .orderBy(desc(p.publishedAt), desc(p.id))
    .limit(newestInFeed)
  const contentOf = new Map(texts.map(({ id, content }) => [id, content]))
  const items = cards.map((card) => {
    const content = absolute(cleanArticle(contentOf.get(card.id) ?? ''), origin)
    return html`<item>
<title>${printable(card.title)}</title>
<link>${articleUrl(origin, card.slug)}</link>
<guid isPermaLink="false">${card.id}</guid>
<pubDate>${card.publishedAt.toUTCString()}</pubDate>
${card.author ? html`<dc:creator>${printable(card.author.name)}</dc:creator>` : ''}
${card.category ? html`<category>${printable(card.category.name)}</category>` : ''}
<description>${printable(card.excerpt)}</description>
<content:encoded>${raw(cdata(content))}</content:encoded>
</item>
`
  })
  return `${html`${declaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
<title>The Tandem blog</title>
<link>${origin}/blog</link>
<description>How hiring works, told by people who do it.</description>
<language>en</language>
<atom:link href="${origin}/blog.rss" rel="self" type="application/rss+xml"/>
${items}</channel></rss>`}`
}

/** Every public article for search engines, with the date of its last change. */
export async function readBlogAddresses(db: Db): Promise<{ path: string; at: Date }[]> {
  const { slug, updatedAt: at } = p
  const rows = await db.select({ slug, at }).from(p).where(isPublic()).orderBy(p.id).limit(maxAddresses)
  return rows.map((row) => ({ path: `/blog/${encodeURIComponent(row.slug)}`, at: row.at }))
}

const articleUrl = (origin: string, slug: string): string => `${origin}/blog/${encodeURIComponent(slug)}`

/** Converts relative URLs, because a feed reader has no base URL for them. */
const absolute = (content: string, origin: string): string =>
  content.replace(/ (src|href)="\/(?!\/)/g, (_, name: string) => ` ${name}="${origin}/`)
