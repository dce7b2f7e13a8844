import { CSV_BEGIN, csvLine } from '#lib/csv.ts'
import { giveFile } from '#ui/give-file.ts'
import type { RefusedRow } from '../../import-contract.ts'

/** The rows that were refused as a CSV file, handed to the browser. */
export function giveRefused(refused: readonly RefusedRow[]): void {
  const lines = refused.map(({ row, column, reason }) => csvLine([row, column, reason]))
  giveFile([CSV_BEGIN, csvLine(['Row', 'Column', 'Reason']), ...lines].join(''), 'refused-applications.csv')
}
