import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { applicationImports as imports, applicationImportRefusals as refusals } from '#db/schema/application-import.ts'
import { applications } from '#db/schema/applications.ts'
import { deleteFiles, removeObjects } from '#features/documents/server/stored-files.ts'
import { loadReview } from '#features/hiring-pipeline/server/load-review.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { importingCompany, lockImport, showImport } from './load-import.ts'
import { undoUpdates } from './undo-updates.ts'

/** One import with the rows that were refused and left out, in row order. */
export async function readImportReport(ctx: SignedIn, { id }: { id: string }) {
  const shown = await showImport(ctx, id)
  const { rowNumber: row, columnName: column, reason, isLeftOut } = refusals
  const rows = await ctx.db
    .select({ row, column, reason, isLeftOut })
    .from(refusals)
    .where(eq(refusals.importId, id))
    .orderBy(refusals.rowNumber)
  const of = (wasLeftOut: boolean) =>
    rows.filter((one) => one.isLeftOut === wasLeftOut).map(({ isLeftOut: _, ...problem }) => problem)
  return { ...shown, refused: of(false), leftOut: of(true) }
}

/** Cancels an import; rows that were stored before remain. A finished import is unchanged. */
export async function cancelImport(ctx: SignedIn, { id }: { id: string }) {
  const keys = await transaction(ctx, async (tx) => {
    const own = await lockImport(tx, id)
    const isOpen = and(eq(imports.id, id), inArray(imports.state, ['waiting', 'running']))
    const [stopped] = await tx.db
      .update(imports)
      .set({ state: 'cancelled', finishedAt: new Date() })
      .where(isOpen)
      .returning({ fileId: imports.fileId })
    if (!stopped) return []
    const { companyId } = own
    await tx.audit({
      action: 'application.import_cancelled',
      subjectType: 'application_import',
      subjectId: id,
      companyId,
    })
    return stopped.fileId ? deleteFiles(tx.db, [stopped.fileId]) : []
  })
  await removeObjects(ctx, keys)
  return showImport(ctx, id)
}

/**
 * Deletes an import with everything that it stored, and undoes its changes to earlier applications, except for what was changed since.
 * IMPORT_RUNNING while it runs.
 */
export const removeImport = (ctx: SignedIn, { id }: { id: string }): Promise<{ deleted: number; restored: number }> =>
  transaction(ctx, async (tx) => {
    const { state, companyId } = await lockImport(tx, id)
    if (state === 'waiting' || state === 'running') throw new DomainError('IMPORT_RUNNING')
    const deleted = await tx.db.$count(applications, eq(applications.importId, id))
    const restored = await undoUpdates(tx.db, id)
    await tx.db.delete(imports).where(eq(imports.id, id))
    const about = { subjectType: 'application_import', subjectId: id, companyId, data: { deleted, restored } }
    await tx.audit({ ...about, action: 'application.import_deleted' })
    return { deleted, restored }
  })

/** Deletes one imported application with all data about the person; NOT_FOUND for one that a candidate sent. */
export const removeImported = (ctx: SignedIn, { id }: { id: string }): Promise<{ id: string }> =>
  transaction(ctx, async (tx) => {
    const company = importingCompany(tx)
    const { companyId, importId } = await loadReview(tx, id, { lock: true })
    if (!importId || companyId !== company) throw new DomainError('NOT_FOUND')
    await tx.db.delete(applications).where(and(eq(applications.id, id), isNotNull(applications.importId)))
    await tx.audit({ action: 'application.imported_deleted', subjectType: 'application', subjectId: id, companyId })
    return { id }
  })
