import { eq } from 'drizzle-orm'
import { salaryImportRefusals, salaryImports } from '#db/schema/salaries.imports.ts'
import { attachStaged } from '#features/documents/server/stored-files.ts'
import { rememberChoices } from '#features/import-files/server/choices.ts'
import { newRecord, startOnce } from '#features/import-files/server/import-records.ts'
import { storeProblems } from '#features/import-files/server/store-problems.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { salaryImportStarted } from '../../events.ts'
import type { SalaryFile, SalaryImport } from '../../import-contract.ts'
import { sampleKey } from '../store-sample.ts'
import { layout, readRequest } from './check-file.ts'
import { showImport } from './load-import.ts'

type StartRequest = SalaryFile & { id: string; dataset: string }

/**
 * Stores the file; the worker imports its rows as a dataset, by the exchange rates of now. The caller chooses the id, so a repeated call
 * starts only one import. Refused if no row can be imported, or while a question about the file is open.
 */
export async function startImport(ctx: SignedIn, { id, dataset, ...request }: StartRequest): Promise<SalaryImport> {
  if (dataset === sampleKey) throw new DomainError('DATASET_NAME_TAKEN')
  return startOnce({
    isThere: () => isThere(ctx, id),
    read: () => readRequest(ctx, request),
    start: (read) => start(ctx, { id, dataset }, read),
    show: () => showImport(ctx, id),
  })
}

type Read = Awaited<ReturnType<typeof readRequest>>

async function start(
  ctx: SignedIn,
  { id, dataset }: Pick<StartRequest, 'id' | 'dataset'>,
  { staged, file, rates }: Read,
): Promise<void> {
  if (file.lacks) throw new DomainError(file.lacks)
  if (file.openQuestions > 0) throw new DomainError('IMPORT_QUESTIONS_OPEN')
  if (file.rows.length === 0) throw new DomainError('IMPORT_NOTHING_TAKEN')
  const record = newRecord(staged, file, file.file.sheet)
  await transaction(ctx, async (tx) => {
    const [made] = await tx.db
      .insert(salaryImports)
      .values({
        ...record,
        ...{ id, dataset, rates, createdBy: ctx.viewer.userId },
        ...{ totalRows: file.rows.length, leftOutRows: file.leftOut.length },
      })
      .onConflictDoNothing()
      .returning({ id: salaryImports.id })
    // of two equal calls at once, the other one has created the import
    if (!made) return
    if (!(await attachStaged(tx.db, ctx.viewer.userId, staged.id))) throw new DomainError('IMPORT_FILE_GONE')
    await storeProblems(id, file, (rows) => tx.db.insert(salaryImportRefusals).values(rows).onConflictDoNothing())
    await rememberChoices(tx.db, { ...layout, header: file.header }, record)
    const data = { dataset, rows: file.rows.length }
    await tx.audit({ action: 'salaries.import_started', subjectType: 'salary_dataset', subjectId: dataset, data })
    await tx.emit(salaryImportStarted({ importId: id }))
  })
}

const isThere = async ({ db }: SignedIn, id: string): Promise<boolean> =>
  (await db.$count(salaryImports, eq(salaryImports.id, id))) > 0
