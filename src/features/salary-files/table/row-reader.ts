import type { Questions } from '#features/import-files/questions.ts'
import type { Table, TableRow } from '#features/import-files/table.ts'
import { hasOtherAmount } from '#lib/pay/other-amounts.ts'
import type { Reading } from '../layout.ts'
import { type SalaryPoint, unknownFields } from '../point.ts'
import { paid } from './ask-columns.ts'
import { type Choices, choicesOf } from './choices.ts'
import { isKnownMoney, type KnownMoney, middleOf, toDollars } from './convert.ts'
import type { SalaryFacts } from './facts.ts'
import type { SalaryField } from './fields.ts'
import type { Money, MoneyReader, RowMoney } from './money-reader.ts'
import { isNet } from './pay-doubts.ts'
import { unitsAYear } from './pay-period.ts'
import { isWithheld } from './read-amount.ts'
import { type CellOf, isNothing, locationOf, longestText, tidyCell, yearOf } from './row-parts.ts'
import type { SalaryOptions } from './salary-reader.ts'
import { hasId, twinFinder } from './twins.ts'
import { readCompanySize, readEducation, readRemote, readWorkTime } from './words.ts'

/** A row of a file: what it says, and what is stored of it. `open` are the fields that a question is open about. */
export type ReadRow = {
  row: number
  facts: SalaryFacts | null
  reading: Reading | { kind: 'asked'; open: string[] }
  /** What was assumed or left out. */
  notes: string[]
}

type Params = {
  head: Pick<Table, 'header' | 'rows'>
  columns: readonly (SalaryField | null)[]
  /** Fields of which it is asked which column has them. */
  open: ReadonlySet<SalaryField>
  money: MoneyReader
  questions: Questions
  options: SalaryOptions
  /** The year that a title above the table names. */
  titleYear: number | null
}
type Outcome = ReadRow['reading']

/** What a row says of its pay: as in the file, and as it is converted, which differs if the file has a converted amount too. */
type RowPay = {
  shown: Money | null
  real: Money | null
  isUnreadable: boolean
  isGiven: boolean
  /** The cell that has it. */
  at: number
  text: string
}

const refused = (column: string, reason: string): Reading => ({ kind: 'refused', column, reason })

/** Reads the rows of a sheet in which each row is the pay of one person. */
export class RowReader {
  readonly #params: Params
  readonly #choices: Choices
  readonly #findTwin: (row: TableRow) => number | null
  readonly #hasId: boolean
  /** Columns of which each row has one, such as pay a year or an hour. */
  readonly #amounts: readonly number[]
  readonly #main: SalaryField
  readonly #hasPlace: boolean
  readonly #hasPay: boolean

  constructor(params: Params) {
    this.#params = params
    this.#choices = choicesOf(params.questions)
    this.#findTwin = twinFinder(params.head)
    this.#hasId = hasId(params.head)
    this.#amounts = params.columns.flatMap((key, at) => (key === 'amount' ? [at] : []))
    const has = (key: SalaryField) => params.columns.includes(key)
    const mains: SalaryField[] = ['amount', 'from', 'to', 'total']
    this.#main = mains.find(has) ?? 'dollars'
    this.#hasPay = paid.some(has)
    this.#hasPlace = (['location', 'city', 'region', 'country'] as const).some(has)
  }

