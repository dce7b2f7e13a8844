import { eq } from 'drizzle-orm'
import { applicationImportRefusals, applicationImports } from '#db/schema/applications.imports.ts'
import { attachStaged } from '#features/documents/server/stored-files.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { applicationsImportStarted } from '../../events.ts'
import { type ImportRequest, readImportRequest, unknownStatuses } from './check-import.ts'
import { showImport } from './load-import.ts'

/**
 * Stores the file; the worker imports its rows. The caller chooses the id, so a repeated call starts only one import. Refused if no row can
 * be imported, or while a status of the file is not mapped.
 */
export async function startImport(ctx: SignedIn, { id, ...request }: ImportRequest & { id: string }) {
  if (await isThere(ctx, id)) return showImport(ctx, id)
  const read = await readImportRequest(ctx, request).catch(async (error) => {
    // of two equal calls at once, the other one has used the file
    if (await isThere(ctx, id)) return null
    throw error
  })
  if (!read) return showImport(ctx, id)
  const { companyId, staged, file } = read
  if (file.rows.length === 0) throw new DomainError('IMPORT_NOTHING_TAKEN')
  const { jobId, statuses = {} } = request
  if (unknownStatuses(file.rows).some(({ key }) => !statuses[key])) throw new DomainError('IMPORT_STATUSES_UNKNOWN')
  await transaction(ctx, async (tx) => {
    const [made] = await tx.db
      .insert(applicationImports)
      .values({
        id,
        companyId,
        jobId,
        createdBy: ctx.viewer.userId,
        fileId: staged.id,
        fileName: staged.fileName,
        layout: file.layout,
        mapping: file.mapping,
        statuses,
        state: 'waiting',
        totalRows: file.rows.length,
        refusedRows: file.refused.length,
      })
      .onConflictDoNothing()
      .returning({ id: applicationImports.id })
    // of two equal calls at once, the other one has created the import
    if (!made) return
    if (!(await attachStaged(tx.db, ctx.viewer.userId, staged.id))) throw new DomainError('IMPORT_FILE_GONE')
    const refused = file.refused.map(({ row, column, reason }) => ({
      importId: id,
      rowNumber: row,
      columnName: column,
      reason,
    }))
    for (let n = 0; n < refused.length; n += 1000) {
      await tx.db
        .insert(applicationImportRefusals)
        .values(refused.slice(n, n + 1000))
        .onConflictDoNothing()
    }
    const data = { jobId, rows: file.rows.length }
    await tx.audit({
      action: 'application.import_started',
      subjectType: 'application_import',
      subjectId: id,
      companyId,
      data,
    })
    await tx.emit(applicationsImportStarted({ importId: id, jobId, companyId }))
  })
  return showImport(ctx, id)
}

const isThere = async ({ db }: SignedIn, id: string): Promise<boolean> =>
  (await db.$count(applicationImports, eq(applicationImports.id, id))) > 0
