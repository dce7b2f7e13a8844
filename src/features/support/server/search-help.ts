import { sql } from 'drizzle-orm'
import { articleHtml, articleText } from '#lib/article-html.ts'
import type { Db } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { type Article, helpTopics } from '../articles/article.ts'
import { articles, findArticle } from '../articles/articles.ts'
import type { ArticleHead, HelpArticle } from '../contract.ts'

const headOf = ({ slug, topic, title, summary }: Article): ArticleHead => ({
  slug,
  topic,
  topicLabel: helpTopics[topic],
  title,
  summary,
})

// the articles are part of the program: what is searched is always what can be read
const corpus = JSON.stringify(
  articles.map(({ slug, title, summary, body }) => ({ slug, title, summary, body: articleText(body) })),
)

export type FoundArticle = { article: Article; rank: number }

/**
 * Articles with any of these words, by PostgreSQL's full text search, best first (COACH-05, HELP-01); `rank` is 0 to 1:
 * titles count above summaries above texts, and an article that holds half of the words counts half. Empty where no word is in any of them.
 */
export async function searchHelp(db: Db, words: string, most = 10): Promise<FoundArticle[]> {
  const { rows } = await db.execute<{ slug: string; rank: number }>(sql`
    with asked as (
      select string_agg(quote_literal(lexeme), ' | ')::tsquery as query, array_agg(quote_literal(lexeme)) as lexemes
      from unnest(to_tsvector('english', ${words.slice(0, 1000)}))
    ), written as (
      select slug, setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', summary), 'B')
        || setweight(to_tsvector('english', body), 'D') as words
      from jsonb_to_recordset(${corpus}::jsonb) as a(slug text, title text, summary text, body text)
    )
    select slug, (ts_rank(words, query, 32)::float8 * (select count(*) filter (where words @@ l::tsquery)
      from unnest(lexemes) as l) / cardinality(lexemes))::float8 as rank from written, asked
    where words @@ query order by rank desc, slug limit ${most}`)
  return rows.flatMap(({ slug, rank }) => {
    const article = findArticle(slug)
    return article ? [{ article, rank }] : []
  })
}

/** All articles by topic, or those that fit the words. */
export async function listArticles({ db }: { db: Db }, { q }: { q: string }): Promise<ArticleHead[]> {
  if (!q) return articles.map(headOf)
  return (await searchHelp(db, q, 20)).map(({ article }) => headOf(article))
}

/** One article; NOT_FOUND where nobody wrote it. */
export function readArticle({ slug }: { slug: string }): HelpArticle {
  const article = found(findArticle(slug))
  return { ...headOf(article), html: articleHtml(article.body) }
}
