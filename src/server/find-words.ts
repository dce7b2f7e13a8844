import { and, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './context.ts'
import { type CursorKey, countCapped, cursorKeyOf, type Key, type ListWindow, maxCounted } from './keyset.ts'

/** The first rows in list order are searched before the word index is used: for common words they contain enough matches. */
const PROBED = 3000
/** At most this many index entries are read for a count, which takes about 30 ms. */
const COUNTED = 60_000

/**
 * `words` is the condition that the word index supports, `always` the condition of the list's own partial index, and `narrowed` all other
 * filters. If the list's own index covers all these columns (`isCovered`), no table rows are read, so more of it can be scanned.
 */
type WordSearch = { key: Key; words: SQL; always?: SQL | undefined; narrowed: SQL | undefined; isCovered?: boolean }

/** The rows that match the words, in the list's order. Fast for a million rows, whether the words are common or rare. */
export async function findWords(db: Db, table: PgTable, search: WordSearch, window: ListWindow): Promise<CursorKey[]> {
  const common = await findCommon(db, table, search, window, PROBED)
  if (common.length === window.limit) return common
  const max = search.isCovered ? COUNTED : PROBED
  const left = await countLeft(db, table, search, window, max)
  if (left < PROBED) return common
  return left < max ? findCommon(db, table, search, window, max) : findRare(db, table, search, window)
}

/**
 * How many rows match the words, for a list whose own index covers all conditions. For a short list or common words that index alone is
 * counted; otherwise the word index is used.
 */
export async function countFound(db: Db, table: PgTable, { words, always, narrowed }: Omit<WordSearch, 'key'>) {
  const { rows } = await db.execute<{ seen: number; found: number }>(sql`
    select count(*)::int as seen, count(*) filter (where is_found)::int as found from (
      select (${and(words, narrowed)}) as is_found from ${table} where ${always ?? sql`true`} limit ${COUNTED}
    ) as counted`)
  const { seen = 0, found = 0 } = rows[0] ?? {}
  if (found <= maxCounted && seen === COUNTED) return countCapped(db, table, and(words, always, narrowed))
  return { value: Math.min(found, maxCounted), isCapped: found > maxCounted }
}

type Row = { id: string; place: string | number }

/**
 * Scans the rows in list order. The filters are evaluated for each row, not used for the search: for a rare match, PostgreSQL would read
 * the list to its end.
 */
async function findCommon(db: Db, table: PgTable, search: WordSearch, window: ListWindow, max: number) {
  const { key, words, always, narrowed } = search
  const { rows } = await db.execute<Row>(sql`
    select id, place from (
      select ${key.id} as id, ${cursorKeyOf(key)} as place, (${and(words, narrowed)}) as is_found from ${table}
      where ${and(always, window.where) ?? sql`true`} order by ${window.orderBy} limit ${max}
    ) probed where is_found limit ${window.limit}`)
  return rows.map((row) => readPlace(key, row))
}

/** How many rows are left in the list, counted up to `max`. */
async function countLeft(
  db: Db,
  table: PgTable,
  { always }: WordSearch,
  window: ListWindow,
  max: number,
): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (
      select from ${table} where ${and(always, window.where) ?? sql`true`} limit ${max}
    ) as probed`)
  return rows[0]?.n ?? 0
}

/**
 * Finds the matches by the word index and then sorts them. The subselect with `offset 0` is planned separately. The larger work_mem lets a
 * bitmap of half a million matches list single rows instead of pages, so that no page is checked again.
 */
function findRare(
  db: Db,
  table: PgTable,
  { key, words, always, narrowed }: WordSearch,
  window: ListWindow,
): Promise<CursorKey[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('work_mem', '16MB', true)`)
    const { rows } = await tx.execute<Row>(sql`
      select ${key.id} as id, ${cursorKeyOf(key)} as place from (
        select * from ${table} where ${and(words, always, narrowed, window.where)} offset 0
      ) ${sql.identifier(getTableName(table))} order by ${window.orderBy} limit ${window.limit}`)
    return rows.map((row) => readPlace(key, row))
  })
}

const readPlace = ({ kind }: Key, { id, place }: Row): CursorKey => ({
  id,
  place: kind === 'timestamp' ? Number(place) : place,
})
