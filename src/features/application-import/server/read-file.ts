import { type PackedRows, packRows } from '#features/import-files/server/packed-rows.ts'
import { readTable } from '#features/import-files/server/read-table.ts'
import type { TableProblem } from '#features/import-files/table.ts'
import { maxImportedRows } from '../fields.ts'
import { type ApplicationsOptions, type ReadApplications, readApplications } from '../read-applications.ts'

/** The applications of a file, or why it cannot be read. */
export async function readFile(
  bytes: Uint8Array,
  { sheet, ...options }: ApplicationsOptions & { sheet?: number | undefined },
): Promise<ReadApplications | TableProblem | 'IMPORT_NO_JOB'> {
  const table = await readTable(bytes, { maxRows: maxImportedRows, sheet })
  return typeof table === 'string' ? table : readApplications(table, options)
}

export type PackedApplications = Omit<ReadApplications, 'rows'> & { rows: PackedRows }

/** The same with packed rows. Runs in a thread. */
export async function readPacked(
  ...params: Parameters<typeof readFile>
): Promise<PackedApplications | TableProblem | 'IMPORT_NO_JOB'> {
  const read = await readFile(...params)
  return typeof read === 'string' ? read : { ...read, rows: packRows(read.rows) }
}
