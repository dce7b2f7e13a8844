import type { Table } from '#features/import-files/table.ts'
import { wordsOf } from '#features/import-files/words-of.ts'

/** The least part of rows without a value. */
const EMPTY = 0.25

/**
 * Whether a column has each value once, in the first row that it is true of, as merged cells are saved: 'Motivation', '', '', 'Skills', ''.
 */
export function isFilledOnce({ rows }: Table, at: number): boolean {
  const cells = rows.map((row) => wordsOf(row.cells[at] ?? ''))
  const values = cells.filter(Boolean)
  const isOnce = values.length > 0 && new Set(values).size === values.length
  return isOnce && cells[0] !== '' && cells.length - values.length >= Math.max(2, cells.length * EMPTY)
}

/** For each row without a value the last one above it. */
export function valuesAbove({ rows }: Table, at: number): Map<number, string> {
  const found = new Map<number, string>()
  let last = ''
  for (const { number, cells } of rows) {
    const own = (cells[at] ?? '').trim()
    if (own !== '') last = own
    else found.set(number, last)
  }
  return found
}
