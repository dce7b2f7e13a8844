import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { Db } from '#server/context.ts'
import type { SalarySearch } from '../../contract.ts'
import { readStatistics, type Statistics } from './read-statistics.ts'

const known = new LRUCache<string, Promise<Statistics | null>>({ max: 500 })
/** Limits concurrency: a broad search takes about a second on two connections, and other requests need connections too. */
const turns = pLimit(2)

/** `readStatistics` with a cache, which is valid until data is imported or removed. At most two run at the same time. */
export async function statisticsOf(db: Db, search: SalarySearch, wish: number | null): Promise<Statistics | null> {
  const key = JSON.stringify([await readVersion(db), search, wish])
  const found = known.get(key)
  if (found) return found
  const reading = turns(() => readStatistics(db, search, wish))
  known.set(key, reading)
  reading.catch(() => known.delete(key))
  return reading
}

/** A version that changes with each change of a dataset by any process. */
async function readVersion(db: Db): Promise<string | undefined> {
  const { rows } = await db.execute<{ version: string }>(sql`
    select (select oid from pg_database where datname = current_database()) || ' '
      || coalesce(string_agg(id || '@' || xmin::text, ' ' order by id), '') as version
    from salary_datasets`)
  return rows[0]?.version
}
