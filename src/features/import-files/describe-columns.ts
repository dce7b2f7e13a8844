import { longDay } from '#lib/dates.ts'
import type { ImportColumn } from './contract.ts'
import type { ImportField } from './fields.ts'
import type { Table } from './table.ts'
import type { ColumnOrder } from './values/day-column.ts'
import { readDay } from './values/read-day.ts'

type Options = {
  fields: readonly ImportField[]
  columns: readonly (string | null)[]
  orderOf: ReadonlyMap<number, ColumnOrder>
}

const SAMPLES = 3
const MAX_TEXT = 80

/** What a preview says of each column: the field, the first values that differ, and why its dates are read in this order. */
export function describeColumns(table: Table, { fields, columns, orderOf }: Options): ImportColumn[] {
  const kinds = new Map(fields.map(({ key, kind }) => [key, kind]))
  return table.header.map((name, at) => {
    const field = columns[at] ?? null
    const isDay = field !== null && (kinds.get(field)?.endsWith('day') ?? false)
    const order = orderOf.get(at)
    return {
      name: name.slice(0, 120) || `Column ${at + 1}`,
      field,
      note: isDay && order ? orderNote(order) : null,
      samples: samplesOf(table, at).map((text) => ({
        text: text.slice(0, MAX_TEXT),
        reading: isDay ? dayReading(text, order) : text.slice(0, MAX_TEXT),
      })),
    }
  })
}

function samplesOf({ rows }: Table, at: number): string[] {
  const found = new Set<string>()
  for (const { cells } of rows) {
    const text = (cells[at] ?? '').trim()
    if (text !== '') found.add(text)
    if (found.size === SAMPLES) break
  }
  return [...found]
}

const orderNote = ({ order, evidence, isOpen }: ColumnOrder): string | null => {
  if (isOpen) return 'The order of day and month is not clear'
  if (evidence === null) return null
  return `${order === 'day-first' ? 'Day' : 'Month'} first, because of “${evidence.slice(0, 40)}”`
}

function dayReading(text: string, order: ColumnOrder | undefined): string {
  const read = readDay(text, order?.order)
  if (read.kind !== 'day') return 'Not a date'
  return read.other && order?.isOpen ? `${longDay(read.day)} or ${longDay(read.other)}` : longDay(read.day)
}
