import { decodeText } from '#lib/csv-decode.ts'
import type { RawTable, Table, TableOptions, TableProblem } from '../table.ts'
import { findTable } from './tables/find-table.ts'
import { readDelimited } from './tables/read-delimited.ts'
import { readOds } from './tables/read-ods.ts'
import { readJson, readXmlRecords } from './tables/read-records.ts'
import { readWorkbook } from './tables/read-workbook.ts'

export { findTable }

/**
 * The table of a file, whatever program saved it: CSV with any separator and encoding, Excel (.xlsx), OpenDocument (.ods), JSON and XML. At
 * most `maxRows` rows. Runs in a thread.
 */
export async function readTable(bytes: Uint8Array, options: TableOptions): Promise<Table | TableProblem> {
  const raw = await readRaw(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), options)
  return raw ? findTable(raw) : 'TABLE_UNREADABLE'
}

async function readRaw(bytes: Buffer, options: TableOptions): Promise<RawTable | null> {
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04') return readArchive(bytes, options)
  const text = decodeText(bytes)
  if (text === null) return null
  const start = text.trimStart()
  if (/^[[{]/.test(start)) return readJson(start, options) ?? readDelimited(text, options.maxRows)
  if (start.startsWith('<')) return readXmlRecords(start, options)
  return readDelimited(text, options.maxRows)
}

/** OpenDocument files state their type in the first entry, which is not compressed. */
async function readArchive(bytes: Buffer, options: TableOptions): Promise<RawTable | null> {
  const isOds = bytes.subarray(0, 200).includes('application/vnd.oasis.opendocument.spreadsheet')
  try {
    return isOds ? await readOds(bytes, options) : await readWorkbook(bytes, options)
  } catch {
    // the libraries throw whatever they meet in a damaged file
    return null
  }
}
