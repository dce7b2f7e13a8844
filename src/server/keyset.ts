import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { decodeCursor, encodeCursor } from '#lib/pages.ts'

/** What a list is ordered by, and by id where that is the same. Never null: an index on (value, id) makes each page quick. */
export type Key = { value: SQL | AnyColumn; kind: 'text' | 'moment'; id: AnyColumn; desc: boolean }

/** What each row must bring, so that the list can go on from it. */
export type Place = { id: string; place: string | number }

type Asked = { where: SQL | undefined; orderBy: SQL; limit: number }
type Page<Row> = { rows: Row[]; before: string | null; after: string | null }

/** The value of a row's place, to be selected as `place`; moments as microseconds, so that none are lost on the way. */
export const placeOf = ({ value, kind }: Key): SQL<string | number> =>
  kind === 'text'
    ? sql<string>`${value}`
    : sql<number>`(extract(epoch from ${value}) * 1000000)::bigint`.mapWith(Number)

const bound = ({ kind }: Key, value: string | number): SQL =>
  kind === 'text' ? sql`${value}::text` : sql`timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond'`

/**
 * A page of a list by its last row: the first one without a cursor, else the one after or before the cursor's row. A cursor
 * that this list did not make begins anew. `before` and `after` are null where nothing is on that side.
 */
export async function readPage<Row extends Place>(
  key: Key,
  cursor: string | undefined,
  { size, ask }: { size: number; ask(asked: Asked): Promise<Row[]> },
): Promise<Page<Row>> {
  const at = readCursor(key, cursor)
  const isBack = at?.[0] === 'before'
  const isFalling = key.desc !== isBack
  const found = await ask({
    where: at ? beyond(key, isFalling, at[1], at[2]) : undefined,
    orderBy: isFalling ? sql`${key.value} desc, ${key.id} desc` : sql`${key.value} asc, ${key.id} asc`,
    limit: size + 1,
  })
  const hasMore = found.length > size
  const rows = isBack ? found.slice(0, size).reverse() : found.slice(0, size)
  const [first, last] = [rows[0], rows.at(-1)]
  return {
    rows,
    before: first && (isBack ? hasMore : at !== null) ? write('before', first) : null,
    after: last && (isBack || hasMore) ? write('after', last) : null,
  }
}

function readCursor({ kind }: Key, cursor: string | undefined) {
  const at = cursor ? decodeCursor(cursor, ['text', kind === 'text' ? 'text' : 'number', 'id']) : null
  // microseconds are whole, and no more than PostgreSQL can add
  return at && (kind === 'text' || Number.isSafeInteger(at[1])) ? at : null
}

const beyond = (key: Key, isFalling: boolean, value: string | number, id: string): SQL =>
  isFalling
    ? sql`(${key.value}, ${key.id}) < (${bound(key, value)}, ${id}::uuid)`
    : sql`(${key.value}, ${key.id}) > (${bound(key, value)}, ${id}::uuid)`

const write = (side: 'before' | 'after', { place, id }: Place): string => encodeCursor([side, place, id])
