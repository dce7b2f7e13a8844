import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../context.ts'

/** A column whose texts are encrypted: its names in the database, and what it is called for operators. */
export type SealedColumn = { table: string; key: string; column: string; called: string }

/** Every column that `seal` writes. One that joins is named here, or it cannot be rotated. */
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

/** What is stored in a column, by key: from a key on, at most this number. */
export async function readSealed(db: Db, of: SealedColumn, most: number, after?: string): Promise<Sealed[]> {
  const { table, key, column } = names(of)
  const from: SQL = after === undefined ? sql`true` : sql`${key} > ${after}`
  const { rows } = await db.execute<Sealed>(sql`
    select ${key}::text as key, ${column} as sealed from ${table}
    where ${column} is not null and ${from} order by ${key} limit ${most}`)
  return rows
}

/** Replaces a text unless it changed since it was read; returns whether it did. */
export async function replaceSealed(db: Db, of: SealedColumn, { key: at, sealed }: Sealed, text: string) {
  const { table, key, column } = names(of)
  const { rowCount } = await db.execute(
    sql`update ${table} set ${column} = ${text} where ${key} = ${at} and ${column} = ${sealed}`,
  )
  return rowCount === 1
}
