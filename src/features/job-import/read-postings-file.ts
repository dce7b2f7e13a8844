import { readHeaderLine } from '#lib/csv-header.ts'
import { type CsvRow, readCsv } from '#lib/csv-table.ts'
import { type ImportColumn, importColumnNames, importColumns, maxImportedRows } from './layout.ts'
import { type ImportedFields, type ReadOptions, readPostingRow } from './read-posting-row.ts'
import type { SuggestedApplicants } from './read-row-applicants.ts'

/** `line` is the row's number in a spreadsheet. */
export type ImportedPosting = {
  line: number
  fields: ImportedFields
  status: 'draft' | 'active'
  /** True if the line has neither a place nor a work mode. */
  isUnplaced: boolean
}
export type RefusedRow = { line: number; column: string; reason: string }
export type ImportProblem = 'IMPORT_EMPTY' | 'IMPORT_NO_TITLES' | 'IMPORT_COLUMN_TWICE' | 'IMPORT_TOO_MANY'
export type PostingsFile = {
  postings: ImportedPosting[]
  refused: RefusedRow[]
  /** Notes on importable lines: what must be changed before they can be posted, and what was left out or assumed. */
  noted: RefusedRow[]
  /** The number of importable lines with pay without a currency. */
  withoutCurrency: number
  /** Lines whose text says who may apply, which is not imported before the user confirms it. */
  applicants: (SuggestedApplicants & { line: number })[]
  columns: ImportColumn[]
  unknownColumns: string[]
}

const names = Object.fromEntries(importColumnNames.map((key) => [key, importColumns[key].names])) as unknown as Record<
  ImportColumn,
  readonly string[]
>

/** Every job of a file and every refused line; or why the file cannot be read. `today` as 'YYYY-MM-DD'. */
export function readPostingsFile(csv: string, how: ReadOptions): PostingsFile | ImportProblem {
  const { header, rows, broken } = readCsv(csv, { maxRows: maxImportedRows + 1 })
  if (header.length === 0 || rows.length + broken.length === 0) return 'IMPORT_EMPTY'
  const { places, unknown, repeated } = readHeaderLine(header, names)
  if (repeated.length > 0) return 'IMPORT_COLUMN_TWICE'
  if (!places.has('title')) return 'IMPORT_NO_TITLES'
  if (rows.length > maxImportedRows) return 'IMPORT_TOO_MANY'
  const file: PostingsFile = {
    postings: [],
    refused: [],
    noted: [],
    withoutCurrency: 0,
    applicants: [],
    columns: [...places.keys()],
    unknownColumns: unknown,
  }
  const seen = new Map<string, number>()
  for (const row of rows) readLine(file, row, { places, width: header.length, seen, how })
  const unread = "has a quote that isn't closed: the text after it couldn't be read"
  for (const line of broken) file.refused.push({ line, column: '', reason: unread })
  file.refused.sort((a, b) => a.line - b.line)
  return file
}

type Reading = {
  places: Map<ImportColumn, number>
  width: number
  seen: Map<string, number>
  how: ReadOptions
}

/** This product's exports and its sample file put an apostrophe before text that a spreadsheet would run as a formula. */
const guard = /^'(?=\s*[=+\-@])/

/** The error of a record that cannot be read at all; otherwise null. */
function wrongRecord(cells: readonly string[], width: number): string | null {
  if (cells.length > width) return `has ${cells.length} cells, but the first row has ${width}`
  return cells.some((cell) => cell.startsWith('"')) ? "isn't valid CSV: misplaced quote" : null
}

function readLine(file: PostingsFile, { number: line, cells }: CsvRow, { places, width, seen, how }: Reading): void {
  const wrong = wrongRecord(cells, width)
  const read = wrong
    ? { kind: 'refused' as const, column: '', reason: wrong }
    : readPostingRow((column) => (cells[places.get(column) ?? -1] ?? '').replace(guard, ''), how)
  if (read.kind === 'refused') {
    file.refused.push({ line, column: read.column, reason: read.reason })
    return
  }
  const { externalId, externalSource } = read.fields
  const named = externalId === null ? '' : JSON.stringify([externalSource ?? '', externalId])
  const twin = named ? seen.get(named) : undefined
  if (twin !== undefined) {
    file.refused.push({ line, column: 'external_id', reason: `is the external id of row ${twin} too` })
    return
  }
  if (named) seen.set(named, line)
  const same = JSON.stringify(read.fields)
  const before = seen.get(same)
  if (before === undefined) {
    seen.set(same, line)
    file.postings.push({ line, fields: read.fields, status: read.status, isUnplaced: read.isUnplaced })
    if (read.hasNoCurrency) file.withoutCurrency += 1
    if (read.suggested) file.applicants.push({ line, ...read.suggested })
    for (const note of read.notes) file.noted.push({ line, ...note })
    if (!read.isOver) return
    const reason = `${read.fields.applicationDeadline} has passed: it is imported as a draft and needs a new deadline before it can be posted`
    file.noted.push({ line, column: 'deadline', reason })
  } else file.refused.push({ line, column: '', reason: `is the same job as row ${before}` })
}
