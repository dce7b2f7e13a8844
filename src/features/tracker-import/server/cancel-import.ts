import { and, eq, inArray } from 'drizzle-orm'
import { trackerImports as imports } from '#db/schema/tracker-import.ts'
import { deleteFiles, removeObjects } from '#features/documents/server/stored-files.ts'
import type { SignedIn } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import type { TrackerImport } from '../contract.ts'
import { lockImport, showImport } from './load-import.ts'

/** Cancels an import; rows that were stored before remain. A finished import is unchanged. */
export async function cancelImport(ctx: SignedIn, { id }: { id: string }): Promise<TrackerImport> {
  const keys = await transaction(ctx, async (tx) => {
    await lockImport(tx, id)
    const [stopped] = await tx.db
      .update(imports)
      .set({ state: 'cancelled', finishedAt: new Date() })
      .where(and(eq(imports.id, id), inArray(imports.state, ['waiting', 'running'])))
      .returning({ fileId: imports.fileId })
    return stopped?.fileId ? deleteFiles(tx.db, [stopped.fileId]) : []
  })
  await removeObjects(ctx, keys)
  return showImport(ctx, id)
}
