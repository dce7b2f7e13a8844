import { type ChosenColumns, matchColumns } from '#features/import-files/fields.ts'
import type { Table } from '#features/import-files/table.ts'
import { readDay } from '#features/import-files/values/read-day.ts'
import { plainWords } from '#lib/names.ts'
import { type SubscriberField, subscriberFields } from './fields.ts'
import { isAnswer, kindOf } from './state-columns.ts'

/** States are found by what the columns say: a column named 'State' can also be a place. */
const named = subscriberFields.filter(({ key }) => key !== 'state')
const dayKeys = new Set(subscriberFields.filter(({ kind }) => kind === 'past-day').map(({ key }) => key))
/** Fields whose columns say nothing of the state of a person. */
const stateless = new Set<SubscriberField>(['email', 'name', 'first', 'last', 'subscribed', 'added', 'state_on'])

/**
 * The fields of the columns, and which columns are not searched for the state of a person. A column that says who left is searched, even if
 * it was chosen as something else.
 */
export function subscriberColumns(table: Table, chosen: ChosenColumns) {
  const match = (by: ChosenColumns) =>
    withLeavingDays(table, withoutOtherDays(table, matchColumns(table, named, by), by), by)
  const found = match({})
  const columns = match(chosen).map((key, at) => (chosen[at] === 'state' ? 'state' : key))
  const isSkipped = (at: number): boolean => {
    const key = columns[at]
    if (!key || !stateless.has(key)) return false
    return key === found[at] || !['leaving', 'state'].includes(kindOf(table.header[at] ?? '', () => new Set()))
  }
  return { columns, isSkipped }
}

/** 'Unsubscribed' and 'Subscribed' are columns of days in some systems, and of states in others. */
function withoutOtherDays(
  { rows }: Table,
  columns: readonly (SubscriberField | null)[],
  chosen: ChosenColumns = {},
): (SubscriberField | null)[] {
  return columns.map((key, at) => {
    if (!key || !dayKeys.has(key) || chosen[at] !== undefined) return key
    return isOfDays(rows.map(({ cells }) => (cells[at] ?? '').trim())) ? key : null
  })
}

/** Days in a column whose name speaks of leaving are days of leaving. */
const withLeavingDays = (
  { header, rows }: Table,
  columns: readonly (SubscriberField | null)[],
  chosen: ChosenColumns,
): (SubscriberField | null)[] =>
  columns.map((key, at) => {
    if (key || chosen[at] !== undefined || kindOf(header[at] ?? '', () => new Set()) !== 'leaving') return key
    const cells = rows.map(({ cells: row }) => (row[at] ?? '').trim())
    const texts = cells.filter((cell) => !isAnswer(plainWords(cell)))
    return texts.some((cell) => /\d[-/. ]\d/.test(cell)) && isOfDays(texts) ? 'left_on' : key
  })

/** Whether most values that look like anything are days. */
export function isOfDays(cells: readonly string[]): boolean {
  // zeros are no day, as some programs write it
  const filled = cells.filter((cell) => /[\p{L}1-9]/u.test(cell)).slice(0, 500)
  const days = filled.filter((cell) => readDay(cell).kind !== 'unknown')
  return filled.length === 0 || days.length > filled.length / 2
}
