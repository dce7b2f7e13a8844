import { and, eq, isNotNull } from 'drizzle-orm'
import { applicationImports as imports, applicationImportRefusals as refusals } from '#db/schema/application-import.ts'
import { applications } from '#db/schema/applications.ts'
import { loadReview } from '#features/hiring-pipeline/server/load-review.ts'
import { isOpen, readReport, stopImport } from '#features/import-files/server/import-records.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { importingCompany, lockImport, showImport } from './load-import.ts'
import { undoUpdates } from './undo-updates.ts'

/** One import with the rows that were refused and left out, in row order. */
export async function readImportReport(ctx: SignedIn, { id }: { id: string }) {
  const shown = await showImport(ctx, id)
  return { ...shown, ...(await readReport(ctx.db, refusals, id)) }
}

/** Cancels an import; rows that were stored before remain. A finished import is unchanged. */
export async function cancelImport(ctx: SignedIn, { id }: { id: string }) {
  const about = { subjectType: 'application_import', subjectId: id, companyId: importingCompany(ctx) }
  await stopImport(ctx, imports, {
    id,
    lock: (tx) => lockImport(tx, id),
    audit: (tx) => tx.audit({ ...about, action: 'application.import_cancelled' }),
  })
  return showImport(ctx, id)
}

/**
 * Deletes an import with everything that it stored, and undoes its changes to earlier applications, except for what was changed since.
 * IMPORT_RUNNING while it runs.
 */
export const removeImport = (ctx: SignedIn, { id }: { id: string }): Promise<{ deleted: number; restored: number }> =>
  transaction(ctx, async (tx) => {
    const own = await lockImport(tx, id)
    if (isOpen(own)) throw new DomainError('IMPORT_RUNNING')
    const deleted = await tx.db.$count(applications, eq(applications.importId, id))
    const restored = await undoUpdates(tx.db, id)
    await tx.db.delete(imports).where(eq(imports.id, id))
    const about = {
      subjectType: 'application_import',
      subjectId: id,
      companyId: own.companyId,
      data: { deleted, restored },
    }
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
