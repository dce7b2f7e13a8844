import { createReadStream } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { findTable, readTable } from '#features/import-files/server/read-table.ts'
import type { Table, TableRow } from '#features/import-files/table.ts'
import { type SalaryOptions, type SalaryReader, salaryReader } from '#features/salary-files/table/salary-reader.ts'
import { delimiterOf } from '#lib/csv-table.ts'
import { isoDay } from '#lib/dates.ts'
import { countryOfPlace } from '../imports/country-of-place.ts'
import { UnreadableFile } from './read-file.ts'

/** A file with any columns: a new reader for each pass over its rows, which need not fit into memory. */
export type OpenFile = { reader(): SalaryReader; rows(): AsyncIterable<TableRow> | Iterable<TableRow> }

/** A larger file is read line by line; the first rows decide how. */
const MAX_WHOLE = 10_000_000
const MAX_WORKBOOK = 60_000_000
const MAX_ROWS = 1_000_000
const HEAD_ROWS = 2_000
const HEAD_BYTES = 200_000
const longestRecord = 1_000_000

const messages: Record<string, string> = {
  TABLE_EMPTY: 'The file has no rows.',
  TABLE_UNREADABLE: "The file isn't a table that can be read. Save it as CSV or as an Excel workbook (.xlsx).",
}

type Options = Pick<SalaryOptions, 'rates' | 'columns' | 'answers'> & { sheet?: number | undefined }

/** Opens a file of any system. Throws UnreadableFile with the reason if it is no table. */
export async function openFile(path: string, { sheet, ...options }: Options): Promise<OpenFile> {
  const beginning = await beginningOf(path)
  const isArchive = beginning.subarray(0, 2).toString('latin1') === 'PK'
  const { size } = await stat(path)
  if (isArchive && size > MAX_WORKBOOK) throw new UnreadableFile('This workbook is too large. Save its sheet as CSV.')
  const isText = !isArchive && !/^\s*[[{<]/.test(beginning.subarray(0, 100).toString('latin1'))
  const isStreamed = isText && size > MAX_WHOLE
  const head = isStreamed
    ? await headOf(path, beginning)
    : await wholeTable(path, { sheet, options: optionsOf(path, options) })
  return {
    reader: () => salaryReader(head, optionsOf(path, options)),
    rows: () => (isStreamed ? streamedRows(path, { beginning, head }) : head.rows),
  }
}

const optionsOf = (path: string, options: Omit<Options, 'sheet'>): SalaryOptions => ({
  ...options,
  fileName: basename(path),
  countryOf: countryOfPlace,
  today: isoDay(new Date()),
})

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The first sheet with pay, or the chosen one. */
async function wholeTable(
  path: string,
  { sheet, options }: { sheet: number | undefined; options: SalaryOptions },
): Promise<Table> {
  const bytes = await readFile(path)
  const first = await readTable(bytes, { maxRows: MAX_ROWS, sheet })
  if (typeof first === 'string') throw new UnreadableFile(messages[first] ?? first)
  if (sheet !== undefined || salaryReader(first, options).lacks === null) return first
  for (let at = 1; at < first.sheets.length; at += 1) {
    const table = await readTable(bytes, { maxRows: MAX_ROWS, sheet: at })
    if (typeof table !== 'string' && salaryReader(table, options).lacks === null) return table
  }
  return first
}

async function headOf(path: string, beginning: Buffer): Promise<Table> {
  const records: TableRow[] = []
  for await (const record of recordsOf(path, beginning)) {
    records.push(record)
    if (records.length > HEAD_ROWS) break
  }
  const raw = { format: 'csv' as const, sheets: [''], sheet: 0, records, broken: [], isCut: false }
  const table = findTable(raw)
  if (typeof table === 'string') throw new UnreadableFile(messages[table] ?? table)
  return table
}

async function* streamedRows(
  path: string,
  { beginning, head }: { beginning: Buffer; head: Table },
): AsyncGenerator<TableRow> {
  const first = head.rows[0]?.number ?? 1
  const around = new Set(head.around.map(({ row }) => row))
  for await (const row of recordsOf(path, beginning)) {
    const isFilled = row.cells.some((cell) => cell.trim() !== '')
    if (row.number >= first && isFilled && !around.has(row.number)) yield row
  }
}

/** UTF-8, UTF-16 with a byte order mark, or Windows-1252. */
function encodingOf(beginning: Buffer): string {
  if (beginning[0] === 0xff && beginning[1] === 0xfe) return 'utf-16le'
  if (beginning[0] === 0xfe && beginning[1] === 0xff) return 'utf-16be'
  try {
    // the last letter can be cut
    new TextDecoder('utf-8', { fatal: true }).decode(beginning.subarray(0, beginning.lastIndexOf(0x0a) + 1))
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

async function* decoded(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(path)) yield decoder.decode(chunk as Buffer, { stream: true })
  yield decoder.decode()
}

async function* recordsOf(path: string, beginning: Buffer): AsyncGenerator<TableRow> {
  const encoding = encodingOf(beginning)
  const delimiter = delimiterOf(new TextDecoder(encoding).decode(beginning))
  const parser = parse({
    bom: true,
    info: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: longestRecord,
  })
  const source = Readable.from(decoded(path, encoding))
  source.once('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: { records: number; empty_lines: number }
    }>)
      yield { number: info.records + info.empty_lines, cells: record }
  } finally {
    source.destroy()
  }
}
