import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { decodeCursor, encodeCursor } from '#lib/pages.ts'
import type { Db } from './context.ts'

/**
 * The sort key of a list; rows with equal values are sorted by id. The value must not be null: an index on (value, id) makes each page
 * fast.
 */
export type Key = { value: SQL | AnyColumn; kind: 'text' | 'timestamp'; id: AnyColumn; desc: boolean }

/** The columns of a row that the next page needs to continue after it. */
export type CursorKey = { id: string; place: string | number }

export type ListWindow = { where: SQL | undefined; orderBy: SQL; limit: number }
type Page<Row> = { rows: Row[]; before: string | null; after: string | null }
type List<Row> = {
  size: number
  /** The number of groups, 1 by default. All rows of one group come before the next; `ask` is called for one group at a time. */
  groups?: number
  ask(window: ListWindow & { group: number }): Promise<Row[]>
}

/** Up to this many rows are counted exactly; above it a list only shows that there are more. */
export const maxCounted = 1000

/** The number of rows in `from` that match `where`, counted up to the limit; fast for lists of any length. */
export async function countCapped(db: Db, from: SQL | PgTable, where: SQL | undefined) {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (select from ${from} where ${where ?? sql`true`} limit ${maxCounted + 1}) as counted`)
  const counted = rows[0]?.n ?? 0
  return { value: Math.min(counted, maxCounted), isCapped: counted > maxCounted }
}

/** The rows in the order of `places`; rows that were deleted meanwhile are left out. */
export function inOrder<Row extends { id: string }>(
  places: readonly Pick<CursorKey, 'id'>[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return places.flatMap(({ id }) => byId.get(id) ?? [])
}

/** The SQL for a row's cursor key, selected as `place`. Timestamps are in microseconds, so that no precision is lost. */
export const cursorKeyOf = ({ value, kind }: Key): SQL<string | number> =>
  kind === 'text'
    ? sql<string>`${value}`
    : sql<number>`(extract(epoch from ${value}) * 1000000)::bigint`.mapWith(Number)

const bound = ({ kind }: Key, value: string | number): SQL =>
  kind === 'text' ? sql`${value}::text` : sql`timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond'`

/**
 * Reads one page: the first without a cursor, else the one after or before the cursor's row. An invalid cursor gives the first page.
 * `before` and `after` are null if there are no rows on that side.
 */
export async function readPage<Row extends CursorKey>(
  key: Key,
  cursor: string | undefined,
  { size, groups = 1, ask }: List<Row>,
): Promise<Page<Row>> {
  const at = readCursor(key, cursor, groups)
  const isBack = at?.[0] === 'before'
  const isFalling = key.desc !== isBack
  const orderBy = isFalling ? sql`${key.value} desc, ${key.id} desc` : sql`${key.value} asc, ${key.id} asc`
  const begin = at?.[3] ?? 0
  const found: { row: Row; group: number }[] = []
  for (let group = begin; group >= 0 && group < groups && found.length <= size; group += isBack ? -1 : 1) {
    const where = at && group === begin ? beyond(key, isFalling, at[1], at[2]) : undefined
    const rows = await ask({ where, orderBy, limit: size + 1 - found.length, group })
    found.push(...rows.map((row) => ({ row, group })))
  }
  const hasMore = found.length > size
  const shown = isBack ? found.slice(0, size).reverse() : found.slice(0, size)
  const [first, last] = [shown[0], shown.at(-1)]
  return {
    rows: shown.map(({ row }) => row),
    before: first && (isBack ? hasMore : at !== null) ? write('before', first) : null,
    after: last && (isBack || hasMore) ? write('after', last) : null,
  }
}

function readCursor({ kind }: Key, cursor: string | undefined, groups: number) {
  const at = cursor ? decodeCursor(cursor, ['text', kind === 'text' ? 'text' : 'number', 'id', 'number']) : null
  // microseconds are integers, and larger ones would overflow in PostgreSQL
  const isValidCursor = at && (kind === 'text' || Number.isSafeInteger(at[1]))
  return isValidCursor && Number.isInteger(at[3]) && at[3] >= 0 && at[3] < groups ? at : null
}

const beyond = (key: Key, isFalling: boolean, value: string | number, id: string): SQL =>
  isFalling
    ? sql`(${key.value}, ${key.id}) < (${bound(key, value)}, ${id}::uuid)`
    : sql`(${key.value}, ${key.id}) > (${bound(key, value)}, ${id}::uuid)`

const write = (side: 'before' | 'after', { row, group }: { row: CursorKey; group: number }): string =>
  encodeCursor([side, row.place, row.id, group])
