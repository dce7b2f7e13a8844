import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Services } from './context.ts'

const AT_ONCE = 5_000

/**
 * Deletes rows in the order of their key, a few thousand per transaction, so that the first run over years of data neither locks the table
 * nor reaches the statement timeout. `isOver` is evaluated once per row. If the process is about to stop, the next run deletes the rest.
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
