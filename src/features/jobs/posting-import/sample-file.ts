import { CSV_BEGIN, csvLine } from '#lib/csv.ts'
import { importColumnNames, importColumns } from './layout.ts'

/** A file of one job in our layout, as a beginning for one's own. */
export const sampleFile = (): string =>
  CSV_BEGIN + csvLine(importColumnNames) + csvLine(importColumnNames.map((column) => importColumns[column].example))

/** The lines that were not taken, for whoever mends the file. */
export const refusedFile = (refused: readonly { line: number; column: string; reason: string }[]): string =>
  CSV_BEGIN +
  csvLine(['line', 'column', 'reason']) +
  refused.map(({ line, column, reason }) => csvLine([line, column, reason])).join('')
