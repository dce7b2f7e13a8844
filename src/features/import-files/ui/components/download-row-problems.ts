import { CSV_BEGIN, csvLine } from '#lib/csv.ts'
import { downloadCsv } from '#ui/download-csv.ts'
import type { RowProblem } from '../../contract.ts'

/** Downloads rows with their reasons as a CSV file. */
export function downloadRowProblems(problems: readonly RowProblem[], fileName: string): void {
  const lines = problems.map(({ row, column, reason }) => csvLine([row, column, reason]))
  downloadCsv([CSV_BEGIN, csvLine(['Row', 'Column', 'Reason']), ...lines].join(''), fileName)
}
