import { and, eq } from 'drizzle-orm'
import { trackerImports as imports } from '#db/schema/tracker-import.ts'
import { attachStaged } from '#features/documents/server/stored-files.ts'
import { rememberChoices } from '#features/import-files/server/choices.ts'
import { newRecord, startOnce } from '#features/import-files/server/import-records.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { TrackerFile, TrackerImport } from '../contract.ts'
import { trackerImportStarted } from '../events.ts'
import { layoutOf, readRequest } from './check-import.ts'
import { showImport } from './load-import.ts'
import { storeNotes } from './store-notes.ts'

/* No audit: external applications and contacts are private. */

/**
 * Stores the file; the worker imports its rows. The caller chooses the id, so a repeated call starts only one import. Refused if no row adds
 * or changes anything, or while a question about the file is open.
 */
export const startImport = (ctx: SignedIn, { id, ...request }: TrackerFile & { id: string }): Promise<TrackerImport> =>
  startOnce({
    isThere: () => isThere(ctx, id),
    read: () => readRequest(ctx, request),
    start: (read) => start(ctx, { id, sheet: request.sheet }, read),
    show: () => showImport(ctx, id),
  })

type Started = { id: string; sheet: number | undefined }
type Read = Awaited<ReturnType<typeof readRequest>>

async function start(ctx: SignedIn, { id, sheet }: Started, { staged, file, plan }: Read): Promise<void> {
  if (file.openQuestions > 0) throw new DomainError('IMPORT_QUESTIONS_OPEN')
  if (!plan.planned.some(({ change }) => change === 'new' || change === 'changed'))
    throw new DomainError('IMPORT_NOTHING_TAKEN')
  const { userId } = ctx.viewer
  const record = newRecord(staged, file, sheet)
  await transaction(ctx, async (tx) => {
    const [made] = await tx.db
      .insert(imports)
      .values({
        ...record,
        ...{ id, userId, kind: file.kind, system: file.file.system },
        ...{ totalRows: file.rows.length, leftOutRows: file.leftOut.length },
      })
      .onConflictDoNothing()
      .returning({ id: imports.id })
    // of two equal calls at once, the other one has created the import
    if (!made) return
    if (!(await attachStaged(tx.db, userId, staged.id))) throw new DomainError('IMPORT_FILE_GONE')
    await storeNotes(tx.db, id, 'refused', file.refused)
    await storeNotes(tx.db, id, 'left_out', file.leftOut)
    await storeNotes(tx.db, id, 'part', file.noted)
    await rememberChoices(tx.db, { ...layoutOf(userId, file.kind), header: file.header }, record)
    await tx.emit(trackerImportStarted({ importId: id, userId }))
  })
}

const isThere = async ({ db, viewer }: SignedIn, id: string): Promise<boolean> =>
  (await db.$count(imports, and(eq(imports.id, id), eq(imports.userId, viewer.userId)))) > 0
