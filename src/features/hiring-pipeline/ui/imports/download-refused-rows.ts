import { CSV_BEGIN, csvLine } from '#lib/csv.ts'
import { downloadCsv } from '#ui/download-csv.ts'
import type { RefusedRow } from '../../import-contract.ts'

/** Downloads the refused rows as a CSV file. */
export function downloadRefusedRows(refused: readonly RefusedRow[]): void {
  const lines = refused.map(({ row, column, reason }) => csvLine([row, column, reason]))
  downloadCsv([CSV_BEGIN, csvLine(['Row', 'Column', 'Reason']), ...lines].join(''), 'refused-applications.csv')
}
