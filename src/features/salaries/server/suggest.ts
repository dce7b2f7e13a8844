import { sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { escapeLike } from '#server/escape-like.ts'
import { maxSuggestions, suggestionsFrom } from '../rules.ts'

/**
 * At most ten titles or locations that contain the typed text (at least two characters); those that start with it are first.
 */
export async function suggest(
  { db }: Pick<Context, 'db'>,
  { field, q }: { field: 'jobTitle' | 'location'; q: string },
): Promise<string[]> {
  const text = q.toLowerCase()
  if ([...text].length < suggestionsFrom) return []
  const escaped = escapeLike(text)
  const [table, column] =
    field === 'jobTitle' ? [sql`salary_titles`, sql`title`] : [sql`salary_locations`, sql`location`]
  const { rows } = await db.execute<{ name: string }>(sql`
    select min(${column}) as name from ${table} where lower(${column}) like ${`%${escaped}%`}
    group by lower(${column})
    order by lower(${column}) not like ${`${escaped}%`}, lower(${column}) not like ${`% ${escaped}%`}, lower(${column})
    limit ${maxSuggestions}`)
  return rows.map(({ name }) => name)
}
