import type { PayPeriod, Salary } from './pay.ts'
import type { StatedPay } from './read-pay.ts'
import { inReferenceDollars } from './reference-rates.ts'

/** The defaults if the text does not name them: the value of a column, or null. */
export type PayDefaults = { currency: string | null; period: PayPeriod | null }

export type CompletedPay =
  | { kind: 'pay'; salary: Salary; assumed: ('currency' | 'period')[] }
  | { kind: 'missing'; what: 'currency' | 'period' }

/** An amount without a period is read as yearly if it is at least this, in dollars; a lower one could be monthly. */
const minYearlyPay = 12_000

/**
 * Completes the pay that was read from a text. The currency comes from the text, else from the defaults, and is never guessed: a shared
 * symbol ('kr') needs a default that it can mean, but '$' alone is the US dollar. The period comes from the text, from the defaults, or
 * from an amount that can only be yearly.
 */
export function completePay(stated: StatedPay, defaults: PayDefaults): CompletedPay {
  const currency = currencyOf(stated.currencies, defaults.currency)
  if (currency === null) return { kind: 'missing', what: 'currency' }
  const period = stated.period ?? defaults.period ?? yearIfLarge(stated, currency)
  if (period === null) return { kind: 'missing', what: 'period' }
  const assumed: ('currency' | 'period')[] = []
  if (stated.currencies.length === 0) assumed.push('currency')
  if (stated.period === null) assumed.push('period')
  return {
    kind: 'pay',
    salary: {
      salaryMin: stated.min,
      salaryMax: stated.max,
      salaryCurrency: currency,
      salaryPeriod: period,
      salaryIsEstimate: stated.isEstimate,
    },
    assumed,
  }
}

function currencyOf(codes: readonly string[], fallback: string | null): string | null {
  if (codes.length === 0) return fallback
  if (fallback !== null && codes.includes(fallback)) return fallback
  const [first] = codes
  return first !== undefined && (codes.length === 1 || first === 'USD') ? first : null
}

function yearIfLarge({ min, max }: StatedPay, currency: string): PayPeriod | null {
  const dollars = inReferenceDollars(max ?? min ?? 0, currency)
  return dollars !== null && dollars >= minYearlyPay ? 'year' : null
}
