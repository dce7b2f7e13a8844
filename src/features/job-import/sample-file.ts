import { CSV_BEGIN, csvLine } from '#lib/csv.ts'
import { importColumnNames, importColumns } from './layout.ts'

/** A sample file with one job, in the layout of imports. */
export const sampleFile = (): string =>
  CSV_BEGIN + csvLine(importColumnNames) + csvLine(importColumnNames.map((column) => importColumns[column].example))

type Line = { line: number; column: string; reason: string }

/** A report of a file's errors, line by line, for the person who corrects it. */
export const reportFile = ({ refused, noted }: { refused: readonly Line[]; noted: readonly Line[] }): string => {
  const reported = [
    ...refused.map((one) => ({ ...one, taken: 'no' })),
    ...noted.map((one) => ({ ...one, taken: 'yes' })),
  ]
  const lines = reported.toSorted((a, b) => a.line - b.line)
  const head = csvLine(['row', 'imported', 'column', 'reason'])
  return (
    CSV_BEGIN + head + lines.map(({ line, taken, column, reason }) => csvLine([line, taken, column, reason])).join('')
  )
}
