import { completePay } from '#lib/pay/complete-pay.ts'
import { minLikelyYearlyPay, perYear } from '#lib/pay/pay.ts'
import { readPay } from '#lib/pay/read-pay.ts'
import { inReferenceDollars } from '#lib/pay/reference-rates.ts'

type InDollars = (amount: number, currency: string) => number | null

/**
 * The highest amount in a salary text, in US dollars a year: '$84k - $99k' is 99000, '$40 an hour' 83200. Without a currency the amount is
 * in dollars, and without a period it is for a year. Null if the text has no comparable amount.
 */
export function salaryTopOf(words: string, inDollars: InDollars = inReferenceDollars): number | null {
  const stated = readPay(words)
  const top = stated && (stated.max ?? stated.min)
  if (!stated || top === null) return null
  const pay = completePay(stated, { currency: 'USD', period: top >= minLikelyYearlyPay ? 'year' : null })
  if (pay.kind === 'missing') return null
  const yearly = perYear(top, pay.salary.salaryPeriod)
  const dollars = yearly === null ? null : inDollars(yearly, pay.salary.salaryCurrency)
  return dollars === null || dollars > 100_000_000 ? null : Math.round(dollars)
}
