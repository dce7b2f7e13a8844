import { and, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './context.ts'
import { type CursorKey, countCapped, cursorKeyOf, type Key, type ListWindow, mostCounted } from './keyset.ts'

/** The first this many rows in order are searched first, which suffices where matches are common; else the index is used. */
const PROBED = 3000
/** At most this many entries of an index are read to count: some 30 milliseconds. */
const COUNTED = 60_000

/**
 * `words` are what an index of words answers; `always` is what the list's own index leaves out; `narrowed` is all else. Where the
 * list's own index holds whatever these ask of (`isCovered`), no row is read for it, and it is followed further.
 */
type WordSearch = { key: Key; words: SQL; always?: SQL | undefined; narrowed: SQL | undefined; isCovered?: boolean }

/** The rows of a table that match words, in the list's order, quick with a million of them, be the words common or rare. */
export async function findWords(db: Db, table: PgTable, search: WordSearch, window: ListWindow): Promise<CursorKey[]> {
  const common = await findCommon(db, table, search, window, PROBED)
  if (common.length === window.limit) return common
  const most = search.isCovered ? COUNTED : PROBED
  const left = await countLeft(db, table, search, window, most)
  if (left < PROBED) return common
  return left < most ? findCommon(db, table, search, window, most) : findRare(db, table, search, window)
}

/**
 * How many rows match words, for a list whose own index holds all that is asked of them: where it has few rows, or the words are
 * common, they are counted by it alone, and else by the index of words.
 */
export async function countWords(db: Db, table: PgTable, { words, always, narrowed }: Omit<WordSearch, 'key'>) {
  const { rows } = await db.execute<{ seen: number; found: number }>(sql`
    select count(*)::int as seen, count(*) filter (where is_found)::int as found from (
      select (${and(words, narrowed)}) as is_found from ${table} where ${always ?? sql`true`} limit ${COUNTED}
    ) as counted`)
  const { seen = 0, found = 0 } = rows[0] ?? {}
  if (found <= mostCounted && seen === COUNTED) return countCapped(db, table, and(words, always, narrowed))
  return { value: Math.min(found, mostCounted), isCapped: found > mostCounted }
}

type Row = { id: string; place: string | number }

/** Goes through the rows in order. What narrows is asked of each, not sought: the order would be walked to its end for a rare kind. */
async function findCommon(db: Db, table: PgTable, search: WordSearch, window: ListWindow, most: number) {
  const { key, words, always, narrowed } = search
  const { rows } = await db.execute<Row>(sql`
    select id, place from (
      select ${key.id} as id, ${cursorKeyOf(key)} as place, (${and(words, narrowed)}) as is_found from ${table}
      where ${and(always, window.where) ?? sql`true`} order by ${window.orderBy} limit ${most}
    ) probed where is_found limit ${window.limit}`)
  return rows.map((row) => readPlace(key, row))
}

/** How many rows may match in all, counted up to `most`. */
async function countLeft(
  db: Db,
  table: PgTable,
  { always }: WordSearch,
  window: ListWindow,
  most: number,
): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (
      select from ${table} where ${and(always, window.where) ?? sql`true`} limit ${most}
    ) as probed`)
  return rows[0]?.n ?? 0
}

/**
 * Looks the words up by their index, then puts what was found into order: the inner select is planned by itself. Half a million
 * rows that hold the beginning of a word are remembered one by one, not by their pages, so that none is read in vain.
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
