import { completePay } from '#lib/pay/complete-pay.ts'
import { currencyName } from '#lib/pay/currency-names.ts'
import { dollarsAYear, minLikelyYearlyPay, type PayPeriod, type Salary } from '#lib/pay/pay.ts'
import { readCurrency, readPeriod } from '#lib/pay/read-cells.ts'
import { readPay, type StatedPay } from '#lib/pay/read-pay.ts'
import { tidyLine } from '#lib/tidy-text.ts'
import type { ImportColumn } from './layout.ts'
import { shown } from './shown-cell.ts'

type PayColumn = Extract<ImportColumn, `salary${string}`>
type Note = { column: PayColumn; reason: string }
/** `isAssumed` if the currency is the one that was given for pay without one. */
export type ReadSalary = { salary: Salary; notes: Note[]; isAssumed: boolean }

const none = dollarsAYear(null, null)
/** The first format of the bound columns, which is still accepted: whole dollars a year, '84000', '$84,000' or '84k'. */
const plain = /^(?:USD|US\$|\$)? ?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.0{1,2})? ?k?$/i

class Unread extends Error {
  readonly note: Note

  constructor(column: PayColumn, reason: string) {
    super(reason)
    this.note = { column, reason: `${reason}: the pay is left out` }
  }
}

/** The pay of a line. Pay that cannot be read or is incomplete is left out and noted, but the line is not refused. */
export function readSalary(cell: (column: PayColumn) => string, currency = 'USD'): ReadSalary {
  try {
    return take((column) => tidyLine(cell(column)), currency)
  } catch (error) {
    if (error instanceof Unread)
      return { salary: { ...none, salaryCurrency: currency }, notes: [error.note], isAssumed: false }
    throw error
  }
}

function take(cell: (column: PayColumn) => string, currency: string): ReadSalary {
  const [column, stated] = statedPayIn(cell)
  if (!stated) return { salary: { ...none, salaryCurrency: currency }, notes: [], isAssumed: false }
  const text = cell(column)
  const defaults = { currency: currencyIn(cell), period: periodIn(cell) }
  const top = stated.max ?? stated.min ?? 0
  const isPlain = column !== 'salary' && plain.test(text) && top >= minLikelyYearlyPay
  const read = completePay(stated, {
    currency: defaults.currency ?? currency,
    period: defaults.period ?? (isPlain ? 'year' : null),
  })
  if (read.kind === 'missing') {
    const isCurrency = read.what === 'currency'
    const missing = isCurrency
      ? 'has a symbol shared by several currencies'
      : "doesn't say if it is per hour, month or year"
    throw new Unread(column, `“${shown(text)}” ${missing}. Add a column “salary_${read.what}”`)
  }
  const isMore = column === 'salary' || (!isPlain && /\p{L}/u.test(text))
  const isAssumed = defaults.currency === null && read.assumed.includes('currency')
  const reason = `“${shown(text)}” has no currency, so it's read as ${currencyName(currency)}`
  return {
    salary: fitting(column, text, read.salary),
    notes: isAssumed && isMore ? [{ column, reason }] : [],
    isAssumed,
  }
}

/** The column with the pay, and the pay that was read from it. Bounds in two columns are one range. */
function statedPayIn(cell: (column: PayColumn) => string): [PayColumn, StatedPay | null] {
  const low = statedPayBy('salary_min', cell)
  const high = statedPayBy('salary_max', cell)
  if (!low && !high) return ['salary', statedPayBy('salary', cell)]
  if (!low || !high) return low ? ['salary_min', bound(low, 'min')] : ['salary_max', bound(high as StatedPay, 'max')]
  const currencies = [low.currencies, high.currencies].find(({ length }) => length > 0) ?? []
  const isOne = low.currencies.length === 0 || high.currencies.length === 0 || low.currencies[0] === high.currencies[0]
  if (!isOne) throw new Unread('salary_max', 'The two bounds are in different currencies')
  const min = low.min ?? low.max
  const max = high.max ?? high.min
  if (min !== null && max !== null && min > max)
    throw new Unread('salary_max', "Maximum salary can't be below the minimum")
  const period = high.period ?? low.period
  return ['salary_min', { min, max, currencies, period, isEstimate: low.isEstimate || high.isEstimate }]
}

/** A single amount in a bound column is that bound; a range stays a range. */
const bound = (stated: StatedPay, which: 'min' | 'max'): StatedPay =>
  stated.min === stated.max ? { ...stated, [which === 'min' ? 'max' : 'min']: null } : stated

function statedPayBy(column: PayColumn, cell: (column: PayColumn) => string): StatedPay | null {
  const text = cell(column)
  if (text === '') return null
  const stated = readPay(text)
  if (stated) return stated
  // '0' is not pay, and words such as 'Competitive' intentionally state none
  if (/^[^\d]*$/.test(text) && column === 'salary') return null
  if (/^[$€£]? ?0+(?:[.,]0+)?$/.test(text)) return null
  throw new Unread(column, `“${shown(text)}” isn't an amount that we can read`)
}

function currencyIn(cell: (column: PayColumn) => string): string | null {
  const text = cell('salary_currency')
  if (text === '') return null
  const currency = readCurrency(text)
  if (currency === null) throw new Unread('salary_currency', `“${shown(text)}” is not a currency such as USD or EUR`)
  return currency
}

function periodIn(cell: (column: PayColumn) => string): PayPeriod | null {
  const text = cell('salary_period')
  if (text === '') return null
  const period = readPeriod(text)
  if (period === null) {
    const periods = 'hour, day, week, month, year or project'
    throw new Unread('salary_period', `“${shown(text)}” is not one of ${periods}`)
  }
  return period
}

/** The pay as a posting can store it: no cents for a year, and no amount above the maximum. */
function fitting(column: PayColumn, text: string, salary: Salary): Salary {
  const { salaryMin, salaryMax, salaryPeriod } = salary
  if (Math.max(salaryMin ?? 0, salaryMax ?? 0) > 1_000_000_000)
    throw new Unread(column, `“${shown(text)}” is too large`)
  if (salaryPeriod !== 'year') return salary
  const rounded = (amount: number | null) => (amount === null ? null : Math.round(amount))
  return { ...salary, salaryMin: rounded(salaryMin), salaryMax: rounded(salaryMax) }
}
