import { setImmediate } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/context.ts'
import { type Columns, risingOrder } from './columns.ts'
import { traits } from './traits.ts'

/** So many data points at once: their bytes are read within two milliseconds. */
const batch = 20_000
const bytesEach = 30

/** Which data there are: other ones after any change of a dataset, whoever makes it. */
export async function readVersion(db: Db): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`
    select (select oid from pg_database where datname = current_database()) || ' '
      || coalesce(string_agg(id || '@' || xmin::text, ' ' order by id), '') as version
    from salary_datasets`)
  return rows[0]?.version ?? ''
}

/** Reads all data points, in turns with other work; once more where they change meanwhile. */
export async function readColumns(db: Db): Promise<Columns> {
  let version = await readVersion(db)
  for (;;) {
    const columns = await readOnce(db, version)
    version = await readVersion(db)
    if (version === columns.version) return columns
  }
}

type Names = { names: string[]; placeOf: Map<number, number> }

async function readNames(db: Db, from: SQL): Promise<Names> {
  const { rows } = await db.execute<{ id: number; name: string }>(from)
  return { names: rows.map(({ name }) => name), placeOf: new Map(rows.map(({ id }, place) => [id, place])) }
}

async function readOnce(db: Db, version: string): Promise<Columns> {
  const titles = await readNames(db, sql`select id, lower(title) as name from salary_titles order by id`)
  const places = await readNames(db, sql`select id, lower(location) as name from salary_locations order by id`)
  const batches = await readBatches(db)
  const count = batches.reduce((sum, bytes) => sum + bytes.length / bytesEach, 0)
  const columns = { ...emptyColumns(count), version, titles: titles.names, places: places.names }
  let at = 0
  for (const bytes of batches) {
    fill(columns, at, bytes, [titles, places])
    at += bytes.length / bytesEach
    await setImmediate()
  }
  return sorted(columns)
}

async function readBatches(db: Db): Promise<Buffer[]> {
  const batches: Buffer[] = []
  let last = 0
  for (;;) {
    const { rows } = await db.execute<{ last: number | null; bytes: Buffer | null }>(sql`
      select max(id) as last, string_agg(${packed}, '') as bytes
      from (select * from salary_data where id > ${last} order by id limit ${batch}) as next`)
    const read = rows[0]
    if (!read?.bytes || read.last === null) return batches
    batches.push(read.bytes)
    last = read.last
  }
}

const traitsSql = Object.values(traits).map(({ column, type, values, shift }) => {
  const place = `coalesce(array_position('{${values.map((value) => `"${value}"`)}}'::${type}[], ${column}), 0)`
  return `(${place} << ${shift})`
})
const orNothing = (column: string) => `coalesce(${column}, -1)`
const packed = sql.raw(
  [
    ...['title_id', 'location_id', 'base_salary', traitsSql.join(' | ')].map((column) => `int4send(${column})`),
    ...['bonus', 'equity_value', 'total_compensation'].map((column) => `int4send(${orNothing(column)})`),
    `int2send(${orNothing('pto_days')}::int2)`,
  ].join(' || '),
)

const emptyColumns = (count: number) => ({
  count,
  title: new Int32Array(count),
  place: new Int32Array(count),
  base: new Int32Array(count),
  traits: new Int32Array(count),
  bonus: new Int32Array(count),
  equity: new Int32Array(count),
  total: new Int32Array(count),
  paidDays: new Int16Array(count),
})

function fill(into: Columns, from: number, bytes: Buffer, [titles, places]: [Names, Names]): void {
  for (let offset = 0, n = from; offset < bytes.length; offset += bytesEach, n++) {
    // a name that came while this is read belongs to data that are read once more
    into.title[n] = titles.placeOf.get(bytes.readInt32BE(offset)) ?? 0
    into.place[n] = places.placeOf.get(bytes.readInt32BE(offset + 4)) ?? 0
    into.base[n] = bytes.readInt32BE(offset + 8)
    into.traits[n] = bytes.readInt32BE(offset + 12)
    into.bonus[n] = bytes.readInt32BE(offset + 16)
    into.equity[n] = bytes.readInt32BE(offset + 20)
    into.total[n] = bytes.readInt32BE(offset + 24)
    into.paidDays[n] = bytes.readInt16BE(offset + 28)
  }
}

async function sorted(columns: Columns): Promise<Columns> {
  const order = risingOrder(columns.base)
  const result: Record<string, unknown> = { ...columns }
  for (const [name, column] of Object.entries(columns)) {
    if (!ArrayBuffer.isView(column)) continue
    await setImmediate()
    result[name] = column.map((_, n) => column[order[n] as number] as number)
  }
  return result as Columns
}
