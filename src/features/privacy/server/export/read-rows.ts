import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { rowsAsShown } from '#features/applications/server/shown-status.ts'
import type { Db } from '#server/context.ts'
import { belongsTo, companyInternalTables, personalTables } from '../personal-tables.ts'

export type Row = Record<string, unknown>
export type TableRows = { name: string; table: PgTable; rows: Row[] }

const KEPT_SECRET = '(not included: it gives access to an account)'
const SECRET = /password|secret|token|hash$/i

/** All rows about the person in all tables, from one snapshot of the database. Credentials are left out. */
export async function readPersonalRows(db: Db, userId: string): Promise<TableRows[]> {
  const known = personalTables()
  return db.transaction(
    async (tx) => {
      const found: TableRows[] = []
      for (const { name, table } of known.filter((one) => !companyInternalTables.includes(one.table))) {
        const rows = (await tx
          .select()
          .from(table)
          .where(belongsTo(table, userId, known))) as Row[]
        found.push({ name, table, rows: rowsAsShown(table, rows).map((row) => withoutSecrets(table, row)) })
      }
      return found
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

function withoutSecrets(table: PgTable, row: Row): Row {
  const columns = getTableColumns(table)
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const isSecret = SECRET.test(name) && columns[name]?.dataType === 'string' && value !== null
      return [name, isSecret ? KEPT_SECRET : value]
    }),
  )
}
