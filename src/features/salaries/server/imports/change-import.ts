import { and, desc, eq, inArray } from 'drizzle-orm'
import { salaryImports as imports } from '#db/schema/salaries.imports.ts'
import { salaryDatasets } from '#db/schema/salaries.ts'
import { deleteFiles, removeObjects } from '#features/documents/server/stored-files.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { removeDataset } from '../import/remove-dataset.ts'
import { lockImport, showImport } from './load-import.ts'

/** Cancels an import, of which nothing is stored. A finished import is unchanged. */
export async function cancelImport(ctx: SignedIn, { id }: { id: string }) {
  const keys = await transaction(ctx, async (tx) => {
    const { dataset } = await lockImport(tx, id)
    const [stopped] = await tx.db
      .update(imports)
      .set({ state: 'cancelled', finishedAt: new Date() })
      .where(and(eq(imports.id, id), inArray(imports.state, ['waiting', 'running'])))
      .returning({ fileId: imports.fileId })
    if (!stopped) return []
    await tx.audit({ action: 'salaries.import_cancelled', subjectType: 'salary_dataset', subjectId: dataset })
    return stopped.fileId ? deleteFiles(tx.db, [stopped.fileId]) : []
  })
  await removeObjects(ctx, keys)
  return showImport(ctx, id)
}

/**
 * Removes the dataset of an import. A dataset that another file has replaced since stays, and what it replaced does not come back.
 * IMPORT_RUNNING while it runs.
 */
export async function undoImport(ctx: SignedIn, { id }: { id: string }): Promise<{ removed: number }> {
  const { state, dataset } = await transaction(ctx, (tx) => lockImport(tx, id))
  if (state === 'waiting' || state === 'running') throw new DomainError('IMPORT_RUNNING')
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
