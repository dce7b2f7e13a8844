import { and, eq } from 'drizzle-orm'
import { trackerImports as imports } from '#db/schema/tracker-import.ts'
import { attachStaged } from '#features/documents/server/stored-files.ts'
import { rememberChoices } from '#features/import-files/server/choices.ts'
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
export async function startImport(
  ctx: SignedIn,
  { id, ...request }: TrackerFile & { id: string },
): Promise<TrackerImport> {
  if (await isThere(ctx, id)) return showImport(ctx, id)
  const read = await readRequest(ctx, request).catch(async (error) => {
    // of two equal calls at once, the other one has used the file
    if (await isThere(ctx, id)) return null
    throw error
  })
  if (!read) return showImport(ctx, id)
  const { staged, file, plan } = read
  if (file.openQuestions > 0) throw new DomainError('IMPORT_QUESTIONS_OPEN')
  if (!plan.planned.some(({ change }) => change === 'new' || change === 'changed'))
    throw new DomainError('IMPORT_NOTHING_TAKEN')
  const { userId } = ctx.viewer
  const choices = { columns: file.chosenColumns, answers: file.chosenAnswers }
  await transaction(ctx, async (tx) => {
    const [made] = await tx.db
      .insert(imports)
      .values({
        ...{ id, userId, ...choices },
        kind: file.kind,
        fileId: staged.id,
        fileName: staged.fileName,
        system: file.file.system,
        sheet: request.sheet ?? null,
        state: 'waiting',
        totalRows: file.rows.length,
        refusedRows: file.refused.length,
        leftOutRows: file.leftOut.length,
      })
      .onConflictDoNothing()
      .returning({ id: imports.id })
    // of two equal calls at once, the other one has created the import
    if (!made) return
    if (!(await attachStaged(tx.db, userId, staged.id))) throw new DomainError('IMPORT_FILE_GONE')
    await storeNotes(tx.db, id, 'refused', file.refused)
    await storeNotes(tx.db, id, 'left_out', file.leftOut)
    await storeNotes(tx.db, id, 'part', file.noted)
    await rememberChoices(tx.db, { ...layoutOf(userId, file.kind), header: file.header }, choices)
    await tx.emit(trackerImportStarted({ importId: id, userId }))
  })
  return showImport(ctx, id)
}

const isThere = async ({ db, viewer }: SignedIn, id: string): Promise<boolean> =>
  (await db.$count(imports, and(eq(imports.id, id), eq(imports.userId, viewer.userId)))) > 0
