import type { Question } from '#features/job-postings/question-shapes.ts'
import { readCsv } from '#lib/csv-table.ts'
import { endColumnsOf, type ImportLayout, type ImportMapping, maxImportedRows, recognise } from './layout.ts'
import { type ImportedRow, type ImportStatuses, readRow } from './read-row.ts'

export type RefusedRow = { row: number; column: string; reason: string }
export type ReadFile = {
  header: string[]
  layout: ImportLayout
  mapping: ImportMapping
  rows: ({ row: number } & ImportedRow)[]
  refused: RefusedRow[]
}
export type FileProblem = 'IMPORT_EMPTY' | 'IMPORT_TOO_MANY'
type FileOptions = {
  questions: readonly Question[]
  mapping?: ImportMapping | undefined
  statuses?: ImportStatuses | undefined
  applied: ReadonlySet<string>
  now: Date
}

/**
 * Every application of a file and every refused row, by its number in a spreadsheet; or why the file cannot be read. `applied` are the email
 * addresses, in lower case, that already have an application to the job.
 */
export function readFile(
  text: string,
  { questions, mapping: chosen, statuses = {}, applied, now }: FileOptions,
): ReadFile | FileProblem {
  const { header, rows, broken } = readCsv(text, { maxRows: maxImportedRows + 1 })
  if (header.length === 0 || rows.length + broken.length === 0) return 'IMPORT_EMPTY'
  if (rows.length > maxImportedRows) return 'IMPORT_TOO_MANY'
  const { layout, mapping: recognised } = recognise(header, questions)
  const mapping = chosen ?? recognised
  const ends = endColumnsOf(header, mapping).map((at) => ({ at, column: (header[at] ?? '').trim() }))
  const file: ReadFile = { header, layout, mapping, rows: [], refused: [] }
  const seen = new Map<string, number>()
  for (const { number: row, cells } of rows) {
    const refuse = (column: string, reason: string) => file.refused.push({ row, column, reason })
    if (cells.length > header.length) {
      refuse('', `has ${cells.length} cells, but the first row has ${header.length}`)
      continue
    }
    const read = readRow(cells, { mapping, statuses, questions, ends, now })
    if ('reason' in read) {
      refuse(read.column, read.reason)
      continue
    }
    const mail = read.email.toLowerCase()
    const before = seen.get(mail)
    if (before !== undefined) refuse('Email', `is the same as in row ${before}`)
    else if (applied.has(mail)) refuse('Email', 'already has an application for this job')
    else file.rows.push({ row, ...read })
    if (before === undefined) seen.set(mail, row)
  }
  for (const row of new Set(broken)) file.refused.push({ row, column: '', reason: "has a quote that isn't closed" })
  file.refused.sort((a, b) => a.row - b.row)
  return file
}
