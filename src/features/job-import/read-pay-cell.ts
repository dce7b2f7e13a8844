import { plainText } from '#lib/html-text.ts'
import { hasOtherAmount } from '#lib/pay/other-amounts.ts'
import { payTokens } from '#lib/pay/pay-tokens.ts'
import { longestPay, readPay, type StatedPay } from '#lib/pay/read-pay.ts'
import { tidyLine } from '#lib/tidy-text.ts'
import { leaveOut, type RowContext } from './row-context.ts'
import { shown } from './shown-cell.ts'

export type PayColumn = 'salary' | 'salary_min' | 'salary_max'

export const dollars = ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'TWD', 'CLP', 'COP', 'ARS']

/** Pay that is left out, with a note. */
export class Unread extends Error {
  readonly key: PayColumn

  constructor(key: PayColumn, reason: string) {
    super(`${reason}: the pay is left out`)
    this.key = key
  }
}

/** The pay in a cell. A cell with several amounts is asked; null while it is, and without pay. */
export function readPayCell(key: PayColumn, context: RowContext, currency?: string): StatedPay | null {
  const text = tidyLine(plainText(context.cells.text(key))).replace(/^'(?=\d)/, '')
  if (text === '') return null
  const stated = currency ? readPay(inCurrency(text, currency)) : (readPay(text) ?? readLarge(text))
  if (stated && !hasOtherAmount(text, stated)) return stated
  if (stated) return askAmount(key, context, { text, stated }, currency)
  if (currency) return null
  // '0' is not pay, and words such as 'Competitive' intentionally state none
  if (/^[^\d]*$/.test(text) && (key === 'salary' || text.length < 4 || /^(?:none|null|n\/a|open|tbd)$/i.test(text)))
    return null
  if (/^[$€£]? ?0+(?:[.,]0+)?$/.test(text)) return null
  if (choicesIn(text).length > 0) return askAmount(key, context, { text, stated: null }, currency)
  throw new Unread(key, `“${shown(text)}” isn't an amount that we can read`)
}

const SIGN = /[$¥]|(?<!\p{L})(?:kr|rs)(?!\p{L})\.?/iu
const SIGNS = /[$¥]|(?<!\p{L})(?:kr|rs)(?!\p{L})\.?/giu

/** The text with this currency instead of its sign: '$ 1.450.000' in Argentina. */
function inCurrency(text: string, code: string): string {
  if (SIGN.test(text)) return text.replace(SIGNS, ` ${code} `)
  return /[€£₹]|(?<!\p{L})[A-Z]{3}(?!\p{L})|zł/u.test(text) ? text : `${code} ${text}`
}

/** Amounts that are too large to be dollars; their currency is not known yet. */
function readLarge(text: string): StatedPay | null {
  const read = readPay(inCurrency(text, 'IDR'))
  if (read?.currencies[0] !== 'IDR') return null
  return { ...read, currencies: text.includes('$') ? dollars : [] }
}

type Several = { text: string; stated: StatedPay | null }

const AS_READ = 'read'

/** Asks which of several amounts is the pay: the one that was read, or one of the parts of the text. */
function askAmount(
  key: PayColumn,
  context: RowContext,
  { text, stated }: Several,
  currency?: string,
): StatedPay | null {
  const choices = choicesIn(text)
  const column = context.cells.all(key)[0]?.column ?? ''
  const written = [stated?.min, stated?.max].flatMap((amount) => (amount ? [amount.toLocaleString('en-US')] : []))
  const asRead = stated ? [{ value: AS_READ, label: [...new Set(written)].join(' to ') }] : []
  const options = [...asRead, ...choices.map((label, at) => ({ value: String(at), label })), leaveOut]
  const answer = context.ask('salary', column, text, options)
  if (answer === '') throw new Unread(key, `“${shown(text)}” has several amounts`)
  if (answer === null || answer === AS_READ) return stated
  const part = choices[Number(answer)] ?? ''
  return readPay(currency ? inCurrency(part, currency) : part)
}

const PARTS = /\/(?!\p{L})|[|;()]| (?:or|oder|ou|of|lub|albo|eller|o|resp\.?|bzw\.?|vs\.?) /iu

const MAX_CHOICES = 6
const MIN_PAY = 7

/** What can be the pay in a text: its parts that can be read, or else its numbers, two of them also as a range. */
function choicesIn(text: string): string[] {
  const parts = partsOf(text)
  if (parts.length > 0) return parts.slice(0, MAX_CHOICES)
  const numbers = payTokens(text.slice(0, longestPay)).flatMap((token) =>
    token.kind === 'number' && token.value >= MIN_PAY ? [token.value] : [],
  )
  const [low = 0, high = 0] = numbers
  const range = numbers.length === 2 && low < high ? [`${low} - ${high}`] : []
  return [...range, ...new Set(numbers.map(String))].slice(0, MAX_CHOICES)
}

/** The amounts of a text such as '45 USD or 180 PLN'. */
function partsOf(text: string): string[] {
  const parts = text.split(PARTS).map((part) => part.trim())
  const read = parts.filter((part) => /\d/.test(part) && readPay(part) !== null)
  return read.length > 1 ? [...new Set(read)] : []
}
