import { type PayPeriod, perYear } from './pay.ts'
import { isWordOf, type PayToken, payTokens, wordAt } from './pay-tokens.ts'
import {
  andWords,
  articles,
  besidePay,
  betweenWords,
  boundFillers,
  estimateWords,
  firmsMoney,
  fromWords,
  indian,
  multipliers,
  payLabels,
  periodAfterPer,
  periodAnywhere,
  perWords,
  toWords,
  upToWords,
} from './pay-words.ts'
import { inReferenceDollars } from './reference-rates.ts'

/** The pay that a text states. Nothing is guessed: what the text does not state is null, or all currencies that its symbol can mean. */
export type StatedPay = {
  min: number | null
  max: number | null
  /** Empty if no currency is named; several if its symbol is shared, the most usual one first. */
  currencies: readonly string[]
  period: PayPeriod | null
  isEstimate: boolean
}

/** The longest text that is read; pay fits on one line. */
export const longestPay = 300
/** A yearly amount above this, in dollars, is a typing error or not pay. */
const maxPerYear = 10_000_000

type Amount = {
  value: number | null
  codes: readonly string[]
  multiplier: number
  isOpen: boolean
  isFirms: boolean
  isYearly: boolean
  next: number
}
type StatedAmounts = { start: number; end: number; low: Amount; high: Amount | null }

/** The currencies that both symbols can mean: '$100k CAD' is Canadian. */
function commonOf(one: readonly string[], other: readonly string[]): readonly string[] {
  if (one.length === 0) return other
  if (other.length === 0) return one
  return one.filter((code) => other.includes(code))
}

function amountAt(tokens: PayToken[], start: number): Amount | null {
  let at = start
  let codes: readonly string[] = []
  const takeCurrency = () => {
    const token = tokens[at]
    if (token?.kind !== 'currency' || (codes.length > 0 && commonOf(codes, token.codes).length === 0)) return
    codes = commonOf(codes, token.codes)
    at += 1
  }
  takeCurrency()
  takeCurrency()
  const number = tokens[at]
  if (number?.kind !== 'number' && number?.kind !== 'unknown') return null
  at += 1
  const amount = { value: number.kind === 'number' ? number.value : null, multiplier: 1, isOpen: false, isFirms: false }
  let isYearly = false
  const takePlus = () => {
    if (tokens[at]?.kind !== 'plus' || tokens[at]?.spaced) return
    amount.isOpen = true
    at += 1
  }
  const word = wordAt(tokens, at)
  const isGlued = tokens[at]?.spaced === false
  if (
    word !== null &&
    Object.hasOwn(multipliers, word) &&
    (isGlued || word.length > 1 || tokens[at + 1]?.kind === 'currency')
  ) {
    amount.multiplier = multipliers[word] ?? 1
    isYearly = word === 'lpa'
    if (indian.has(word)) codes = commonOf(codes, ['INR'])
    at += 1
  }
  takePlus()
  if (isWordOf(tokens, at, firmsMoney) && !isWordOf(tokens, at - 1, perWords)) amount.isFirms = true
  if (tokens[at]?.kind === 'open' && tokens[at + 1]?.kind === 'currency') at += 1
  takeCurrency()
  takePlus()
  if (isWordOf(tokens, at, firmsMoney)) amount.isFirms = true
  return { ...amount, codes, isYearly, next: at }
}

/** Skips a period or a word such as 'gross', which can be between the bounds of a range: '$18/hr - $22/hr'. */
function skipBetween(tokens: PayToken[], from: number): number {
  let at = from
  for (let left = 4; left > 0; left--) {
    const isPeriod = periodAt(tokens, at) !== null
    const isSlash = tokens[at]?.kind === 'slash' && periodAt(tokens, at + 1) !== null
    const word = wordAt(tokens, at)
    const isGross = word !== null && /^(?:brut|gross|net|base)/.test(word)
    if (!(isPeriod || isSlash || isGross)) return at
    at += 1
  }
  return at
}

