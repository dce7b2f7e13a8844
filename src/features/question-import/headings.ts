import type { Table, TableRow } from '#features/import-files/table.ts'
import { wordsOf } from '#features/import-files/words-of.ts'
import { tidyLine } from '#lib/tidy-text.ts'
import type { QuestionField } from './fields.ts'

/** A heading above questions, such as 'Part A: Motivation'. */
const NAMED =
  /^(?:(?:teil|part|section|abschnitt|block|kapitel|chapter|thema|topic|phase|partie|bloc|parte|seccion|bloque|sezione|deel|sectie|onderdeel|secao|czesc|sekcja|blok|runde|round|step|schritt) [a-z0-9]{1,4}\b|[ivx]{1,4} [a-z]{3}|[a-h] [a-z]{3})/
const MAX_HEADING = 80
/** A heading has no other cell, but a question in such a table has. */
const FILLED = 0.6

export type Headings = { rows: ReadonlySet<number>; of(row: number): string }

/**
 * The headings between the rows of a table: those that were left out of it, and rows that have only a short text. A file with a column of
 * groups or sets needs none.
 */
export function headingsOf(table: Table, columns: readonly (QuestionField | null)[]): Headings {
  const at = columns.indexOf('question')
  const rows = new Set(table.rows.filter((row) => isHeading(row, at, table)).map(({ number }) => number))
  if (columns.includes('category')) return { rows, of: () => '' }
  const [first, last] = [table.rows[0]?.number ?? 0, table.rows.at(-1)?.number ?? 0]
  // a line right above the first row is below the header; others are titles
  const around = table.around.filter(({ row }) => row < last && (row > first || row === first - 1))
  const isNamed = !table.header.every((name, column) => name === `Column ${column + 1}`)
  const texts = [
    ...(isNamed ? around : []),
    ...table.rows.flatMap(({ number, cells }) => (rows.has(number) ? [{ row: number, text: cells[at] ?? '' }] : [])),
  ].sort((a, b) => a.row - b.row)
  return { rows, of: (row) => textOf(texts.findLast((one) => one.row < row)?.text ?? '') }
}

const textOf = (text: string): string => tidyLine(text.replace(/^[\s—–\-=*#:]+|(?<![\s—–\-=*#:])[\s—–\-=*#:]+$/g, ''))

function isHeading({ cells }: TableRow, at: number, { rows, header }: Table): boolean {
  const text = (cells[at] ?? '').trim()
  const hasOther = cells.some((cell, column) => column !== at && cell.trim() !== '')
  if (text === '' || hasOther || text.length > MAX_HEADING || /[?؟？]/.test(text)) return false
  const isUsual = header.some((_, column) => {
    const filled = rows.filter((row) => (row.cells[column] ?? '').trim() !== '').length
    return column !== at && filled >= rows.length * FILLED
  })
  if (!isUsual) return false
  const isShouted = /\p{L}{3}/u.test(text) && text === text.toUpperCase() && text !== text.toLowerCase()
  return isShouted || /[:：]$|^[—–=#*-]{1,3}\s?\S.*[—–=#*-]$|^#+ /.test(text) || NAMED.test(wordsOf(text))
}
