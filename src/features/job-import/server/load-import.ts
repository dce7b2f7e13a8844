import { and, desc, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { jobImports as imports, type StoredProblem } from '#db/schema/job-import.ts'
import type { RowProblem } from '#features/import-files/contract.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { JobImport } from '../contract.ts'
import { importingCompany } from './read-import.ts'

type Row = { own: typeof imports.$inferSelect; by: string | null }

const select = ({ db }: SignedIn) =>
  db.select({ own: imports, by: users.name }).from(imports).leftJoin(users, eq(users.id, imports.createdBy))

const shown = ({ own, by }: Row): JobImport => ({
  ...{ id: own.id, fileName: own.fileName, system: own.system, state: own.state, by, createdAt: own.createdAt },
  ...{ addedRows: own.imported, changedRows: own.updated, sameRows: own.same },
  ...{ leftOutRows: own.leftOut.length, refusedRows: own.refused.length, notedRows: own.noted.length },
  ...{ deletedJobs: own.deleted, restoredJobs: own.restored, kept: own.kept },
})

/** The company's imports of jobs, newest first. */
export async function listImports(ctx: SignedIn): Promise<JobImport[]> {
  const rows = await select(ctx)
    .where(eq(imports.companyId, importingCompany(ctx)))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(50)
  return rows.map(shown)
}

async function loadImport(ctx: SignedIn, id: string): Promise<Row> {
  const [row] = await select(ctx).where(and(eq(imports.companyId, importingCompany(ctx)), eq(imports.id, id)))
  return found(row)
}

/** One import of the company; NOT_FOUND if it is missing or of another company. */
export const showImport = async (ctx: SignedIn, id: string): Promise<JobImport> => shown(await loadImport(ctx, id))

/** The same, locked to the end of the transaction. */
export async function lockImport(tx: SignedIn, id: string) {
  const own = and(eq(imports.companyId, importingCompany(tx)), eq(imports.id, id))
  const [row] = await tx.db.select().from(imports).where(own).for('update')
  return found(row)
}

/** One import with the rows that were not imported and the notes on the others, in row order. */
export async function readImportReport(ctx: SignedIn, { id }: { id: string }) {
  const row = await loadImport(ctx, id)
  const of = (problems: readonly StoredProblem[]): RowProblem[] =>
    problems.map(({ row: number, line, column, reason }) => ({ row: number ?? line ?? 0, column, reason }))
  return { ...shown(row), refused: of(row.own.refused), leftOut: of(row.own.leftOut), noted: of(row.own.noted) }
}
