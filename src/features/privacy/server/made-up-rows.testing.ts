import { getTableColumns, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { users } from '#db/schema/accounts.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import { allTables } from './personal-tables.ts'

export type Filled = { row: Record<string, unknown>; canaries: string[] }

/** Drops all check constraints, so that a row can have any value: deletion and download must find every row. */
export async function dropChecks(db: Db): Promise<void> {
  const { rows } = await db.execute<{ statement: string }>(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`)
  for (const { statement } of rows) await db.execute(sql.raw(statement))
}

/**
 * Inserts a row into every table. References to people are to this person, and each text is a canary with its table and column.
 * Referenced rows are inserted first.
 */
export async function fillEveryTable(db: Db, userId: string, email: string): Promise<Map<string, Filled>> {
  const filled = new Map<string, Filled>()
  const busy = new Set<PgTable>()
  const fill = async (table: PgTable): Promise<Filled> => {
    const { name, foreignKeys } = getTableConfig(table)
    const known = filled.get(name)
    if (known) return known
    busy.add(table)
    const row: Record<string, unknown> = {}
    for (const key of foreignKeys) {
      const { columns, foreignColumns } = key.reference()
      const parentTable = foreignColumns[0]?.table
      if (!parentTable || busy.has(parentTable)) continue
      const parent = await fill(parentTable)
      for (const [at, column] of columns.entries())
        row[propertyOf(column as PgColumn)] = parent.row[propertyOf(foreignColumns[at] as PgColumn)]
    }
    const canaries: string[] = []
    for (const [property, column] of Object.entries(getTableColumns(table))) {
      if (property in row) continue
      const canary = `canary-${name}-${column.name}`
      const value = valueFor(column, canary, { userId, email })
      if (value === undefined) continue
      row[property] = value
      if (JSON.stringify(value).includes(canary)) canaries.push(canary)
    }
    const [stored] = await db
      .insert(table)
      .values(row as never)
      .onConflictDoNothing()
      .returning()
    // include the values that the database generates, such as serial numbers
    const made = { row: { ...row, ...stored }, canaries }
    filled.set(name, made)
    busy.delete(table)
    return made
  }
  for (const table of allTables) await fill(table)
  return filled
}

const propertyOf = (column: PgColumn): string =>
  Object.entries(getTableColumns(column.table)).find(([, one]) => one.name === column.name)?.[0] ?? ''

/** A valid value for a column; undefined uses the database's default. */
function valueFor(column: PgColumn, canary: string, { userId, email }: { userId: string; email: string }): unknown {
  if (column.enumValues?.length) return column.enumValues[0]
  if (column.table === users && column.name === 'id') return userId
  if (column.table === users && column.name === 'email') return email
  // the id of a person in a column without a foreign key
  if (column.columnType === 'PgUUID')
    return /user|actor|viewer|owner|author|person|By$/.test(column.name) ? userId : newId()
  if (column.dataType === 'string' && /^(reader|subjectId)$/.test(column.name)) return userId
  if (column.dataType === 'json') return { text: canary }
  if (column.dataType === 'array') return [canary]
  if (column.columnType === 'PgText' || column.columnType === 'PgVarchar') return canary
  if (column.columnType === 'PgDateString') return '2026-01-05'
  if (column.dataType === 'date') return new Date()
  if (column.dataType === 'number') return column.hasDefault ? undefined : 1
  if (column.dataType === 'boolean') return column.hasDefault ? undefined : false
  return undefined
}
