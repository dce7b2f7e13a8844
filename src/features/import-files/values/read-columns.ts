import type { ImportField } from '../fields.ts'
import type { ImportOption, Questions } from '../questions.ts'
import type { Table } from '../table.ts'
import { type ColumnOrder, decideOrder } from './day-column.ts'
import { type DayOrder, readDay } from './read-day.ts'

const orders: ImportOption[] = [
  { value: 'day-first', label: 'Day first' },
  { value: 'month-first', label: 'Month first' },
]

/** The cells of a row by field: all that are not empty, in the order of the columns. */
export type Cells<Key extends string> = {
  /** The first value; '' without one. */
  text(key: Key): string
  all(key: Key): { text: string; column: string }[]
  /** Whether the file has a column for it. */
  has(key: Key): boolean
  /** 'YYYY-MM-DD'; null without a date, or if the user left it out. 'asked' while it is not known. */
  day(key: Key): string | null | 'asked'
}

type Options<Key extends string> = {
  fields: readonly ImportField<Key>[]
  columns: readonly (Key | null)[]
  questions: Questions
  today: string
}

/**
 * Reads the rows of a table by field. The order of day and month is decided for each column, with the other columns of dates as evidence,
 * because one program writes all dates alike; where nothing decides, it is asked once.
 */
export function readColumns<Key extends string>(table: Table, { fields, columns, questions, today }: Options<Key>) {
  const placesOf = (key: Key) => columns.flatMap((one, at) => (one === key ? [at] : []))
  const places = new Map(fields.map(({ key }) => [key, placesOf(key)]))
  const byKey = new Map(fields.map((field) => [field.key, field]))
  const nameOf = (at: number) => table.header[at] || `Column ${at + 1}`
  const dayColumns = columns.flatMap((key, at) => (key && byKey.get(key)?.kind?.endsWith('day') ? [at] : []))
  const orderOf = decideOrders(table, dayColumns, {
    today,
    isPast: (at) => byKey.get(columns[at] as Key)?.kind === 'past-day',
  })
  // asked once for all columns: one program writes all dates alike
  const openAt = dayColumns.find((at) => orderOf.get(at)?.isOpen)
  const askOrder = (at: number): DayOrder | 'asked' => {
    const field = byKey.get(columns[at] as Key)?.label ?? ''
    const text = table.rows.map(({ cells }) => cells[at] ?? '').find(isEither) ?? ''
    const answer = questions.ask({ kind: 'order', column: nameOf(at), field, text, options: orders })
    return answer === null ? 'asked' : (answer as DayOrder)
  }
  const answered = openAt === undefined ? 'month-first' : askOrder(openAt)
  const choose = (at: number): DayOrder | 'asked' =>
    orderOf.get(at)?.isOpen ? answered : (orderOf.get(at)?.order ?? 'month-first')
  const chosen = new Map(dayColumns.map((at) => [at, choose(at)]))
  for (const [at, own] of orderOf)
    if (own.isOpen && answered !== 'asked') orderOf.set(at, { order: answered, evidence: null, isOpen: false })

  const dayAt = (text: string, at: number): string | null | 'asked' => {
    const order = chosen.get(at) ?? 'month-first'
    const field = byKey.get(columns[at] as Key)
    const read = readDay(text, order === 'asked' ? 'month-first' : order)
    if (read.kind === 'day' && read.other && order === 'asked') return 'asked'
    const isLate = read.kind === 'day' && field?.kind === 'past-day' && read.day > today
    if (read.kind === 'day' && !isLate) return read.day
    const answer = questions.ask({ kind: 'day', column: nameOf(at), field: field?.label ?? '', text })
    return answer === null ? 'asked' : answer === '' ? null : answer
  }

  const cellsOf = (cells: readonly string[]): Cells<Key> => {
    const all = (key: Key) =>
      (places.get(key) ?? []).flatMap((at) => {
        const text = (cells[at] ?? '').trim()
        return text === '' ? [] : [{ text, column: nameOf(at) }]
      })
    return {
      all,
      has: (key) => (places.get(key) ?? []).length > 0,
      text: (key) => all(key)[0]?.text ?? '',
      day(key) {
        for (const at of places.get(key) ?? []) {
          const text = (cells[at] ?? '').trim()
          if (text !== '' && !isNothing(text)) return dayAt(text, at)
        }
        return null
      },
    }
  }
  return { cellsOf, orderOf }
}

const isEither = (cell: string): boolean => {
  const read = readDay(cell)
  return read.kind === 'day' && read.other !== undefined
}

/** '-', 'n/a' and '0000-00-00', which programs write for no date. */
const isNothing = (text: string): boolean =>
  /^(?:[-–—.]+|n\/?a|none|null|0+|0000-00-00.*|never|nie|jamais)$/i.test(text)

function decideOrders(
  { rows }: Table,
  columns: readonly number[],
  { today, isPast }: { today: string; isPast(at: number): boolean },
): Map<number, ColumnOrder> {
  const own = new Map(
    columns.map((at) => [
      at,
      decideOrder(
        rows.map(({ cells }) => cells[at] ?? ''),
        { today, isPast: isPast(at) },
      ),
    ]),
  )
  const decided = [...own.values()].filter(({ evidence }) => evidence !== null)
  const [first] = decided
  const isSame = first && decided.every(({ order }) => order === first.order)
  for (const [at, one] of own)
    if (one.isOpen && isSame) own.set(at, { order: first.order, evidence: first.evidence, isOpen: false })
  return own
}
