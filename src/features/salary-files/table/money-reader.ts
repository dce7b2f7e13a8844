import type { Questions } from '#features/import-files/questions.ts'
import { currencyName } from '#lib/pay/currency-names.ts'
import { currenciesIn, currenciesInTitle } from './currencies.ts'
import type { SalaryField } from './fields.ts'
import { type PayUnit, payUnitLabels, payUnits, readPayUnit, unitsAYear } from './pay-period.ts'
import {
  type DecimalSign,
  decimalSignOf,
  isWithheld,
  multiplierIn,
  type ReadAmount,
  readAmount,
} from './read-amount.ts'

/** A currency or a period of an amount; 'asked' while it is not known, and null if the user leaves such amounts out. */
type Open<T> = T | 'asked' | null

/** An amount of the file. `high` is the upper end of a range. */
export type Money = { amount: number; high: number | null; currency: Open<string>; unit: Open<PayUnit> }

/** What a row says of its amounts. Without `asks` nothing depends on them, so no question is asked. */
export type RowMoney = { currency: string; period: string; country: () => string | null; asks?: boolean }

type Params = {
  header: readonly string[]
  columns: readonly (SalaryField | null)[]
  /** The first rows, which decide for whole columns. */
  sample: readonly (readonly string[])[]
  /** Cells are numbers, not texts. */
  isTyped: boolean
  /** Titles above the table, its sheet and file name. */
  context: string
  /** What the system states for all its files. */
  stated: { currency?: string | undefined; unit?: PayUnit | undefined }
  questions: Questions
  /** US dollars for one unit of each currency. */
  rates: ReadonlyMap<string, number>
  /** The currency in which people of a country are paid. */
  ofCountry: (country: string) => string | null
}

type Column = {
  at: number
  name: string
  sign: DecimalSign
  times: number
  currencies: readonly string[]
  unit: PayUnit | null
}
type Asked = { column: string; text: string; suggestion?: string | null; codes?: readonly string[] }

const NO_CURRENCY = 'Amounts without a currency'
const NO_PERIOD = 'Amounts without a period'
/** An amount without a period is yearly if it is at least this, in dollars; a lower one could be monthly. */
const MIN_YEARLY = 12_000
/** Yearly pay above this, in dollars, has another period or currency. */
const MAX_YEARLY = 10_000_000
const LEAVE_OUT = { value: '', label: 'Leave out' }
const unitOptions = [...payUnits.map((value) => ({ value, label: payUnitLabels[value] })), LEAVE_OUT]

/** Reads amounts with their currency and period: from the cell, the columns for it, the heading, or the title of the table. */
export class MoneyReader {
  readonly #params: Params
  readonly #contextCurrencies: readonly string[]
  readonly #contextUnit: PayUnit | null
  readonly #columns = new Map<number, Column>()
  readonly #yearly = new Map<number, boolean>()

  constructor(params: Params) {
    this.#params = params
    this.#contextCurrencies = params.stated.currency ? [params.stated.currency] : currenciesInTitle(params.context)
    this.#contextUnit = params.stated.unit ?? readPayUnit(params.context)
  }

  /** null for an empty or withheld cell, 'unreadable' for one without an amount. */
  read(at: number, text: string, row: RowMoney): Money | 'unreadable' | null {
    if (at < 0 || isWithheld(text)) return null
    const column = this.#columnAt(at)
    const read = readAmount(text, column.sign)
    if (!read || read.low < 0) return 'unreadable'
    if (read.low === 0 && read.high === null) return null
    const amount = scaled(read.low, column.times)
    const currency = this.#currencyOf(column, read, row)
    const rate = currency === null || currency === 'asked' ? undefined : this.#params.rates.get(currency)
    const unit = this.#unitOf(column, read, { row, dollars: rate === undefined ? null : amount * rate })
    return { amount, high: read.high === null ? null : scaled(read.high, column.times), currency, unit }
  }

  /** A number without a currency, such as how many people were counted. */
  count(at: number, text: string): number | null {
    if (at < 0 || isWithheld(text)) return null
    const column = this.#columnAt(at)
    const read = readAmount(text, column.sign)
    return read ? read.low * column.times : null
  }

  /**
   * What is paid for a year in addition to the pay, such as a bonus, in its currency; '10 %' is a share of the yearly
   * pay, whose column is at `payAt`.
   */
  part(at: number, text: string, { yearly, payAt }: { yearly: number; payAt: number }): number | null | 'unreadable' {
    if (at < 0 || isWithheld(text)) return null
    const column = this.#columnAt(at)
    const share = shareIn(text, column.name)
    if (share !== null) return yearly * share
    const read = readAmount(text, column.sign)
    if (!read) return 'unreadable'
    const times = column.times === 1 && payAt >= 0 ? this.#columnAt(payAt).times : column.times
    return scaled(read.low, times) * unitsAYear[read.unit ?? column.unit ?? 'year']
  }

