import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { Db } from '#server/context.ts'
import type { SalarySearch } from '../../contract.ts'
import { readStatistics, type Statistics } from './read-statistics.ts'

const known = new LRUCache<string, Promise<Statistics | null>>({ max: 500 })
/** A broad search is a second of work for the database on two connections: others go on beside it. */
const turns = pLimit(2)

/** `readStatistics`, which is the same for the same question until data are imported or removed; at most two at once. */
export async function statisticsOf(db: Db, search: SalarySearch, wish: number | null): Promise<Statistics | null> {
  const key = JSON.stringify([await readVersion(db), search, wish])
  const found = known.get(key)
  if (found) return found
  const reading = turns(() => readStatistics(db, search, wish))
  known.set(key, reading)
  reading.catch(() => known.delete(key))
  return reading
}

/** Another one after any change of a dataset, in whichever process it was made. */
async function readVersion(db: Db): Promise<string | undefined> {
  const { rows } = await db.execute<{ version: string }>(sql`
    select (select oid from pg_database where datname = current_database()) || ' '
      || coalesce(string_agg(id || '@' || xmin::text, ' ' order by id), '') as version
    from salary_datasets`)
  return rows[0]?.version
}
