import type { Questions } from './questions.ts'
import type { Table } from './table.ts'

/** What the questions about columns are listed below. */
const COLUMNS = 'Columns'
const MAX_CANDIDATES = 60
const SAMPLES = 3
const MAX_NAME = 60
const MAX_SAMPLE = 24

type Search = {
  /** 'Which column has the application deadline?' */
  text: string
  /** The positions of the columns that can be meant, the likeliest first. */
  candidates: readonly number[]
  /** Whether the file must have such a column; otherwise none of them can be chosen. */
  isRequired?: boolean
}
type Asking = { table: Pick<Table, 'header' | 'rows'>; questions: Questions }

/** Asks which column a field is in. Returns its position, -1 if it is in none, and null while it is asked. */
export function askColumn(
  { table, questions }: Asking,
  { text, candidates, isRequired = false }: Search,
): number | null {
  const shown = candidates.slice(0, MAX_CANDIDATES)
  const options = shown.map((at) => ({ value: String(at), label: columnLabel(table, at) }))
  const none = isRequired ? [] : [{ value: '', label: 'None of them' }]
  const rows = table.rows.length
  const asked = { kind: 'column' as const, column: COLUMNS, field: COLUMNS, text, rows }
  const answer = questions.ask({ ...asked, options: [...options, ...none] })
  return answer === null ? null : answer === '' ? -1 : Number(answer)
}

/** 'Stelle: Pfleger, Ärztin' */
export function columnLabel(table: Pick<Table, 'header' | 'rows'>, at: number): string {
  const name = (table.header[at] ?? '').slice(0, MAX_NAME) || `Column ${at + 1}`
  const samples = differingCells(table, at, SAMPLES).map((text) => text.replace(/\s+/g, ' ').slice(0, MAX_SAMPLE))
  return samples.length === 0 ? name : `${name}: ${samples.join(', ')}`
}

/** The columns without those that are empty in every row: another one can have what their names promise. */
export const withoutEmpty = <Key>(
  table: Pick<Table, 'rows'>,
  columns: readonly (Key | null)[],
  chosen: Readonly<Record<string, string>>,
): (Key | null)[] =>
  columns.map((key, at) => (chosen[at] === undefined && differingCells(table, at, 1).length === 0 ? null : key))

/** The first cells of a column that differ and are not empty. */
export function differingCells({ rows }: Pick<Table, 'rows'>, at: number, most: number): string[] {
  const found = new Set<string>()
  for (const { cells } of rows) {
    const text = (cells[at] ?? '').trim()
    if (text !== '') found.add(text)
    if (found.size >= most) break
  }
  return [...found]
}
