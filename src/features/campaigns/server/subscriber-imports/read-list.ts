import { readTable } from '#features/import-files/server/read-table.ts'
import type { TableProblem } from '#features/import-files/table.ts'
import { maxImportedSubscribers } from '../../imports/fields.ts'
import { type ReadSubscribers, readSubscribers, type SubscribersOptions } from '../../imports/read-subscribers.ts'

/** The people on the list of a file, or why it cannot be read. Runs in a thread. */
export async function readList(
  bytes: Uint8Array,
  { sheet, ...options }: SubscribersOptions & { sheet?: number | undefined },
): Promise<ReadSubscribers | TableProblem | 'FILE_INVALID'> {
  const table = await readTable(bytes, { maxRows: maxImportedSubscribers, sheet })
  return typeof table === 'string' ? table : readSubscribers(table, options)
}
