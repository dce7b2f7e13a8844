import { beforeAmount } from './pay/currency-names.ts'
import type { PayPeriod, Salary } from './pay/pay.ts'

/*
 * All money formats of the specification, each as a named function (PLAT-14). Prices and statistics are US dollars; the pay of a job has a
 * currency of its own. Without pay, candidates see 'Competitive' and the portals 'Not specified'.
 */

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** '$98,000' */
export function dollars(amount: number): string {
  return `$${whole.format(amount)}`
}

/** '$98k', rounded to whole thousands (SAL-22). */
export function thousands(amount: number): string {
  return `$${whole.format(amount / 1000)}k`
}

/** '£31k', rounded to whole thousands, for a figure that stays in its own currency. */
export function thousandsIn(currency: string, amount: number): string {
  return `${beforeAmount(currency)}${whole.format(amount / 1000)}k`
}

/** '$1,299.00', a price with two decimals (SUB-18). */
export function price(amount: number): string {
  return `$${cents.format(amount)}`
}

const inPeriod: Record<PayPeriod, string> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
  project: 'for the project',
}

/** '€3,500', '$18.50', 'PLN 180,000': an amount in any currency, with cents only if it has some. */
export function money(amount: number, currency: string, hasCents = !Number.isInteger(amount)): string {
  return `${beforeAmount(currency)}${(hasCents ? cents : whole).format(amount)}`
}

const isDollarsAYear = ({ salaryCurrency, salaryPeriod }: Salary): boolean =>
  salaryCurrency === 'USD' && salaryPeriod === 'year'

/** Formats the bounds; `amount` formats one of them. Dollars a year are worded as in the specification. */
function written(salary: Salary, amount: (bound: number) => string, neither: string): string {
  const { salaryMin: min, salaryMax: max } = salary
  if (min === null && max === null) return neither
  const estimate = salary.salaryIsEstimate ? ' (estimate)' : ''
  if (isDollarsAYear(salary)) {
    if (min !== null && max !== null) return `${amount(min)} - ${amount(max)}${estimate}`
    return `${min !== null ? `From ${amount(min)}` : `Up to ${amount(max ?? 0)}`}${estimate}`
  }
  const suffix = ` ${inPeriod[salary.salaryPeriod]}${estimate}`
  if (min !== null && max !== null) return `${min === max ? amount(min) : `${amount(min)} – ${amount(max)}`}${suffix}`
  return `${min !== null ? `From ${amount(min)}` : `Up to ${amount(max ?? 0)}`}${suffix}`
}

/** Shows cents for both bounds if one of them has cents: '$22.00 – $26.50'. */
function fullAmount({ salaryMin, salaryMax, salaryCurrency }: Salary) {
  const hasCents = [salaryMin, salaryMax].some((bound) => bound !== null && !Number.isInteger(bound))
  return (bound: number) => money(bound, salaryCurrency, hasCents)
}

/**
 * Pay as candidates see it (JOBS-11, TRACK-10): '$98,000 - $124,000', 'From $98,000', 'Up to $124,000', 'Competitive'. Other pay than
 * dollars a year names its period: '€3,500 – €4,200 a month', '$40 an hour'.
 */
export function salaryFull(salary: Salary): string {
  return written(salary, fullAmount(salary), 'Competitive')
}

/** Pay in feeds for other sites, which need the period spelled out: '$98,000 - $124,000 per year', '€3,500 - €4,200 per month'. */
export function salaryPerPeriod(salary: Salary): string {
  const { salaryCurrency: currency, salaryPeriod: period } = salary
  const { salaryMin: min, salaryMax: max } = salary
  if (min !== null && min === max && !isDollarsAYear(salary)) return `${money(min, currency)} per ${period}`
  // formatted like dollars a year, which the feeds contained first
  return `${written({ ...salary, salaryCurrency: 'USD', salaryPeriod: 'year' }, fullAmount(salary), '')} per ${period}`
}

/** Pay in the company and platform portals (CJOB-18): as `salaryFull`, but 'Not specified' without bounds. */
export function salaryPortal(salary: Salary): string {
  return written(salary, fullAmount(salary), 'Not specified')
}

/**
 * Pay in the apply dialog's job header (APPLY-10): '$98k - $124k', '$98k+', 'Up to $124k', 'Competitive'. Only yearly amounts of at least a
 * thousand are shortened: '$40 an hour' is not.
 */
export function salaryInThousands(salary: Salary): string {
  const { salaryMin: min, salaryMax: max, salaryCurrency: currency } = salary
  const isShort = salary.salaryPeriod === 'year' && [min, max].every((bound) => bound === null || bound >= 1_000)
  if (!isShort) return salaryFull(salary)
  const short = (bound: number) => `${money(Math.round(bound / 1_000), currency)}k`
  if (isDollarsAYear(salary) && !salary.salaryIsEstimate && min !== null && max === null) return `${short(min)}+`
  return written(salary, short, 'Competitive')
}
