import { eq } from 'drizzle-orm'
import { applicationImportRefusals, applicationImports } from '#db/schema/applications.ts'
import { keepStaged } from '#features/documents/server/kept-files.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { applicationsImportStarted } from '../../events.ts'
import { type AskedImport, readAsked } from './check-import.ts'
import { showImport } from './load-import.ts'

/**
 * Keeps the file and leaves its rows to the worker. The caller chooses the id: sent again it is the same import. Refused where
 * no row can be taken.
 */
export async function startImport(ctx: SignedIn, { id, ...asked }: AskedImport & { id: string }) {
  const [before] = await ctx.db
    .select({ id: applicationImports.id })
    .from(applicationImports)
    .where(eq(applicationImports.id, id))
  if (before) return showImport(ctx, id)
  const { companyId, staged, file } = await readAsked(ctx, asked)
  if (file.rows.length === 0) throw new DomainError('IMPORT_NOTHING_TAKEN')
  const { jobId } = asked
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
        state: 'waiting',
        totalRows: file.rows.length,
        refusedRows: file.refused.length,
      })
      .onConflictDoNothing()
      .returning({ id: applicationImports.id })
    // the same twice at once: the other one has made it
    if (!made) return
    if (!(await keepStaged(tx.db, ctx.viewer.userId, staged.id))) throw new DomainError('IMPORT_FILE_GONE')
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
