import { readTable } from '#features/import-files/server/read-table.ts'
import type { TableProblem } from '#features/import-files/table.ts'
import { maxImportedSalaries } from '#features/salary-files/table/limits.ts'
import { type ReadSalaries, readSalaries } from '#features/salary-files/table/read-salaries.ts'
import type { SalaryOptions } from '#features/salary-files/table/salary-reader.ts'
import { countryOfPlace } from './country-of-place.ts'

export type SheetOptions = Omit<SalaryOptions, 'countryOf'> & { sheet?: number | undefined; maxRows?: number }

/** Workbooks of offices begin with sheets of notes. */
const MAX_SHEETS = 12

/** The pay in a file, from its first sheet with titles and pay, or else its first one, or why it cannot be read. Runs in a thread. */
export async function readSheet(
  bytes: Uint8Array,
  { sheet, maxRows = maxImportedSalaries, ...options }: SheetOptions,
): Promise<ReadSalaries | TableProblem> {
  const first = await readOne(bytes, sheet)
  let best = first.read
  if (sheet !== undefined || first.sheets === 1 || isWhole(best)) return best
  for (let at = 1; at < Math.min(first.sheets, MAX_SHEETS); at += 1) {
    const { read } = await readOne(bytes, at)
    if (isWhole(read)) return read
    if (typeof best === 'string') best = read
  }
  return best

  async function readOne(file: Uint8Array, at: number | undefined) {
    const table = await readTable(file, { maxRows, sheet: at })
    // a sheet of one cell is no table, but others of its workbook can be
    if (typeof table === 'string') return { read: table, sheets: table === 'TABLE_EMPTY' ? MAX_SHEETS : 1 }
    return { read: readSalaries(table, { ...options, countryOf: countryOfPlace }), sheets: table.sheets.length }
  }
}

const isWhole = (read: ReadSalaries | TableProblem): boolean => typeof read !== 'string' && read.lacks === null
