import { differingCells } from './ask-column.ts'
import { type ChosenColumns, type ImportField, matchColumns } from './fields.ts'
import type { Table } from './table.ts'

/** Finds what each column is, as `matchColumns` does; of two columns with names of one field, an empty one gives way to the other. */
export function matchFilled<Key extends string>(
  table: Pick<Table, 'header' | 'rows'>,
  fields: readonly ImportField<Key>[],
  chosen: ChosenColumns = {},
): (Key | null)[] {
  const named = matchColumns(table, fields, chosen)
  const isEmpty = (at: number) => differingCells(table, at, 1).length === 0
  const empty = named.flatMap((key, at) => (key !== null && chosen[at] === undefined && isEmpty(at) ? [at] : []))
  if (empty.length === 0) return named
  const leftOut = Object.fromEntries(empty.map((at) => [at, '']))
  const others = matchColumns(table, fields, { ...leftOut, ...chosen })
  return named.map((key, at) => (empty.includes(at) && !others.includes(key) ? key : (others[at] ?? null)))
}
