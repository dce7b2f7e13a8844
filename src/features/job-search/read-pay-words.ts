import { type PayPeriod, perYear } from '#lib/pay/pay.ts'
import { readPay } from '#lib/pay/read-pay.ts'

/** The lowest pay that a search asks for. */
export type AskedPay = { amount: number; currency: string; period: PayPeriod; typed: string }

/** 'at least $60,000 a year' has four words after the bound. */
const longest = 4
/** A lower amount without a period could be by the hour, the day or the week. */
const leastYearly = 1_000
const bounds = new Set(['from', 'over', 'above', 'min', 'minimum', 'ab', 'mindestens', 'desde', 'od', 'vanaf'])
const longBounds = new Set(['at least', 'more than', 'a partir'])

/**
 * Reads pay out of a typed search, such as '£20 an hour' or '$60k'; `rest` is the other text. An amount without a currency, or a small one
 * without a period, is not read, because it could mean anything. Pay in quotes is not read either.
 */
export function readPayWords(typed: string): { pay: AskedPay | null; rest: string } {
  const words = typed.split(/\s+/).filter(Boolean)
  for (let at = 0; at < words.length; at++) {
    const found = payAt(words, at)
    if (!found) continue
    const from = at - boundsBefore(words, at)
    const to = at + found.length
    const rest = [...words.slice(0, from), ...words.slice(to)].join(' ')
    return { pay: { ...found.pay, typed: words.slice(from, to).join(' ') }, rest }
  }
  return { pay: null, rest: typed }
}

/** The shortest run of words from here that states an amount with its currency and, if one follows, its period. */
function payAt(words: string[], at: number): { pay: Omit<AskedPay, 'typed'>; length: number } | null {
  let best: { pay: Omit<AskedPay, 'typed'>; length: number } | null = null
  let period: PayPeriod | null = null
  for (let length = 1; length <= longest && at + length <= words.length; length++) {
    const run = words.slice(at, at + length)
    if (run.some((word) => word.includes('"')) || !/\d/.test(run.slice(0, 2).join(''))) break
    const said = readPay(run.join(' '))
    const amount = said?.min ?? said?.max ?? null
    const [currency] = said?.currencies ?? []
    if (!said || amount === null || currency === undefined) continue
    if (best && said.period === period) continue
    period = said.period
    const isKnown = period ? perYear(amount, period) !== null : amount >= leastYearly
    if (isKnown) best = { pay: { amount, currency, period: period ?? 'year' }, length }
  }
  return best
}

function boundsBefore(words: string[], at: number): number {
  if (
    longBounds.has(
      words
        .slice(Math.max(0, at - 2), at)
        .join(' ')
        .toLowerCase(),
    )
  )
    return 2
  return bounds.has((words[at - 1] ?? '').toLowerCase()) ? 1 : 0
}