function statedAt(tokens: PayToken[], start: number): StatedAmounts | null {
  const low = amountAt(tokens, start)
  if (!low) return null
  const single = low.value === null ? null : { start, end: low.next, low, high: null }
  let at = skipBetween(tokens, low.next)
  const isDash = tokens[at]?.kind === 'dash'
  const word = wordAt(tokens, at)
  if (!(isDash || (word !== null && toWords.has(word)))) return single
  at += 1
  while (isWordOf(tokens, at, boundFillers) || isWordOf(tokens, at, upToWords) || isWordOf(tokens, at, articles))
    at += 1
  const high = amountAt(tokens, at)
  if (!high || (low.value === null && high.value === null)) return single
  const isLoose = word !== null && andWords.has(word)
  const isBetween = [1, 2, 3].some((back) => isWordOf(tokens, start - back, betweenWords))
  if (isLoose && !isBetween && (low.codes.length === 0 || high.codes.length === 0)) return single
  if (low.codes.length > 0 && high.codes.length > 0 && commonOf(low.codes, high.codes).length === 0) return single
  return { start, end: high.next, low, high }
}

function periodAt(tokens: PayToken[], at: number): PayPeriod | null {
  const word = wordAt(tokens, at)
  if (word === null) return null
  const stated = periodAnywhere.get(word)
  if (stated) return stated
  const period = periodAfterPer.get(word)
  if (!period) return null
  let before = at - 1
  while (isWordOf(tokens, before, articles) && !isWordOf(tokens, before, perWords)) before -= 1
  return tokens[before]?.kind === 'slash' || isWordOf(tokens, before, perWords) ? period : null
}

const isMarked = ({ low, high }: StatedAmounts): boolean =>
  [low, high].some((amount) => amount !== null && (amount.codes.length > 0 || amount.multiplier > 1))

/** The word before the first amount: 'up to', 'from', or neither. */
function boundBefore(tokens: PayToken[], start: number): 'from' | 'up to' | null {
  for (let at = start - 1; at >= Math.max(0, start - 4); at--) {
    if (isWordOf(tokens, at, upToWords)) return 'up to'
    if (isWordOf(tokens, at, fromWords)) return 'from'
    const isSkipped =
      tokens[at]?.kind === 'other' || isWordOf(tokens, at, boundFillers) || isWordOf(tokens, at, payLabels)
    if (!isSkipped) return null
  }
  return null
}

/**
 * Whether an amount is paid in addition to the pay: '$3,000 signing bonus', '€100 learning and travel allowance', with the word up to four
 * words later.
 */
function isBesidePay(tokens: PayToken[], from: number): boolean {
  for (let at = from; at < from + 4; at++) {
    if (isWordOf(tokens, at, besidePay)) return true
    if (wordAt(tokens, at) === null) return false
  }
  return false
}

function findSaid(tokens: PayToken[]): StatedAmounts[] {
  const found: StatedAmounts[] = []
  let at = 0
  while (at < tokens.length) {
    const stated = statedAt(tokens, at)
    if (stated && !stated.low.isFirms && !stated.high?.isFirms && !isBesidePay(tokens, stated.end)) found.push(stated)
    at = stated ? stated.end : at + 1
  }
  return found
}

/** Whether a text contains only an amount and words about pay, so that it needs no currency symbol. */
const isBare = (tokens: PayToken[], stated: StatedAmounts): boolean =>
  tokens.every((token, at) => {
    if (at >= stated.start && at < stated.end) return true
    if (token.kind === 'number' || token.kind === 'count') return false
    return (
      token.kind !== 'word' ||
      payLabels.has(token.text) ||
      upToWords.has(token.text) ||
      fromWords.has(token.text) ||
      perWords.has(token.text) ||
      estimateWords.has(token.text) ||
      periodAt(tokens, at) !== null
    )
  })

/**
 * Whether two amounts are for two kinds of contract or two currencies and therefore not a range: '45 USD or 180 PLN', '£55 umbrella / £41
 * PAYE'.
 */
function isSeveral(tokens: PayToken[], first: StatedAmounts, second: StatedAmounts | undefined): boolean {
  if (!second) return false
  const between = tokens.slice(first.end, second.start)
  const isOr =
    between.length <= 3 &&
    between.some(
      (token) =>
        token.kind === 'slash' || (token.kind === 'word' && /^(?:or|oder|ou|of|lub|albo|eller|o)$/.test(token.text)),
    )
  return isOr && isMarked(second)
}

