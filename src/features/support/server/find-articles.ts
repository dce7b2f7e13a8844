import { sql } from 'drizzle-orm'
import type { Db } from '#server/context.ts'
import type { HelpTopic } from '../articles/article.ts'

type Found = {
  slug: string
  topic: HelpTopic
  title: string
  summary: string
  plain: string
  rank: number
  marked_title: string
  marked_text: string
}

// characters that no article contains: typedText removes them
export const [BEGINS, ENDS] = ['\u0002', '\u0003'] as const
const marks = (more: string) => `StartSel=${BEGINS}, StopSel=${ENDS}, ${more}`
const wholeTitle = marks('HighlightAll=true')
const twoPieces = marks('MaxFragments=2, MaxWords=18, MinWords=8, FragmentDelimiter=" … "')

/** A matching article, with its text for further reading; `rank` is 0 to 1. */
export type FoundArticle = Omit<Found, 'marked_title' | 'marked_text' | 'rank'> & { rank: number }

/**
 * Published articles with any of these words, by PostgreSQL's full text search, best first (COACH-05, HELP-01):
 * titles weigh more than summaries, those more than texts, and an article with half of the words has half the rank.
 * Empty without a match.
 */
export const searchArticles = async (db: Db, words: string, limit: number): Promise<Found[]> =>
  (
    await db.execute<Found>(sql`
    with asked as (
      select string_agg(quote_literal(lexeme), ' | ')::tsquery as query, array_agg(quote_literal(lexeme)) as lexemes
      from unnest(to_tsvector('english', ${words.slice(0, 1000)}))
    ), best as (
      select id, slug, topic, title, summary, plain,
        (ts_rank(words, query, 32)::float8 * (select count(*) filter (where words @@ l::tsquery)
          from unnest(lexemes) as l) / cardinality(lexemes))::float8 as rank
      from help_articles, asked
      where words @@ query and status = 'published' and removed_at is null
      order by rank desc, slug limit ${limit}
    )
    select best.*, ts_headline('english', title, query, ${wholeTitle}) as marked_title,
      ts_headline('english', plain, query, ${twoPieces}) as marked_text
    from best, asked order by rank desc, slug`)
  ).rows

/** The coach's sources: the best matching articles, with their texts. */
export async function findArticles(db: Db, words: string, limit: number): Promise<FoundArticle[]> {
  return (await searchArticles(db, words, limit)).map(({ marked_title: _, marked_text: __, ...article }) => article)
}
