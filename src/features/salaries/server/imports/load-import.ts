import { desc, eq, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { salaryImports as imports, salaryImportRefusals as refusals } from '#db/schema/salaries.imports.ts'
import { readReport } from '#features/import-files/server/import-records.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { SalaryImport } from '../../import-contract.ts'

const { id, fileName, dataset, state, createdAt, finishedAt } = imports
const { totalRows, doneRows, leftOutRows, refusedRows } = imports
const replacedRows = sql<number>`coalesce((${imports.replaced} ->> 'accepted')::int, 0)`
const counts = { totalRows, doneRows, leftOutRows, refusedRows, replacedRows }

const shown = ({ db }: SignedIn) =>
  db
    .select({ id, fileName, dataset, state, createdAt, finishedAt, ...counts, by: users.name })
    .from(imports)
    .leftJoin(users, eq(users.id, imports.createdBy))

/** Imports of salary data, newest first. */
export const listImports = (ctx: SignedIn): Promise<SalaryImport[]> =>
  shown(ctx).orderBy(desc(imports.createdAt), desc(imports.id)).limit(50)

export async function showImport(ctx: SignedIn, importId: string): Promise<SalaryImport> {
  const [row] = await shown(ctx).where(eq(imports.id, importId))
  return found(row)
}

/** One import, locked to the end of the transaction. */
export async function lockImport({ db }: SignedIn, importId: string) {
  const [row] = await db.select().from(imports).where(eq(imports.id, importId)).for('update')
  return found(row)
}

/** One import with the rows that were not imported, in row order. */
export async function readImportReport(ctx: SignedIn, { id: importId }: { id: string }) {
  const one = await showImport(ctx, importId)
  return { ...one, ...(await readReport(ctx.db, refusals, importId)) }
}
