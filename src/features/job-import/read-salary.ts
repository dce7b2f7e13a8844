import { wordsOf } from '#features/import-files/words-of.ts'
import { nameOfCountry } from '#features/places/countries.ts'
import { currencyOptions } from '#lib/pay/currency-options.ts'
import { dollarsAYear, type PayPeriod, payPeriods, type Salary } from '#lib/pay/pay.ts'
import { readCurrency, readPeriod } from '#lib/pay/read-cells.ts'
import type { StatedPay } from '#lib/pay/read-pay.ts'
import { inReferenceDollars } from '#lib/pay/reference-rates.ts'
import { dollars, type PayColumn, readPayCell, Unread } from './read-pay-cell.ts'
import { leaveOut, type RowContext } from './row-context.ts'

/** `usesDefault` if the currency is the one that was given for pay without one. Null while something is asked. */
export type ReadSalary = { salary: Salary; usesDefault: boolean; isRead: boolean } | null
export type PayOptions = {
  /** The currency of pay without one; null if the company has none yet. */
  currency: string | null
  /** The countries of the job's locations. */
  countries: readonly string[]
  /** The job has a location of which no country is known. */
  isSomewhere: boolean
}

/** The question about all pay without a currency. */
export const NO_CURRENCY = 'Pay without a currency'
/** The least yearly amount that is not asked, in dollars; a lower one could be monthly. */
const minYearlyPay = 12_000

/** The pay of a row. Pay that cannot be read is left out and noted; a currency or a period that the file does not say is asked. */
export function readSalary(context: RowContext, options: PayOptions): ReadSalary {
  const none = {
    salary: { ...dollarsAYear(null, null), salaryCurrency: options.currency ?? 'USD' },
    usesDefault: false,
  }
  try {
    const read = take(context, options)
    return read === 'none' ? { ...none, isRead: true } : read === 'left-out' ? { ...none, isRead: false } : read
  } catch (error) {
    if (!(error instanceof Unread)) throw error
    context.note(error.key, error.message)
    return { ...none, isRead: false }
  }
}

function take(context: RowContext, options: PayOptions): ReadSalary | 'none' | 'left-out' {
  const [key, stated] = statedPay(context)
  if (!stated) return 'none'
  const currency = currencyOf(context, key, stated, options)
  // amounts of some currencies are only likely once it is known
  const isShared = stated.currencies.length !== 1
  const known = currency && isShared ? (statedPay(context, currency.code)[1] ?? stated) : stated
  // the period of an amount that is not stated is asked once the currency is known
  if (currency === null && !known.period) context.open.add('salary_period')
  const period = currency === null ? null : periodOf(context, key, known, currency.code)
  if (currency?.code === '' || period === '') return 'left-out'
  if (currency === null || period === null) return null
  const { min: salaryMin, max: salaryMax, isEstimate: salaryIsEstimate } = known
  const salary = { salaryMin, salaryMax, salaryCurrency: currency.code, salaryPeriod: period, salaryIsEstimate }
  return { salary: fitting(key, salary), usesDefault: currency.isDefault, isRead: true }
}

