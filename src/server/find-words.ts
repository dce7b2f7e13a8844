import { and, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './context.ts'
import { type Asked, type Key, type Place, placeOf } from './keyset.ts'

/** Of so many rows in order a page is found where what is looked for is common; else it is looked up. */
const PROBED = 3000

/** `words` are what an index of words answers; `always` is what the list's own index leaves out; `narrowed` is all else. */
type Wanted = { key: Key; words: SQL; always?: SQL | undefined; narrowed: SQL | undefined }

/** The rows of a table that match words, in the list's order, quick with a million of them, be the words common or rare. */
export async function findWords(db: Db, table: PgTable, wanted: Wanted, asked: Asked): Promise<Place[]> {
  const common = await findCommon(db, table, wanted, asked)
  return common.length === asked.limit ? common : findRare(db, table, wanted, asked)
}

type Row = { id: string; place: string | number }

/** Goes through the rows in order. What narrows is asked of each, not sought: the order would be walked to its end for a rare kind. */
async function findCommon(db: Db, table: PgTable, { key, words, always, narrowed }: Wanted, asked: Asked) {
  const { rows } = await db.execute<Row>(sql`
    select id, place from (
      select ${key.id} as id, ${placeOf(key)} as place, (${and(words, narrowed)}) as is_found from ${table}
      where ${and(always, asked.where) ?? sql`true`} order by ${asked.orderBy} limit ${PROBED}
    ) probed where is_found limit ${asked.limit}`)
  return rows.map((row) => readPlace(key, row))
}

/** Looks the words up by their index, then puts what was found into order: the inner select is planned by itself. */
async function findRare(db: Db, table: PgTable, { key, words, always, narrowed }: Wanted, asked: Asked) {
  const { rows } = await db.execute<Row>(sql`
    select ${key.id} as id, ${placeOf(key)} as place from (
      select * from ${table} where ${and(words, always, narrowed, asked.where)} offset 0
    ) ${sql.identifier(getTableName(table))} order by ${asked.orderBy} limit ${asked.limit}`)
  return rows.map((row) => readPlace(key, row))
}

const readPlace = ({ kind }: Key, { id, place }: Row): Place => ({
  id,
  place: kind === 'moment' ? Number(place) : place,
})
