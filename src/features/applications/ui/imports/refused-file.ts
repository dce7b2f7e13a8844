import { CSV_BEGIN, CSV_TYPE, csvLine } from '#lib/csv.ts'
import type { RefusedRow } from '../../import-contract.ts'

/** The rows that were refused as a CSV file, handed to the browser. */
export function giveRefused(refused: readonly RefusedRow[]): void {
  const lines = refused.map(({ row, column, reason }) => csvLine([row, column, reason]))
  const text = [CSV_BEGIN, csvLine(['Row', 'Column', 'Reason']), ...lines].join('')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: CSV_TYPE }))
  link.download = 'refused-applications.csv'
  link.click()
  // a browser may still be reading it
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
