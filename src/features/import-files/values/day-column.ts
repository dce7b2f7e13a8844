import { type DayOrder, readDay } from './read-day.ts'

/** `evidence` is a date of the file that can only be read in this order; null if the order was chosen or no date has two readings. */
export type ColumnOrder = { order: DayOrder; evidence: string | null; isOpen: boolean }

type Options = {
  /** 'YYYY-MM-DD'. Days after it cannot be meant in columns about the past. */
  today: string
  isPast: boolean
}

/**
 * Decides for a whole column whether '04/05/2026' is 4 May or 5 April: by dates that are possible in one order only, or else by those that
 * would be after today. `isOpen` if neither decides and some date has two readings, or if the dates contradict each other.
 */
export function decideOrder(cells: readonly string[], { today, isPast }: Options): ColumnOrder {
  const votes: Record<DayOrder, string | null> = { 'day-first': null, 'month-first': null }
  const late: Record<DayOrder, string | null> = { 'day-first': null, 'month-first': null }
  let isEither = false
  for (const cell of cells) {
    const read = readDay(cell)
    if (read.kind !== 'day') continue
    if (read.order) votes[read.order] ??= cell.trim()
    if (!read.other) continue
    isEither = true
    // read with the month first
    if (isPast && read.day > today && read.other <= today) late['day-first'] ??= cell.trim()
    if (isPast && read.other > today && read.day <= today) late['month-first'] ??= cell.trim()
  }
  for (const found of [votes, late]) {
    const [dayFirst, monthFirst] = [found['day-first'], found['month-first']]
    if (dayFirst !== null && monthFirst !== null) return { order: 'month-first', evidence: null, isOpen: isEither }
    if (dayFirst !== null) return { order: 'day-first', evidence: dayFirst, isOpen: false }
    if (monthFirst !== null) return { order: 'month-first', evidence: monthFirst, isOpen: false }
  }
  return { order: 'month-first', evidence: null, isOpen: isEither }
}
