import { looksLikeEmail } from '#features/import-files/fields.ts'
import { readTable } from '#features/import-files/server/read-table.ts'
import type { Table, TableProblem } from '#features/import-files/table.ts'
import { decodeText } from '#lib/csv-decode.ts'
import { maxImportedSubscribers } from '../../imports/fields.ts'
import { readAddresses } from '../../imports/read-addresses.ts'
import { type ReadSubscribers, readSubscribers, type SubscribersOptions } from '../../imports/read-subscribers.ts'

/** The people on the list of a file, or why it cannot be read. Runs in a thread. */
export async function readList(
  bytes: Uint8Array,
  { sheet, ...options }: SubscribersOptions & { sheet?: number | undefined },
): Promise<ReadSubscribers | TableProblem | 'FILE_INVALID'> {
  const table = await readTable(bytes, { maxRows: maxImportedSubscribers, sheet })
  const read = typeof table === 'string' ? table : readSubscribers(table, options)
  const isTable = typeof read !== 'string' && typeof table !== 'string' && !hasAddressesBeside(table, read)
  const text = isTable || (typeof table !== 'string' && table.format !== 'csv') ? null : decodeText(bytes)
  const addresses = text === null ? null : readAddresses(text, maxImportedSubscribers)
  return addresses ? readSubscribers(addresses, options) : read
}

/** Whether a file without a header has several addresses in a row, each of a person of its own. */
function hasAddressesBeside({ header, rows }: Table, { columns }: ReadSubscribers): boolean {
  const at = columns.findIndex(({ field }) => field === 'email')
  const isWithout = header.every((name, column) => name === `Column ${column + 1}`)
  return (
    isWithout &&
    rows.every(({ cells }) => cells.every((cell, place) => place === at || looksLikeEmail(cell))) &&
    rows.some(({ cells }) => cells.filter(looksLikeEmail).length > 1)
  )
}
