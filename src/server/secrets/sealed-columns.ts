import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../context.ts'

/** An encrypted column: its names in the database, and its description for operators. */
export type SealedColumn = { table: string; key: string; column: string; called: string }

/** Every column that `seal` writes. List new ones here, or their secrets are not rotated. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'two_factors', key: 'user_id', column: 'secret', called: 'two-factor secrets' },
  { table: 'webhook_endpoints', key: 'id', column: 'secret', called: 'webhook secrets' },
  { table: 'webhook_endpoints', key: 'id', column: 'previous_secret', called: 'previous webhook secrets' },
]

export type Sealed = { key: string; sealed: string }

const names = ({ table, key, column }: SealedColumn) => ({
  table: sql.identifier(table),
  key: sql.identifier(key),
  column: sql.identifier(column),
})

/** Up to `limit` encrypted values of a column in the order of their keys, after the key `after`. */
export async function readSealed(db: Db, of: SealedColumn, limit: number, after?: string): Promise<Sealed[]> {
  const { table, key, column } = names(of)
  const from: SQL = after === undefined ? sql`true` : sql`${key} > ${after}`
  const { rows } = await db.execute<Sealed>(sql`
    select ${key}::text as key, ${column} as sealed from ${table}
    where ${column} is not null and ${from} order by ${key} limit ${limit}`)
  return rows
}

/** Replaces a value unless it changed since it was read. Returns whether it was replaced. */
export async function replaceSealed(db: Db, of: SealedColumn, { key: at, sealed }: Sealed, text: string) {
  const { table, key, column } = names(of)
  const { rowCount } = await db.execute(
    sql`update ${table} set ${column} = ${text} where ${key} = ${at} and ${column} = ${sealed}`,
  )
  return rowCount === 1
}