  #columnAt(at: number): Column {
    const found = this.#columns.get(at)
    if (found) return found
    const { sample, isTyped } = this.#params
    const name = this.#nameOf(at)
    const cells = sample.map((row) => (row[at] ?? '').trim()).filter((cell) => !isWithheld(cell))
    const times = multiplierIn(name)
    const column = {
      at,
      name,
      sign: decimalSignOf(cells, isTyped),
      times,
      // lakhs and crores are counted only in rupees
      currencies: times === 100_000 || times === 10_000_000 ? ['INR'] : currenciesInTitle(name),
      unit: readPayUnit(name),
    }
    this.#columns.set(at, column)
    return column
  }

  #nameOf(at: number): string {
    return this.#params.header[at] || `Column ${at + 1}`
  }

  #currencyOf(column: Column, read: ReadAmount, row: RowMoney): Open<string> {
    const stating = currenciesIn(row.currency)
    if (stating.length === 0 && !isWithheld(row.currency))
      return this.#askCurrency(row, { column: this.#nameOf(this.#placeOf('currency')), text: row.currency, codes: [] })
    const candidates = [read.currencies, stating, column.currencies, this.#contextCurrencies]
    const given = candidates.filter((one) => one.length > 0)
    const [first] = given
    if (!first) {
      const place = this.#params.ofCountry(row.country() ?? '')
      return this.#askCurrency(row, { column: column.name, text: NO_CURRENCY, codes: place ? [place] : [] })
    }
    const { currencies } = read
    if (currencies.length > 0 && stating.length > 0 && !currencies.some((one) => stating.includes(one))) {
      const codes = [...new Set([...currencies.slice(0, 1), ...stating.slice(0, 1)])]
      return this.#askCurrency(row, { column: column.name, text: codes.join(' or '), codes })
    }
    const left = given.reduce((before, one) => {
      const both = before.filter((code) => one.includes(code))
      return both.length > 0 ? both : before
    }, first)
    const [only] = left
    return only !== undefined && left.length === 1 ? only : this.#sharedSign(column, left, row)
  }

  /** '$' and 'kr' are signs of several currencies: that of the country of the row, or asked. */
  #sharedSign(column: Column, codes: readonly string[], row: RowMoney): Open<string> {
    const country = row.country()
    const own = country === null ? null : this.#params.ofCountry(country)
    if (own !== null && codes.includes(own)) return own
    const isDollar = codes.includes('USD')
    const text = isDollar ? (country === null ? '$ where the country is not known' : '$') : codes.join(' or ')
    // in a country with another sign '$' is most likely the US dollar
    const suggestion = isDollar && own !== null ? 'USD' : null
    return this.#askCurrency(row, { column: column.name, text, suggestion, codes })
  }

  #unitOf(
    column: Column,
    read: ReadAmount,
    { row, dollars }: { row: RowMoney; dollars: number | null },
  ): Open<PayUnit> {
    if (read.unit) return read.unit
    // 'Annual salary' beside 'Bi-weekly' says how often it is paid
    if (column.unit) return column.unit
    if (!isWithheld(row.period)) {
      const unit = readPayUnit(row.period)
      const isLikely = unit === null || dollars === null || dollars * unitsAYear[unit] <= MAX_YEARLY
      if (unit && isLikely) return unit
      const isSalaried =
        /^(?:salary|salaried|exempt|gehalt|angestellt)/i.test(row.period) && (dollars ?? 0) >= MIN_YEARLY
      const name = this.#nameOf(this.#placeOf('period'))
      return this.#askUnit(row, { column: name, text: row.period, suggestion: isSalaried ? 'year' : null })
    }
    if (this.#contextUnit) return this.#contextUnit
    const suggestion = dollars !== null && this.#isYearly(column) ? 'year' : null
    return this.#askUnit(row, { column: column.name, text: NO_PERIOD, suggestion })
  }

  /** Whether most amounts of a column are too high to be monthly. */
  #isYearly(column: Column): boolean {
    const found = this.#yearly.get(column.at)
    if (found !== undefined) return found
    const amounts = this.#params.sample.flatMap((cells) => {
      const read = readAmount(cells[column.at] ?? '', column.sign)
      if (!read) return []
      const stating = currenciesIn(cells[this.#placeOf('currency')] ?? '')
      const given = [read.currencies, stating, column.currencies, this.#contextCurrencies]
      const code = given.find((one) => one.length > 0)?.[0] ?? 'USD'
      return [scaled(read.low, column.times) * (this.#params.rates.get(code) ?? 0)]
    })
    const sorted = amounts.toSorted((a, b) => a - b)
    const isYearly = (sorted[Math.floor(sorted.length / 5)] ?? 0) >= MIN_YEARLY
    this.#yearly.set(column.at, isYearly)
    return isYearly
  }

  #placeOf(key: SalaryField): number {
    return this.#params.columns.indexOf(key)
  }

  #askCurrency(row: RowMoney, { codes = [], ...asked }: Asked): Open<string> {
    const all = [...new Set([...codes, 'USD', ...this.#params.rates.keys()])]
    const options = all.map((value) => ({ value, label: currencyLabel(value) }))
    return this.#ask(row, { ...asked, field: 'Currency', options: [...options, LEAVE_OUT] })
  }

  #askUnit(row: RowMoney, asked: Asked): Open<PayUnit> {
    return this.#ask(row, { ...asked, field: 'Pay period', options: unitOptions }) as Open<PayUnit>
  }

  #ask(row: RowMoney, asked: Omit<Parameters<Questions['ask']>[0], 'kind'>): Open<string> {
    if (row.asks === false) return asked.suggestion ?? 'asked'
    const answer = this.#params.questions.ask({ kind: 'choice', ...asked })
    return answer === null ? 'asked' : answer || null
  }
}

const currencyLabel = (code: string): string => {
  const name = currencyName(code)
  return name === code ? code : `${code} (${name})`
}

/** 'Salary (k)' above 65000 is a heading that was not followed. */
function scaled(amount: number, times: number): number {
  return times > 1 && amount < 2_000 ? amount * times : amount
}

/** '10 %', or '10' below 'Bonus in percent'. */
function shareIn(text: string, heading: string): number | null {
  const number = /^(\d{1,3}(?:[.,]\d{1,2})?) ?(%?)$/.exec(text.trim())
  if (!number || (number[2] === '' && !/%|\bpct\b|percent|prozent|pourcent|porcentaje|percentuale/i.test(heading)))
    return null
  return Number((number[1] ?? '').replace(',', '.')) / 100
}
