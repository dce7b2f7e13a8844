import { askColumn } from '#features/import-files/ask-column.ts'
import type { ChosenColumns } from '#features/import-files/fields.ts'
import type { Questions } from '#features/import-files/questions.ts'
import type { Table } from '#features/import-files/table.ts'
import { plainWords } from '#lib/names.ts'
import type { JobField } from './fields.ts'
import { namedAs, simpler } from './match-job-columns.ts'
import {
  comingDayColumns,
  countColumns,
  idColumns,
  markedShare,
  payColumns,
  shareOf,
  textColumns,
  titleScore,
  valuesOf,
} from './value-columns.ts'

export type JobColumns = (JobField | null)[]

type Asking = { table: Table; questions: Questions; chosen: ChosenColumns; today: string }
/** `open` are the fields of which it is asked which column has them. */
export type AskedColumns = { columns: JobColumns; open: ReadonlySet<JobField> }

const ENOUGH = 0.6
const SOME = 0.3
const MOST = 0.5

/** Completes the columns that were found by their names: by the values of others if these are plain, and otherwise by questions. */
export function askColumns(found: JobColumns, asking: Asking): AskedColumns {
  const settling = new Settling(found, asking)
  settleTitle(settling)
  settleId(settling)
  settleDeadline(settling, asking.today)
  settlePay(settling)
  const { table, isOpen } = settling
  const rest: [JobField[], string, number[]][] = [
    [['description'], 'Which column has the description?', textColumns(table)],
    [['location', 'city', 'region', 'country'], 'Which column has the location?', byValues(settling, 'location', SOME)],
    [
      ['work_mode', 'remote', 'hybrid', 'on_site'],
      'Which column says how people work (on-site, hybrid or remote)?',
      byValues(settling, 'work_mode', SOME),
    ],
    [['employment_type'], 'Which column has the employment type?', byValues(settling, 'employment_type', SOME)],
    [['status'], 'Which column has the status?', byValues(settling, 'status', SOME)],
    [['openings'], 'Which column has the number of openings?', countColumns(table)],
  ]
  for (const [keys, text, candidates] of rest) {
    const [key] = keys
    if (key && !settling.has(keys)) settling.ask(key, text, candidates.filter(isOpen))
  }
  return settling
}

class Settling {
  readonly table: Table
  readonly columns: JobColumns
  readonly open = new Set<JobField>()
  /** Columns of titles, which are no candidates for other fields. */
  readonly reserved = new Set<number>()
  readonly #asking: Asking

  constructor(found: JobColumns, asking: Asking) {
    this.columns = [...found]
    this.table = asking.table
    this.#asking = asking
  }

  has = (keys: readonly JobField[]): boolean => keys.some((key) => this.columns.includes(key))
  isOpen = (at: number): boolean => this.columns[at] === null && !this.#asking.chosen[at] && !this.reserved.has(at)
  isChosen = (key: JobField): boolean => Object.values(this.#asking.chosen).includes(key)

  /** While it is asked, no column is read as the field. */
  ask(key: JobField, text: string, candidates: readonly number[], isRequired = false): void {
    if (candidates.length === 0) return
    const { table, questions } = this.#asking
    const at = askColumn({ table, questions }, { text, candidates, isRequired })
    for (const [place, one] of this.columns.entries()) if (one === key) this.columns[place] = null
    if (at === null) this.open.add(key)
    else if (at >= 0) this.columns[at] = key
  }

  /** Whether two columns have different values in a row. */
  differs(one: number, other: number): boolean {
    const plain = (text = '') => plainWords(text)
    return this.table.rows.some(({ cells }) => plain(cells[one]) !== plain(cells[other]) && plain(cells[other]) !== '')
  }
}

const NO_TITLE = 'No column is read as job titles yet. Which one has them?'

function settleTitle(settling: Settling): void {
  const { table, columns, isOpen } = settling
  const at = columns.indexOf('title')
  if (at >= 0) {
    if (settling.isChosen('title')) return
    const others = table.header.flatMap((name, other) =>
      isOpen(other) && namedAs(name, 'title') && titleScore(table, other) >= MOST && settling.differs(at, other)
        ? [other]
        : [],
    )
    if (others.length === 0) return
    settling.ask('title', NO_TITLE, [at, ...others], true)
    for (const place of [at, ...others]) settling.reserved.add(place)
    return
  }
  const scored = table.header
    .map((_, place) => ({ at: place, score: isOpen(place) ? titleScore(table, place) : 0 }))
    .sort((a, b) => b.score - a.score)
  const [best] = scored
  if (best && best.score >= ENOUGH && markedShare(valuesOf(table, best.at)) >= MOST) columns[best.at] = 'title'
  else {
    const all = scored.map((one) => one.at)
    settling.ask('title', NO_TITLE, [...all.filter(isOpen), ...all.filter((place) => !isOpen(place))], true)
  }
}

/** The id is asked if no column has one for each row, or if several do. */
function settleId(settling: Settling): void {
  const { table, columns, isOpen } = settling
  if (settling.isChosen('external_id')) return
  const at = columns.indexOf('external_id')
  const whole = idColumns(table).filter((one) => one === at || isOpen(one))
  if (at < 0) {
    settling.ask('external_id', 'Which column has the ID?', whole)
    return
  }
  const others = whole.filter(
    (one) => one !== at && (!whole.includes(at) || namedAs(table.header[one] ?? '', 'external_id')),
  )
  if (others.length > 0) settling.ask('external_id', 'Which column has the ID?', [at, ...others])
}

const doubtfulDay =
  /^(?:close date|closed date|closing|date closed|end date|target date|job end date|job end|date end|dateend|due date|job close date|close job date|date to close|enddatum|date de fin|fecha fin|fecha de fin|data fine|einddatum|data zakonczenia|due|target|until|ende|fin|termin|plazo|validade|laufzeit bis)$/

/** A day on which a job ends can be another one than that until which people can apply. */
function settleDeadline(settling: Settling, today: string): void {
  const { table, columns, isOpen } = settling
  if (settling.isChosen('deadline')) return
  const at = columns.indexOf('deadline')
  const text = 'Which column has the application deadline?'
  const coming = comingDayColumns(table, today)
  if (at < 0) {
    settling.ask('deadline', text, coming.filter(isOpen))
    return
  }
  const others = coming.filter(
    (one) => isOpen(one) && namedAs(table.header[one] ?? '', 'deadline') && settling.differs(at, one),
  )
  if (others.length > 0 || doubtfulDay.test(simpler(table.header[at] ?? '')))
    settling.ask('deadline', text, [at, ...others])
}

function settlePay(settling: Settling): void {
  const { table, isOpen } = settling
  if (!settling.has(['salary', 'salary_min', 'salary_max']))
    settling.ask('salary', 'Which column has the pay?', payColumns(table).filter(isOpen))
}

/** Columns without a known name, some of whose values are read as the field. */
const byValues = ({ table, isOpen }: Settling, field: JobField, least: number): number[] =>
  table.header.flatMap((_, at) => (isOpen(at) && shareOf(field, valuesOf(table, at)) >= least ? [at] : []))
