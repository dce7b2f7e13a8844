import { askColumn, withoutEmpty } from '#features/import-files/ask-column.ts'
import { type ChosenColumns, matchColumns } from '#features/import-files/fields.ts'
import type { Questions } from '#features/import-files/questions.ts'
import { type SalaryField, salaryFields } from './fields.ts'
import { bareName } from './match-salary-columns.ts'
import {
  amountColumns,
  type Head,
  isEither,
  isSamePay,
  levelColumns,
  placeColumns,
  titleColumns,
} from './value-columns.ts'

export type SalaryColumns = (SalaryField | null)[]

export const paid: readonly SalaryField[] = ['amount', 'from', 'to', 'dollars', 'total']
export const published: readonly SalaryField[] = [
  ...(['average', 'median', 'percentile10', 'percentile25', 'percentile75', 'percentile90'] as const),
]
const places: readonly SalaryField[] = ['location', 'city', 'region', 'country']

type Asking = {
  head: Head
  questions: Questions
  chosen: ChosenColumns
  countryOf: (place: string) => string | null
  /** The title of the table says the place of all its rows. */
  hasPlace: boolean
}
/** `open` are the fields of which it is asked which column has them. */
export type AskedColumns = { columns: SalaryColumns; open: ReadonlySet<SalaryField> }

const NO_TITLE = 'No column is read as job titles yet. Which one has them?'
const NO_PAY = 'No column is read as pay yet. Which one has it?'

/** Completes the columns that were found by their names: by the values of others if these are plain, and otherwise by questions. */
export function askColumns(found: SalaryColumns, asking: Asking): AskedColumns {
  const settling = new Settling(found, asking)
  settleTitle(settling)
  settlePay(settling)
  const { head, columns, isOpen } = settling
  if (!asking.hasPlace && !settling.has(places))
    settling.ask('location', 'Which column has the place of work?', placeColumns(head, asking.countryOf).filter(isOpen))
  if (settling.has(paid) && !settling.has(['bonus', 'measure', ...published]))
    settling.ask('bonus', 'Which column has the bonus of a year?', extraColumns(settling))
  const levels = levelColumns(head).filter((at) => isOpen(at) || columns[at] === 'level')
  const isPlain = levels.length === 1 && columns[levels[0] ?? -1] === 'level'
  if (!isPlain && !settling.isChosen('level')) settling.ask('level', 'Which column has the level?', levels)
  return settling
}

/** Columns of amounts that are not named as pay. */
const extraColumns = ({ head, isOpen }: Settling): number[] =>
  amountColumns(head, { isExtra: true }).filter((at) => isOpen(at) && !isNamedAmount(head.header[at] ?? ''))

class Settling {
  readonly head: Head
  readonly columns: SalaryColumns
  readonly open = new Set<SalaryField>()
  readonly #asking: Asking

  constructor(found: SalaryColumns, asking: Asking) {
    this.columns = withoutEmpty(asking.head, found, asking.chosen)
    this.head = asking.head
    this.#asking = asking
  }

  has = (keys: readonly SalaryField[]): boolean => keys.some((key) => this.columns.includes(key))
  isOpen = (at: number): boolean => this.columns[at] === null && !this.#asking.chosen[at]
  isChosen = (key: SalaryField): boolean => Object.values(this.#asking.chosen).includes(key)

  /** While it is asked, no column is read as the field. */
  ask(key: SalaryField, text: string, candidates: readonly number[], isRequired = false): void {
    if (candidates.length === 0) return
    const { head: table, questions } = this.#asking
    const at = askColumn({ table, questions }, { text, candidates, isRequired })
    for (const [place, one] of this.columns.entries()) if (one === key) this.columns[place] = null
    if (at === null) this.open.add(key)
    else if (at >= 0) this.columns[at] = key
  }

  /** The likely columns, and then all others, last those that are read as something else. */
  after(likely: readonly number[]): number[] {
    const all = [...new Set([...likely, ...this.head.header.keys()])]
    return [...all.filter(this.isOpen), ...all.filter((at) => !this.isOpen(at))]
  }
}

function settleTitle(settling: Settling): void {
  if (settling.has(['title'])) return
  const { named, others } = titleColumns(settling.head)
  const [only, ...more] = named.filter(settling.isOpen)
  if (only !== undefined && more.length === 0) settling.columns[only] = 'title'
  else settling.ask('title', NO_TITLE, settling.after([...named, ...others]), true)
}

const amountField = salaryFields.filter(({ key }) => key === 'amount').map(({ pattern: _, ...field }) => field)
const isNamedAmount = (name: string): boolean =>
  [name, bareName(name)].some((one) => matchColumns({ header: [one], rows: [] }, amountField)[0] === 'amount')

/** Several columns that are named as pay: each row can have one of them, they can be the same pay for two periods, or it is asked. */
function settlePay(settling: Settling): void {
  const { head, columns, isOpen } = settling
  if (!settling.has([...paid, ...published])) settling.ask('amount', NO_PAY, settling.after(amountColumns(head)), true)
  const at = columns.indexOf('amount')
  if (at < 0 || settling.isChosen('amount') || settling.has(['measure', ...published])) return
  const others = amountColumns(head).filter((other) => isOpen(other) && isNamedAmount(head.header[other] ?? ''))
  const doubtful = others.filter((other) => !isEither(head, at, other) && !isSamePay(head, at, other))
  if (doubtful.length > 0) settling.ask('amount', NO_PAY, [at, ...doubtful], true)
  else for (const other of others) if (isEither(head, at, other)) columns[other] = 'amount'
}
