import { plainWords } from '#lib/names.ts'
import { looksLikeEmail } from '../../fields.ts'
import type { RawTable, Table, TableProblem, TableRow } from '../../table.ts'
import { isRowOfNumbers, namesAbove } from './heading-rows.ts'

/** A header is looked for in the first rows only. */
const MAX_ABOVE = 40
const MAX_COLUMNS = 500
const TOTAL =
  /^(grand |sub ?)?totals?\b|^(gesamt|gesamtsumme|gesamtzahl|summe|sum|anzahl|count|record count|total des|totaal|suma|totale|razem|somme|итого)\b/
const REMARK =
  /^(generated|exported|report|created by|printed|page \d|confidential|copyright|stand|erstellt|seite \d|source|quelle|note|hinweis)/

/** Finds the header of a sheet, and leaves out titles and filters above it and totals and remarks below its rows. */
export function findTable({ records, ...raw }: RawTable): Table | TableProblem {
  const filled = records.filter(({ cells }) => countFilled(cells) > 0)
  const at = aboveData(filled, headerPosition(filled))
  const first = filled[at]
  if (!first) return 'TABLE_EMPTY'
  const hasNumbers = isRowOfNumbers(first, filled.slice(at + 1))
  const hasHeader = !hasNumbers && !first.cells.some(isData)
  const body = hasHeader ? filled.slice(at + 1) : filled.slice(at)
  const width = Math.min(
    MAX_COLUMNS,
    Math.max(lastFilled(first.cells) + 1, ...body.slice(0, 1000).map(({ cells }) => lastFilled(cells) + 1)),
  )
  const above = hasNumbers ? namesAbove(filled.slice(0, at), width) : []
  const header = Array.from({ length: width }, (_, column) =>
    hasHeader ? (first.cells[column] ?? '').trim() : above[column] || `Column ${column + 1}`,
  )
  const filledColumns = countFilled(hasHeader ? first.cells : header)
  const end = endOfRows(body, filledColumns)
  const isHeader = headerAgain(hasHeader ? first.cells : [])
  const rows = body.slice(0, end).filter((row) => !isSection(row, filledColumns) && !isHeader(row))
  if (rows.length === 0) return 'TABLE_EMPTY'
  const kept = new Set(rows)
  const around = filled.filter((row) => (row !== first || !hasHeader) && !kept.has(row))
  return {
    ...raw,
    header,
    rows,
    around: around.map(({ number, cells }) => ({ row: number, text: cells.filter(Boolean).join(' ').slice(0, 200) })),
  }
}

const countFilled = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length
const lastFilled = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell.trim() !== '')

/** The first row that is as wide as the rows below it, and whose cells all differ. */
function headerPosition(records: readonly TableRow[]): number {
  const widths = records.slice(0, 200).map(({ cells }) => countFilled(cells))
  const usual = usualWidth(widths)
  const found = records.slice(0, MAX_ABOVE).findIndex(({ cells }, at) => {
    const names = cells.map((cell) => plainWords(cell)).filter(Boolean)
    const isWide = (widths[at] ?? 0) >= Math.max(usual > 1 ? 2 : 1, Math.ceil(usual * 0.7))
    return isWide && new Set(names).size >= names.length * 0.8 && !cells.some((cell) => cell.length > 300)
  })
  return Math.max(found, 0)
}

/** A narrower header above rows of data: the last columns of a sheet often have no name. */
function aboveData(records: readonly TableRow[], found: number): number {
  const hasData = (at: number) => records[at]?.cells.some(isData) ?? false
  if (!hasData(found)) return found
  let first = found
  while (first > 0 && hasData(first - 1)) first -= 1
  const names = countFilled(records[first - 1]?.cells ?? [])
  return names > 1 && names >= countFilled(records[found]?.cells ?? []) / 2 ? first - 1 : first
}

/** The median of the rows with several cells, unless those are few. */
function usualWidth(widths: readonly number[]): number {
  const wide = widths.filter((width) => width > 1).toSorted((a, b) => a - b)
  return wide.length * 4 < widths.length ? 1 : (wide[Math.floor(wide.length / 2)] ?? 1)
}

/** Names of columns contain neither addresses nor days: a row with one is already a row of the table. */
const isData = (cell: string): boolean => looksLikeEmail(cell) || /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b/.test(cell.trim())

/** A heading between rows, such as '— Closed —': one cell in a wide table. */
function isSection({ cells }: TableRow, width: number): boolean {
  if (width < 5 || countFilled(cells) !== 1) return false
  return !cells.some((cell) => cell.includes('@'))
}

/** The header once more, as on each page of a printed list. */
const headerAgain =
  (header: readonly string[]) =>
  ({ cells }: TableRow): boolean => {
    const filled = cells.flatMap((cell, at) => (cell.trim() === '' ? [] : [{ cell, at }]))
    return filled.length > 2 && filled.every(({ cell, at }) => plainWords(cell) === plainWords(header[at] ?? ''))
  }

/** How many rows belong to the table. */
function endOfRows(body: readonly TableRow[], width: number): number {
  let end = body.length
  while (end > 0 && end > body.length - 10 && isBelow(body[end - 1], body[end - 2], width)) end -= 1
  return end
}

function isBelow(row: TableRow | undefined, before: TableRow | undefined, width: number): boolean {
  if (!row) return false
  const texts = row.cells.filter((cell) => cell.trim() !== '').map(plainWords)
  const [first = ''] = texts
  if (texts.length <= Math.max(2, width / 2) && TOTAL.test(first)) return true
  const isAlone = texts.length === 1 && width >= 3
  return isAlone && (REMARK.test(first) || (before !== undefined && row.number > before.number + 1))
}
