import type { PayPeriod } from './pay.ts'
import { payTokens } from './pay-tokens.ts'
import { periodAfterPer, periodAnywhere } from './pay-words.ts'
import { longestPay } from './read-pay.ts'

/** A cell that contains only a period: 'hour', 'per month', 'MONTH', 'monatlich', '/Std'. */
export function readPeriod(text: string): PayPeriod | null {
  const tokens = payTokens(text.slice(0, longestPay))
  const codes = tokens
    .map((token) => (token.kind === 'word' ? (periodAnywhere.get(token.text) ?? periodAfterPer.get(token.text)) : null))
    .filter((period) => period != null)
  return new Set(codes).size === 1 ? (codes[0] ?? null) : null
}

/** A cell that contains only a currency: 'EUR', '€', 'euros'. A shared symbol is not enough, but '$' is the US dollar. */
export function readCurrency(text: string): string | null {
  const [token, ...more] = payTokens(text.slice(0, longestPay))
  if (token?.kind !== 'currency' || more.some(({ kind }) => kind === 'currency' || kind === 'number')) return null
  const [first] = token.codes
  return first !== undefined && (token.codes.length === 1 || first === 'USD') ? first : null
}
