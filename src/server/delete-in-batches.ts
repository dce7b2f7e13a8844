import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Services } from './context.ts'

const AT_ONCE = 5_000

/**
 * Deletes rows in the order of their key, a few thousand in a transaction of their own: the first run over a table of years neither
 * locks it nor meets the limit of a statement. `isOver` is asked of each row once. Where the process is about to end, the rest is left
 * for the next run.
 */
export async function deleteInBatches(
  { db, stopping }: Pick<Services, 'db' | 'stopping'>,
  { table, key, isOver, atOnce = AT_ONCE }: { table: PgTable; key: PgColumn; isOver: SQL; atOnce?: number },
): Promise<number> {
  let deleted = 0
  let after: string | null = null
  while (!stopping?.aborted) {
    const seen: { rows: { last: string | null; gone: number }[] } = await db.execute<{
      last: string | null
      gone: number
    }>(sql`
      with batch as materialized (
        select ${key} as key from ${table} ${after === null ? sql`` : sql`where ${key} > ${after}`}
        order by ${key} limit ${atOnce}
      ), gone as (
        delete from ${table} where ${key} in (select key from batch) and ${isOver} returning 1
      )
      select (select key::text from batch order by key desc limit 1) as last, (select count(*)::int from gone) as gone`)
    const { last = null, gone = 0 } = seen.rows[0] ?? {}
    deleted += gone
    if (last === null) return deleted
    after = last
  }
  return deleted
}
