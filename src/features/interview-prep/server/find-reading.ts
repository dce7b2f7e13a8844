import { sql } from 'drizzle-orm'
import { interviewResources } from '#db/schema/interview-prep.ts'
import type { Db } from '#server/context.ts'

/** An article or guide; `key` is its address in the Resources tab. */
export type Reading = { key: string; title: string }

/** Finds articles and guides with any of these words in title, summary or tags, by full text search, best match first. */
export async function findReading(db: Db, words: string, limit: number): Promise<Reading[]> {
  const r = interviewResources
  const { rows } = await db.execute<Reading>(sql`
    with asked as (
      select string_agg(quote_literal(lexeme), ' | ')::tsquery as query
      from unnest(to_tsvector('english', ${words.slice(0, 1000)}))
    ), written as (
      select ${r.key} as key, ${r.title} as title, ${r.id} as id, setweight(to_tsvector('english', ${r.title}), 'A')
        || setweight(to_tsvector('english', ${r.summary} || ' ' || array_to_string(${r.tags}, ' ')), 'B') as words
      from ${r} where ${r.retiredAt} is null and ${r.resourceType} <> 'link'
    )
    select key, title from written, asked where words @@ query order by ts_rank(words, query, 1) desc, id limit ${limit}`)
  return rows
}