function findPeriod(tokens: PayToken[], stated: StatedAmounts, before: number, after: number): PayPeriod | null {
  for (let at = stated.low.next; at < after; at++) {
    const period = periodAt(tokens, at)
    if (period) return period
  }
  for (let at = stated.start - 1; at >= before; at--) {
    const period = periodAt(tokens, at)
    if (period) return period
  }
  return stated.low.isYearly || stated.high?.isYearly ? 'year' : null
}

/** The most that is paid in a period, in dollars: for a higher amount, the word for the period belongs to something else in the text. */
const maxPay: Partial<Record<PayPeriod, number>> = { hour: 2_000, day: 20_000, week: 40_000, month: 45_000 }

const cents = (amount: number): number => Math.round(amount * 100) / 100

/** Reads the pay of a line of text, as people write it in their languages; null if it contains no amount, or several different ones. */
export function readPay(text: string): StatedPay | null {
  const tokens = payTokens(text.slice(0, longestPay))
  const all = findSaid(tokens)
  if (tokens[0]?.kind === 'dash' && tokens[1]?.kind === 'number' && !tokens[1].spaced) return null
  const stated = all.find(isMarked) ?? (all.length === 1 && all[0] && isBare(tokens, all[0]) ? all[0] : undefined)
  if (!stated) return null
  const index = all.indexOf(stated)
  const next = all[index + 1]
  if (isSeveral(tokens, stated, next)) return null
  const { low, high } = stated
  const currencies = high ? commonOf(low.codes, high.codes) : low.codes
  const pair = high ? [scaled(low, high), scaled(high, low)] : bounds(tokens, stated, next)
  const [min, max] = sorted(pair[0] ?? null, pair[1] ?? null)
  const most = max ?? min
  if (most === null || most === 0) return null
  const dollars = inReferenceDollars(most, currencies[0] ?? 'USD')
  const found = findPeriod(tokens, stated, all[index - 1]?.end ?? 0, next?.start ?? tokens.length)
  const limit = found && maxPay[found]
  const period = limit && dollars !== null && dollars > limit ? null : found
  const yearly = dollars === null ? null : perYear(dollars, period ?? 'year')
  if (most > 1e12 || (yearly !== null && yearly > maxPerYear)) return null
  return { min: min === 0 ? null : min, max, currencies, period, isEstimate: isEstimate(tokens, stated) }
}

/** In '45-50 TEUR' and '$100 - $160k' both amounts are thousands. */
function scaled(amount: Amount, other: Amount): number | null {
  if (amount.value === null) return null
  const inherits = amount.multiplier === 1 && amount.value < 1_000 && other.multiplier > 1
  return cents(amount.value * (inherits ? other.multiplier : amount.multiplier))
}

function sorted(min: number | null, max: number | null): [number | null, number | null] {
  return min !== null && max !== null && min > max ? [max, min] : [min, max]
}

/** A single amount is both bounds, or one of them because of the words next to it: 'up to 60k', '110k+', '$105,000 minimum'. */
function bounds(
  tokens: PayToken[],
  stated: StatedAmounts,
  next: StatedAmounts | undefined,
): [number | null, number | null] {
  const amount = scaled(stated.low, stated.low)
  const bound = boundBefore(tokens, stated.start)
  const nextBound = next && !next.high ? boundBefore(tokens, next.start) : null
  if (next && bound === 'from' && nextBound === 'up to') return [amount, scaled(next.low, next.low)]
  if (bound === 'up to') return [null, amount]
  const after = wordAt(tokens, stated.end)
  if (bound === 'from' || stated.low.isOpen || after === 'minimum' || after === 'min') return [amount, null]
  return after === 'maximum' || after === 'max' ? [null, amount] : [amount, amount]
}

function isEstimate(tokens: PayToken[], stated: StatedAmounts): boolean {
  return tokens.some((token, at) => {
    if (token.kind !== 'word' || !estimateWords.has(token.text)) return false
    if (token.text === 'ote') return true
    const next = tokens[at + 1]
    // 'est' is also French for 'is'
    if (token.text === 'est' && !(next?.kind === 'other' && !next.spaced)) return false
    const after = next?.kind === 'other' ? tokens[at + 2] : next
    const isOfAnother = at >= stated.end && (after?.kind === 'currency' || after?.kind === 'number')
    if (isOfAnother) return false
    return (at < stated.start && at >= stated.start - 3) || (at >= stated.end && at < stated.end + 3)
  })
}
