import { tableOf } from '#features/import-files/flatten.ts'
import type { Value } from '#features/import-files/json-value.ts'
import type { Table } from '#features/import-files/table.ts'

/** A table in which columns of JSON objects, such as 'metadata' and 'attributes', are a column for each of their names. */
export function expandJson(table: Table): Table {
  return table.header.reduce((before, name) => expandColumn(before, name), table)
}

function expandColumn(table: Table, name: string): Table {
  const at = table.header.indexOf(name)
  const { rows } = table
  const first = rows.map(({ cells }) => (cells[at] ?? '').trim()).find((cell) => cell !== '')
  if (!first?.startsWith('{') || !first.endsWith('}')) return table
  const records = rows.map(({ cells }) => objectIn(cells[at] ?? ''))
  if (records.includes(null)) return table
  const flat = tableOf(records.map((record) => ({ [name]: record })))
  if (flat.header.length === 0 || flat.rows.length !== rows.length) return table
  return {
    ...table,
    header: table.header.toSpliced(at, 1, ...flat.header),
    rows: rows.map(({ number, cells }, row) => {
      const full = table.header.map((_, column) => cells[column] ?? '')
      return { number, cells: full.toSpliced(at, 1, ...(flat.rows[row]?.cells ?? [])) }
    }),
  }
}

/** null for a text that is no JSON object. */
function objectIn(cell: string): Value {
  if (cell.trim() === '') return {}
  try {
    const value = JSON.parse(cell) as Value
    return typeof value === 'object' && !Array.isArray(value) ? (value ?? null) : null
  } catch {
    return null
  }
}
