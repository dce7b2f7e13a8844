import { CSV_BEGIN, csvLine } from '#lib/csv.ts'
import { giveFile } from '#ui/give-file.ts'
import type { RefusedRow } from '../../import-contract.ts'

/** Downloads the refused rows as a CSV file. */
export function giveRefused(refused: readonly RefusedRow[]): void {
  const lines = refused.map(({ row, column, reason }) => csvLine([row, column, reason]))
  giveFile([CSV_BEGIN, csvLine(['Row', 'Column', 'Reason']), ...lines].join(''), 'refused-applications.csv')
}