/** The column with the pay, and the pay that was read from it. Bounds in two columns are one range. */
function statedPay(context: RowContext, currency?: string): [PayColumn, StatedPay | null] {
  const low = readPayCell('salary_min', context, currency)
  const high = readPayCell('salary_max', context, currency)
  if (!low && !high) return ['salary', readPayCell('salary', context, currency)]
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

type Currency = { code: string; isDefault: boolean }

/** The currency of the pay: that of its text, of a column or of the answer to a question. '' if it is left out. */
function currencyOf(
  context: RowContext,
  key: PayColumn,
  { currencies }: StatedPay,
  options: PayOptions,
): Currency | null {
  const { cells, ask } = context
  const [cell] = cells.all('salary_currency').filter(({ text }) => !/^(?:null|none|-)/i.test(text))
  if (cell) {
    const read = readCurrency(cell.text.split(';')[0] ?? '')
    const isDollar = read === 'USD' && !/us/i.test(cell.text)
    // 'EUR' in the column decides what '€' or 'kr' is
    if (read !== null && !isDollar && (currencies.length === 0 || currencies.includes(read)))
      return { code: read, isDefault: false }
    if (currencies.length === 0) {
      const country = isDollar ? otherDollar(dollars, options) : null
      if (read !== null && !country) return { code: read, isDefault: false }
      const code = ask(
        'salary_currency',
        cell.column,
        country ? `${cell.text} in ${country.name}` : cell.text,
        choices(country ? [country.code, 'USD'] : []),
      )
      return code === null ? null : { code, isDefault: false }
    }
  }
  const column = cells.all(key)[0]?.column ?? ''
  if (currencies.length === 1) return { code: currencies[0] as string, isDefault: false }
  if (currencies.length === 0) {
    const code = ask(
      'salary_currency',
      column,
      NO_CURRENCY,
      choices(options.currency ? [options.currency] : []),
      options.currency,
    )
    return code === null ? null : { code, isDefault: true }
  }
  const country = otherDollar(currencies, options)
  if (currencies[0] === 'USD' && !country) {
    if (options.countries.includes('US')) return { code: 'USD', isDefault: false }
    const [text, likely] = options.isSomewhere ? ['$ where the country is not known', null] : ['$', 'USD']
    const code = ask('salary_currency', column, text, choices(['USD']), likely)
    return code === null ? null : { code, isDefault: false }
  }
  const sign = signOf(cells.text(key), currencies)
  const code = ask(
    'salary_currency',
    column,
    country ? `${sign} in ${country.name}` : sign,
    choices(country ? [country.code, 'USD'] : currencies),
  )
  return code === null ? null : { code, isDefault: false }
}

/** The country of a job whose own currency has the same sign: '$' in Toronto. */
function otherDollar(currencies: readonly string[], { countries }: PayOptions): { code: string; name: string } | null {
  const [country] = countries
  const code = currencies.find((one) => one !== 'USD' && one.slice(0, 2) === country)
  return code && country ? { code, name: nameOfCountry(country) } : null
}

const signs = ['$', '¥', 'kr', 'Rs', 'dollars', 'rupees']
const signOf = (text: string, currencies: readonly string[]): string =>
  signs.find((sign) => text.toLowerCase().includes(sign.toLowerCase())) ?? currencies.join(' or ')

const choices = (first: readonly string[]) => [
  ...first.flatMap((code) => currencyOptions.filter(({ value }) => value === code)),
  ...currencyOptions.filter(({ value }) => !first.includes(value)),
  leaveOut,
]

const periodOptions = [
  ...payPeriods.map((value) => ({
    value,
    label: value === 'project' ? 'For the project' : `A${value === 'hour' ? 'n' : ''} ${value}`,
  })),
  leaveOut,
]

/** The period of the pay; '' if it is left out, and null while it is asked. */
function periodOf(context: RowContext, key: PayColumn, stated: StatedPay, currency: string): PayPeriod | '' | null {
  const { cells, ask } = context
  if (stated.period) return stated.period
  const [pay] = cells.all(key)
  const cell = cells.all('salary_period').find(({ text }) => !/^(?:null|none|-|n\/a)$/i.test(text))
  if (cell) {
    const read = readNamedPeriod(cell.text) ?? readPeriod(cell.text)
    return ask('salary_period', cell.column, cell.text, periodOptions, read) as PayPeriod | '' | null
  }
  // 'Hourly rate', 'Bruttomonatsgehalt'
  const named = readNamedPeriod(pay?.column ?? '')
  const top = stated.max ?? stated.min ?? 0
  const isYearly = (inReferenceDollars(top, currency) ?? 0) >= minYearlyPay
  if (named) return named
  const size = isYearly ? 'Amounts of a year' : sizeOf(top)
  return ask('salary_period', pay?.column ?? '', size, periodOptions, isYearly ? 'year' : null) as PayPeriod | '' | null
}

/** Amounts of one size are asked together. */
const sizeOf = (amount: number): string =>
  amount < 200
    ? 'Amounts below 200'
    : amount < 1000
      ? 'Amounts from 200 to 999'
      : amount < 12_000
        ? 'Amounts from 1,000 to 11,999'
        : 'Amounts from 12,000, less than a usual year’s'

const periodWords: [PayPeriod, RegExp][] = [
  ['hour', /\b(hour(ly|s)?|hr|hrs|stunden?\w*|std|horaire|heure|hora|oraria?|ora|uur\w*|uurloon|godz\w*|per hora)\b/],
  ['day', /\b(day|days|daily|tag(e|es)?\w{0,4}|jour|journalier|dia|giorn\w*|dag\w{0,6}|dzien\w*|dniowk\w*|diaria)\b/],
  ['week', /\b(week(ly)?|woch\w*|semaine|hebdomadaire|semanal|settiman\w*|tydz\w*|tygodni\w*)\b/],
  [
    'month',
    /\b(month(ly|s)?|\w*monat\w*|mois|mensuel\w*|mensual\w*|mes|mensil\w*|mese|\w*maand\w*|mensal|mies\w*|manad\w*)\b/,
  ],
  [
    'year',
    /\b(year(ly|s)?|annual(ly)?|annum|pa|\w*jahr\w*|jahrlich|an|annuel\w*|annee|anual\w*|ano|annu[oa]|anno|jaar\w*|rok|roczn\w*|ral)\b/,
  ],
  ['project', /\b(project|projekt\w*|fixed|one ?time|pauschal\w*|forfait\w*)\b/],
]

/** A text that names one period: 'per-year-salary', '1 HOUR', 'Monatlich', 'Hourly rate'. */
export function readNamedPeriod(text: string): PayPeriod | null {
  const plain = wordsOf(text.split(';')[0] ?? '')
  const [found, ...others] = periodWords.filter(([, pattern]) => pattern.test(plain))
  return others.length === 0 ? (found?.[0] ?? null) : null
}

/** The pay as a posting can store it: no cents for a year, and no amount above the maximum. */
function fitting(key: PayColumn, salary: Salary): Salary {
  const { salaryMin, salaryMax, salaryPeriod } = salary
  if (Math.max(salaryMin ?? 0, salaryMax ?? 0) > 1_000_000_000) throw new Unread(key, 'is too large')
  if (salaryPeriod !== 'year') return salary
  const rounded = (amount: number | null) => (amount === null ? null : Math.round(amount))
  return { ...salary, salaryMin: rounded(salaryMin), salaryMax: rounded(salaryMax) }
}
