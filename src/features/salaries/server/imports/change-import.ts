import { and, desc, eq } from 'drizzle-orm'
import { salaryImports as imports } from '#db/schema/salaries.imports.ts'
import { salaryDatasets } from '#db/schema/salaries.ts'
import { isOpen, stopImport } from '#features/import-files/server/import-records.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { refreshStatistics } from '../import/import-file.ts'
import { removeDataset } from '../import/remove-dataset.ts'
import { lockSalaryData } from '../store-sample.ts'
import { lockImport, showImport } from './load-import.ts'
import { restoreReplaced } from './replaced-dataset.ts'

/** Cancels an import, of which nothing is stored. A finished import is unchanged. */
export async function cancelImport(ctx: SignedIn, { id }: { id: string }) {
  const { dataset } = await showImport(ctx, id)
  const about = { subjectType: 'salary_dataset', subjectId: dataset }
  await stopImport(ctx, imports, {
    id,
    lock: (tx) => lockImport(tx, id),
    audit: (tx) => tx.audit({ ...about, action: 'salaries.import_cancelled' }),
  })
  return showImport(ctx, id)
}

type Undone = { removed: number; restored: number }

/**
 * Removes the rows of an import, and brings back those that it replaced. If another file has replaced its dataset since, nothing changes.
 * IMPORT_RUNNING while it runs.
 */
export async function undoImport(ctx: SignedIn, { id }: { id: string }): Promise<Undone> {
  const nothing = { removed: 0, restored: 0 }
  const undone = await transaction(ctx, async (tx): Promise<Undone> => {
    await lockSalaryData(tx.db)
    const own = await lockImport(tx, id)
    if (isOpen(own)) throw new DomainError('IMPORT_RUNNING')
    const stored = own.state === 'done' ? await findStored(tx, own) : null
    if (!stored) return nothing
    const { dataset, replaced } = own
    const restored = replaced ? await restoreReplaced(tx.db, own, replaced) : 0
    if (!replaced) await removeDataset(tx, dataset)
    await tx.db.update(imports).set({ state: 'undone', replaced: null }).where(eq(imports.id, id))
    const data = { removed: stored.accepted, restored }
    await tx.audit({ action: 'salaries.import_undone', subjectType: 'salary_dataset', subjectId: dataset, data })
    return data
  })
  if (undone.removed > 0) await refreshStatistics(ctx.db)
  return undone
}

/** The dataset of an import; null if another file has replaced it since. */
async function findStored({ db }: SignedIn, { id, dataset }: typeof imports.$inferSelect) {
  const [last] = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.dataset, dataset), eq(imports.state, 'done')))
    .orderBy(desc(imports.finishedAt))
    .limit(1)
  const [stored] = await db.select().from(salaryDatasets).where(eq(salaryDatasets.key, dataset))
  // the command keeps the hash of its file
  return last?.id === id && stored && stored.fileHash === null && stored.removedAt === null ? stored : null
}
