import type { TableRow } from '../../table.ts'

const NUMBER = /^[([]?\d[\d.,'’ ]*[)\]]?$/
const ENOUGH = 0.5
const MAX_HEADING_ROWS = 3
const MAX_BODY = 100
const MAX_NAME = 120

/** Whether a row is one of the table and no header: it has several large numbers, and so have the rows below it. Years are names of columns. */
export function isRowOfNumbers({ cells }: TableRow, below: readonly TableRow[]): boolean {
  const isNumber = (text: string) => NUMBER.test(text.trim())
  const rows = below.slice(0, MAX_BODY)
  const places = cells.flatMap((cell, at) => {
    const value = Number(cell.replace(/\D/g, ''))
    return isNumber(cell) && value > 100 && !/^(?:19|20)\d{2}$/.test(cell.trim()) ? [at] : []
  })
  const isColumn = (at: number) => rows.filter((row) => isNumber(row.cells[at] ?? '')).length > rows.length * ENOUGH
  return rows.length > 0 && places.length > 1 && places.every(isColumn)
}

/** The names of columns that tables of offices have in several rows above the first one, such as 'Total', and 'EUR' below it. */
export function namesAbove(above: readonly TableRow[], width: number): string[] {
  const rows: TableRow[] = []
  for (const row of above.slice(-MAX_HEADING_ROWS).toReversed()) {
    // a title begins in the first column and is alone in its row
    if (row.cells.filter((cell) => cell.trim() !== '').length === 1 && row.cells[0]?.trim()) break
    rows.unshift(row)
  }
  return Array.from({ length: width }, (_, at) => {
    const parts = rows.map(({ cells }) => (cells[at] ?? '').trim()).filter(Boolean)
    return [...new Set(parts)].join(' ').slice(0, MAX_NAME)
  })
}