  read(row: TableRow): ReadRow {
    const cell: CellOf = (key) => tidyCell(row.cells[this.#at(key)])
    const asked = new Set<string>(this.#params.open)
    const place = locationOf(cell)
    const location =
      place !== '' || this.#hasPlace ? place : this.#choices.place(asked, this.#params.open.has('location'))
    const pay = this.#payOf(row, cell, location)
    const bonus = this.#part('bonus', cell, pay)
    const facts: SalaryFacts = {
      title: isNothing(cell('title')) ? '' : cell('title'),
      location,
      amount: pay.shown?.amount ?? null,
      high: pay.shown?.high ?? null,
      currency: pay.shown?.currency ?? null,
      unit: pay.shown?.unit ?? null,
      bonus: bonus === 'unreadable' ? null : bonus,
      company: employerIn(row.cells[this.#at('company')] ?? ''),
      level: cell('level'),
      year: yearOf(cell('year'), this.#year) ?? this.#params.titleYear,
    }
    const notes: string[] = []
    if (bonus === 'unreadable') notes.push(`${this.#nameOf('bonus')}: '${cell('bonus').slice(0, 40)}' is not an amount`)
    if (pay.shown?.high != null) notes.push('the middle of the range is used')
    const reading =
      this.#repeats(row, asked) ?? this.#problem(facts, pay, { cell, asked }) ?? this.#pointOf(facts, pay, { cell })
    return { row: row.number, facts, reading, notes }
  }

  get #year(): number {
    return Number(this.#params.options.today.slice(0, 4))
  }

  #at(key: SalaryField): number {
    return this.#params.columns.indexOf(key)
  }

  #nameOf(key: SalaryField): string {
    return this.#params.head.header[this.#at(key)] ?? ''
  }

  /** A row that repeats an earlier one is left out, or asked if no column has a number of each row. */
  #repeats(row: TableRow, asked: Set<string>): Outcome | null {
    const twin = this.#findTwin(row)
    if (twin === null) return null
    const answer = this.#hasId ? '' : this.#choices.repeated()
    if (answer === null) asked.add('repeated')
    return answer === '' ? { kind: 'left-out', reason: `is the same as row ${twin}` } : null
  }

  #payOf({ cells }: TableRow, cell: CellOf, location: string): RowPay {
    const { money, options } = this.#params
    // some surveys also give the pay in dollars, by the rates of their own day
    const dollars = money.count(this.#at('dollars'), cell('dollars'))
    const given: Money | null = dollars ? { amount: dollars, high: null, currency: 'USD', unit: 'year' } : null
    const row: RowMoney = {
      currency: cell('currency'),
      period: cell('period'),
      country: () => (location === '' ? null : options.countryOf(location)),
      asks: given === null,
    }
    const at = this.#amounts.find((one) => !isWithheld(tidyCell(cells[one]))) ?? this.#at(this.#main)
    const text = tidyCell(cells[at])
    const read = this.#stated(cell, row, { at, text })
    const stated = read === 'unreadable' ? null : read
    return {
      shown: stated ?? given,
      real: given ?? stated,
      isUnreadable: read === 'unreadable' && given === null,
      isGiven: given !== null,
      ...{ at, text },
    }
  }

  #stated(cell: CellOf, row: RowMoney, { at, text }: { at: number; text: string }): Money | 'unreadable' | null {
    const read = (key: SalaryField) => this.#params.money.read(this.#at(key), cell(key), row)
    if (this.#main === 'dollars') return null
    if (this.#main !== 'from') return this.#params.money.read(at, text, row)
    const [low, high] = [read('from'), read('to')]
    if (low === 'unreadable' || high === 'unreadable') return 'unreadable'
    if (low === null || high === null) return low ?? high
    return { ...low, high: high.amount === low.amount ? null : high.amount }
  }

  #part(key: SalaryField, cell: CellOf, { shown }: RowPay): number | null | 'unreadable' {
    if (shown === null) return null
    const times = shown.unit === null || shown.unit === 'asked' ? 1 : unitsAYear[shown.unit]
    const yearly = middleOf(shown) * times
    return this.#params.money.part(this.#at(key), cell(key), { yearly, payAt: this.#at(this.#main) })
  }

  /** Why a row is not imported, for what it lacks; null if nothing is missing. */
  #problem(facts: SalaryFacts, pay: RowPay, { cell, asked }: { cell: CellOf; asked: Set<string> }): Outcome | null {
    if (this.#at('title') < 0) asked.add('title')
    else if (facts.title === '') return refused(this.#nameOf('title'), 'is empty')
    for (const [key, text] of [
      ['title', facts.title],
      ['location', facts.location],
    ] as const)
      if (text.length > longestText) return refused(this.#nameOf(key), `is longer than ${longestText} characters`)
    const main = this.#params.head.header[pay.at] ?? ''
    if (!this.#hasPay || this.#params.open.has('amount')) return { kind: 'asked', open: [...asked] }
    if (pay.isUnreadable) return refused(main, `'${pay.text.slice(0, 40)}' is not an amount`)
    if (pay.shown === null || pay.real === null) return refused(main, 'has no pay')
    if (facts.location === '' && asked.size === 0)
      return refused(this.#nameOf('location') || this.#nameOf('city') || this.#nameOf('country'), 'has no place')
    if (readWorkTime(cell('part_time'), this.#nameOf('part_time')) === 'part') {
      const answer = this.#choices.partTime(this.#nameOf('part_time'), cell('part_time'))
      if (answer === '') return { kind: 'left-out', reason: `${cell('part_time')}: part time` }
      if (answer === null) asked.add('part_time')
    }
    const doubt = this.#doubtOf(pay, main)
    if (doubt === '') return { kind: 'left-out', reason: `${pay.text.slice(0, 40)}: left out, by the answer about it` }
    if (doubt === null) asked.add('pay')
    if (pay.real.currency === 'asked') asked.add('currency')
    if (pay.real.unit === 'asked') asked.add('period')
    if (asked.size > 0) return { kind: 'asked', open: [...asked] }
    if (isKnownMoney(pay.real)) return null
    return { kind: 'left-out', reason: `${pay.text.slice(0, 40)}: left out, by the answer about it` }
  }

  /** Asks about pay after tax, and about a cell with more amounts than were read: '' leaves the row out, null while it is asked. */
  #doubtOf({ text, shown, isGiven }: RowPay, column: string): string | null {
    if (isGiven || shown === null) return 'plain'
    const net = isNet(column) || isNet(text) ? this.#choices.net(column) : 'plain'
    if (!hasOtherAmount(text, { min: shown.amount, max: shown.high }) || net === '') return net
    const several = this.#choices.severalAmounts(column, text, middleOf(shown).toLocaleString('en-US'))
    return several === '' || net !== null ? several : null
  }

  #pointOf(facts: SalaryFacts, of: RowPay, { cell }: { cell: CellOf }): Outcome {
    const { rates } = this.#params.options
    const { shown, real, isGiven } = of
    const pay = real as KnownMoney
    const yearly = toDollars(pay, { rates, payments: this.#payments(cell) })
    if ('problem' in yearly) return refused(this.#nameOf(isGiven ? 'dollars' : this.#main), yearly.problem)
    const part = (key: SalaryField): number | null => {
      const amount = this.#part(key, cell, of)
      const rate = shown?.currency === 'USD' ? 1 : rates.get(shown?.currency ?? '')
      if (amount === null || amount === 'unreadable' || rate === undefined) return null
      return Math.min(100_000_000, Math.round(amount * rate))
    }
    const total = this.#main === 'total' ? null : part('total')
    const point: SalaryPoint = {
      ...unknownFields,
      jobTitle: facts.title,
      location: facts.location,
      experienceLevel: this.#choices.level(this.#nameOf('level'), cell('level')),
      industry: this.#choices.industry(this.#nameOf('industry'), cell('industry')),
      companySize: readCompanySize(cell('company_size')),
      educationLevel: readEducation(cell('education')),
      remoteType: readRemote(cell('remote')),
      baseSalary: yearly.dollars,
      bonus: part('bonus'),
      equityValue: part('equity'),
      // a total below the base salary is of something else
      totalCompensation: total !== null && total >= yearly.dollars ? total : null,
    }
    const isOriginal = shown !== null && (shown.currency !== 'USD' || shown.unit !== 'year')
    if (isOriginal && isKnownMoney(shown))
      point.original = { amount: middleOf(shown), currency: shown.currency, unit: shown.unit }
    return { kind: 'point', point, ...(pay.currency !== 'USD' && { converted: pay.currency }) }
  }

  /** How many monthly payments a year has: '14', or 'yes' below '13. Monatslohn'. */
  #payments(cell: CellOf): number {
    const text = cell('payments')
    if (isWithheld(text)) return 12
    const named = Number(/\b1[2-6]\b/.exec(this.#nameOf('payments'))?.[0] ?? 13)
    if (/^(?:ja|j|yes|y|oui|si|sí|sì|sim|x|tak|true)$/i.test(text)) return named
    const count = Number(/\d{1,2}(?:[.,]\d{1,2})?/.exec(text)?.[0]?.replace(',', '.') ?? 12)
    return count >= 12 && count <= 18 ? count : 12
  }
}

/** Some sites write their rating on a line below the name. */
function employerIn(text: string): string {
  const [name = '', rating = ''] = text.trim().split('\n')
  return tidyCell(/^\s?\d(?:\.\d)?$/.test(rating) ? name : text)
}
