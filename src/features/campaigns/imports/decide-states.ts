import type { Questions } from '#features/import-files/questions.ts'
import type { Table } from '#features/import-files/table.ts'
import { type LeaverReading, type PersonState, stateOptions } from './leaver-signs.ts'
import { isConfirming, isUnconfirmed } from './state-columns.ts'

const UNCONFIRMED = { state: 'left', reason: 'unconfirmed' } as const
const ASKED = { state: 'asked', reason: null } as const

type Options = {
  signs: LeaverReading
  /** Columns whose days are not known yet. */
  openDays: readonly number[]
  /** Columns with days of subscription and confirmation. */
  confirmations: readonly number[]
  questions: Questions
}

/** The state of the person of each row, by the signs of leaving and by who confirmed. */
export function decideStates(table: Table, { signs, openDays, confirmations, questions }: Options) {
  const isOpenDay = (row: number) => openDays.some((day) => (table.rows[row]?.cells[day] ?? '').trim() !== '')
  const isConfirmed = confirmationOf(table, confirmations, questions)
  return (row: number): PersonState => {
    const own = signs.states[row] ?? ASKED
    if (own.state === 'left') return own
    const isSaid = signs.said[row] ?? false
    const confirmed = isConfirmed(row, isSaid)
    if (confirmed === false) return UNCONFIRMED
    // an empty cell can say it, too
    return confirmed === null || (openDays.length > 0 && !isSaid) || isOpenDay(row) ? ASKED : own
  }
}

/**
 * Whether the people confirmed, by columns with the day of it: null while it is asked, for an empty cell beside filled ones. Where another
 * column says that a person is subscribed, it is not asked.
 */
function confirmationOf({ header, rows }: Table, places: readonly number[], { ask }: Questions) {
  const columns = places.filter((at) => isConfirming(header[at] ?? ''))
  const isFilled = (row: number, at: number) => (rows[row]?.cells[at] ?? '').trim() !== ''
  const filled = columns.filter((at) => rows.some((_, row) => isFilled(row, at)))
  return (row: number, isSaid: boolean): boolean | null => {
    const cells = rows[row]?.cells ?? []
    if (columns.some((at) => isUnconfirmed(header[at] ?? '', cells[at] ?? ''))) return false
    const [first] = filled
    if (first === undefined || isSaid || filled.some((at) => isFilled(row, at))) return true
    const column = header[first] ?? ''
    const answer = ask({ kind: 'choice', column, field: 'State', text: '', options: stateOptions, suggestion: null })
    return answer === null ? null : answer === 'active'
  }
}
