import { and, eq, inArray } from 'drizzle-orm'
import type { applicationImportRefusals, applicationImports } from '#db/schema/application-import.ts'
import type { subscriberImportRefusals, subscriberImports } from '#db/schema/campaigns.imports.ts'
import type { salaryImportRefusals, salaryImports } from '#db/schema/salaries.imports.ts'
import type { trackerImports } from '#db/schema/tracker-import.ts'
import { deleteFiles, findStaged, type OwnFile, removeObjects } from '#features/documents/server/stored-files.ts'
import type { Db, Services, SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import type { ImportReport } from '../contract.ts'
import type { ImportChoices } from './choices.ts'

/** The record of each import that runs in the background: all have `importColumns`. */
export type ImportTable =
  | typeof applicationImports
  | typeof salaryImports
  | typeof subscriberImports
  | typeof trackerImports
type RefusalTable = typeof applicationImportRefusals | typeof salaryImportRefusals | typeof subscriberImportRefusals

type ImportState = ImportTable['$inferSelect']['state']

export const isOpen = ({ state }: { state: ImportState }): boolean => state === 'waiting' || state === 'running'

/** A file that the viewer uploaded for an import. IMPORT_FILE_GONE once it is used or too old. */
export async function stagedFile({ db, viewer }: SignedIn, fileId: string): Promise<OwnFile> {
  const staged = await findStaged(db, viewer.userId, fileId)
  if (!staged) throw new DomainError('IMPORT_FILE_GONE')
  return staged
}

type ReadFile = {
  chosenColumns: ImportChoices['columns']
  chosenAnswers: ImportChoices['answers']
  refused: readonly unknown[]
}

/** What the record of a new import says of its file. */
export const newRecord = (staged: OwnFile, file: ReadFile, sheet: number | undefined) => ({
  fileId: staged.id,
  fileName: staged.fileName,
  sheet: sheet ?? null,
  columns: file.chosenColumns,
  answers: file.chosenAnswers,
  state: 'waiting' as const,
  refusedRows: file.refused.length,
})

type StartParams<File, Shown> = {
  isThere(): Promise<boolean>
  read(): Promise<File>
  start(file: File): Promise<unknown>
  show(): Promise<Shown>
}

/** Starts an import whose id the caller chose, so that a repeated call starts it only once and returns the same. */
export async function startOnce<File, Shown>({ isThere, read, start, show }: StartParams<File, Shown>): Promise<Shown> {
  if (await isThere()) return show()
  const file = await read().catch(async (error) => {
    // of two equal calls at once, the other one has used the file
    if (await isThere()) return null
    throw error
  })
  if (file !== null) await start(file)
  return show()
}

/** Ends an import that is not over yet, and deletes the file, which is no longer needed; returns the keys of its objects. */
async function endImport(
  db: Db,
  imports: ImportTable,
  { id, state }: { id: string; state: ImportState },
): Promise<string[] | null> {
  const [ended] = await db
    .update(imports)
    .set({ state, finishedAt: new Date() })
    .where(and(eq(imports.id, id), inArray(imports.state, ['waiting', 'running'])))
    .returning({ fileId: imports.fileId })
  if (!ended) return null
  return ended.fileId ? deleteFiles(db, [ended.fileId]) : []
}

type Ending = { id: string; state: 'done' | 'failed' }

/** Sets the final state of an import, and does what belongs to it in the same transaction. */
export async function finishImport(
  ctx: Services,
  imports: ImportTable,
  ending: Ending,
  also: (db: Db) => Promise<void> = async () => {},
): Promise<void> {
  const keys = await transaction(ctx, async ({ db }) => {
    const own = await endImport(db, imports, ending)
    await also(db)
    return own ?? []
  })
  await removeObjects(ctx, keys)
}

type CancelParams = {
  id: string
  /** Locks the import; refused to others than those who may cancel it. */
  lock(tx: SignedIn): Promise<unknown>
  audit?: (tx: UnitOfWork) => Promise<void>
}

/** Cancels an import that is not over yet. What it stored before remains. */
export async function stopImport(
  ctx: SignedIn,
  imports: ImportTable,
  { id, lock, audit }: CancelParams,
): Promise<void> {
  const keys = await transaction(ctx, async (tx) => {
    await lock(tx)
    const own = await endImport(tx.db, imports, { id, state: 'cancelled' })
    if (own) await audit?.(tx)
    return own ?? []
  })
  await removeObjects(ctx, keys)
}

/** The rows of an import that were refused, and those that were left out, in row order. */
export async function readReport(db: Db, table: RefusalTable, importId: string): Promise<ImportReport> {
  const { rowNumber: row, columnName: column, reason, isLeftOut } = table
  const rows = await db
    .select({ row, column, reason, isLeftOut })
    .from(table)
    .where(eq(table.importId, importId))
    .orderBy(table.rowNumber)
  const of = (wasLeftOut: boolean) =>
    rows.filter((one) => one.isLeftOut === wasLeftOut).map(({ isLeftOut: _, ...problem }) => problem)
  return { refused: of(false), leftOut: of(true) }
}
