// Runs in a thread, so that a large file does not block requests.
import '#features/places/server/gazetteer.ts'
import { readTable } from '#features/import-files/server/read-table.ts'
import type { TableProblem } from '#features/import-files/table.ts'
import { findCopies as find } from '../find-copies.ts'
import { maxImportedRows } from '../limits.ts'
import { type JobsOptions, type ReadJobs, readJobs } from '../read-jobs.ts'
import { columnOfText } from '../text-parts.ts'

/** The jobs of a file, or why it cannot be read. */
export async function readFile(
  bytes: Uint8Array,
  { sheet, ...options }: JobsOptions & { sheet?: number | undefined },
): Promise<ReadJobs | TableProblem> {
  const read = async (at: number | undefined) => {
    const table = await readTable(bytes, { maxRows: maxImportedRows, sheet: at, columnOfText })
    return {
      sheets: typeof table === 'string' ? 0 : table.sheets.length,
      jobs: typeof table === 'string' ? table : readJobs(table, options),
    }
  }
  const first = await read(sheet)
  if (sheet !== undefined || !lacksTitles(first.jobs)) return first.jobs
  // the first sheet of a workbook can be a cover
  for (let at = 1; at < Math.min(first.sheets, MAX_SHEETS); at += 1) {
    const { jobs } = await read(at)
    if (typeof jobs !== 'string' && !lacksTitles(jobs)) return jobs
  }
  return first.jobs
}

const lacksTitles = (jobs: ReadJobs | TableProblem): boolean => typeof jobs !== 'string' && jobs.lacks !== null

const MAX_SHEETS = 10

/** The jobs that the rows of a file nearly repeat. */
export const findCopies = (...of: Parameters<typeof find>): ReturnType<typeof find> => find(...of)
