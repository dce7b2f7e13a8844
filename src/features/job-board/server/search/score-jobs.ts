import { type SQL, sql } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import type { Query } from '#features/job-search/to-query.ts'
import type { Db } from '#server/context.ts'
import { bodyHasWord, partQuery, type SearchParams, textHas, titleHas, titleHasPart } from './conditions.ts'
import { raritiesOf } from './rarity.ts'

type Scored = { params: SearchParams; exact: Query; query: Query }

/** The extra score of a posting that states the searched level or work mode, over one that states none. */
const saidWeight = 3
/** Weights of the fields outside of the title: description, requirements, company. */
const fieldWeights = '{0.15,0.35,0.6,1}'

/** Scores titles that contain all words: higher for the typed words, for the typed order, and for few other words. */
export function scoreTitles(tx: Db, { params, exact, query }: Scored, ids: string[]): Promise<Map<string, number>> {
  const words = sql`greatest(0, length(${jobs.searchTitle}) - ${query.parts.length})`
  return scoresOf(
    tx,
    ids,
    [
      sql`2 * (${titleHas(exact)})::int`,
      ...(exact.inOrder ? [sql`(${jobs.searchTitle} @@ to_tsquery('tandem', ${exact.inOrder}))::int`] : []),
      sql`case when ${words} < 3 then 0.6 when ${words} < 6 then 0.3 else 0 end`,
      ...saidScores(params),
    ],
    saidScores(params).length > 1,
  )
}

/**
 * Scores the other matches: rare words count more than common ones, and a word in the title more than in the company's name, in the
 * requirements or in the description.
 */
export async function scoreTexts(tx: Db, { params, query }: Scored, ids: string[]): Promise<Map<string, number>> {
  const rarities = await raritiesOf(tx, query.parts.map(textHas))
  const parts = query.parts.map((part, at) => {
    const asked = partQuery(part.inTexts, part.isSign)
    const rank = sql`least(0.8, ts_rank(${fieldWeights}::float4[], ${jobs.searchBody}, ${asked}) * (1 + numnode(${asked})) / 2)`
    return sql`${rarities[at]}::float8 * case when ${titleHasPart(part)} then 1.2 else ${rank} end`
  })
  return scoresOf(tx, ids, [...parts, ...saidScores(params)], true)
}

function saidScores({ filters: { said } }: SearchParams): SQL[] {
  const { level, mode } = said ?? {}
  return [
    ...(level ? [sql`${saidWeight} * (${bodyHasWord(`is-${level}`)})::int`] : []),
    ...(mode === 'on-site' ? [sql`${saidWeight} * (${bodyHasWord('is-on-site')})::int`] : []),
  ]
}

async function scoresOf(tx: Db, ids: string[], parts: SQL[], hasBody: boolean): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ id: string; rank: number }>(
    // appending an empty vector makes PostgreSQL unpack a row's words once instead of for each part of the score
    sql`with read as materialized (
        select id, search_title, ${hasBody ? sql`search_body || ''::tsvector` : sql`search_body`} as search_body
        from ${jobs} where id = any(${`{${ids.join(',')}}`}::uuid[])
      ) select id, round((${sql.join(parts, sql` + `)})::numeric, 3)::float8 as rank from read as ${jobs}`,
  )
  return new Map(rows.map(({ id, rank }) => [id, rank]))
}
