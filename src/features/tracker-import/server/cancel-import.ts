import { trackerImports as imports } from '#db/schema/tracker-import.ts'
import { stopImport } from '#features/import-files/server/import-records.ts'
import type { SignedIn } from '#server/context.ts'
import type { TrackerImport } from '../contract.ts'
import { lockImport, showImport } from './load-import.ts'

/** Cancels an import; rows that were stored before remain. A finished import is unchanged. */
export async function cancelImport(ctx: SignedIn, { id }: { id: string }): Promise<TrackerImport> {
  // no audit: external applications and contacts are private
  await stopImport(ctx, imports, { id, lock: (tx) => lockImport(tx, id) })
  return showImport(ctx, id)
}
