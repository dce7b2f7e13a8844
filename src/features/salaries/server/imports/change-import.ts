import { and, desc, eq } from 'drizzle-orm'
import { salaryImports as imports } from '#db/schema/salaries.imports.ts'
import { salaryDatasets } from '#db/schema/salaries.ts'
import { isOpen, stopImport } from '#features/import-files/server/import-records.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { removeDataset } from '../import/remove-dataset.ts'
import { lockImport, showImport } from './load-import.ts'

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

/**
 * Removes the dataset of an import. A dataset that another file has replaced since stays, and what it replaced does not come back.
 * IMPORT_RUNNING while it runs.
 */
export async function undoImport(ctx: SignedIn, { id }: { id: string }): Promise<{ removed: number }> {
  const own = await transaction(ctx, (tx) => lockImport(tx, id))
  if (isOpen(own)) throw new DomainError('IMPORT_RUNNING')
  const { state, dataset } = own
  if (state !== 'done') return { removed: 0 }
  const [last] = await ctx.db
    .select({ id: imports.id, finishedAt: imports.finishedAt })
    .from(imports)
    .where(and(eq(imports.dataset, dataset), eq(imports.state, 'done')))
    .orderBy(desc(imports.finishedAt))
    .limit(1)
  const [stored] = await ctx.db.select().from(salaryDatasets).where(eq(salaryDatasets.key, dataset))
  // the command keeps the hash of its file
  const isOwn = last?.id === id && stored !== undefined && stored.fileHash === null
  const removed = isOwn ? stored.accepted : 0
  if (isOwn) await removeDataset(ctx, dataset)
  await ctx.db.update(imports).set({ state: 'undone' }).where(eq(imports.id, id))
  return { removed }
}
