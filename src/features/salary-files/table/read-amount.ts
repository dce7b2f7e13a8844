import { payTokens } from '#lib/pay/pay-tokens.ts'
import { multipliers } from '#lib/pay/pay-words.ts'
import { longestPay, readPay } from '#lib/pay/read-pay.ts'
import { type PayUnit, readPayUnit } from './pay-period.ts'

/** Which sign is before the decimals in a column; null if each cell is read by itself. */
export type DecimalSign = '.' | ',' | null

/** An amount as the file has it. `high` is the upper end of a range. */
export type ReadAmount = {
  low: number
  high: number | null
  /** The currencies that its sign can mean; none without a sign. */
  currencies: readonly string[]
  unit: PayUnit | null
}

/** What offices and people write for a figure that is not given. */
const WITHHELD =
  /^(?:[-–—.:*#~^x/]+|\[[a-z]\]|n ?\/? ?a\.?|n\.? ?d\.?|c|z|none|null|nan|unknown|confidential|withheld|suppressed|k ?\. ?a\.?|s\.?o\.?)$/i
export const isWithheld = (text: string): boolean => text.trim() === '' || WITHHELD.test(text.trim())

const NUMBER = /\d[\d.,'’\u00a0\u202f ]{0,30}\d|\d/g

type Parts = { last: '.' | ',' | null; after: number; isDecimal: boolean | null }

/** The last separator of a number, and whether it can only be before decimals, or only between groups. */
function partsOf(number: string): Parts {
  const signs = number.replace(/[^.,]/g, '')
  const last = (signs.at(-1) ?? null) as '.' | ',' | null
  if (last === null) return { last, after: 0, isDecimal: null }
  const after = number.length - number.lastIndexOf(last) - 1
  if (new Set(signs).size === 2) return { last, after, isDecimal: signs.split(last).length === 2 }
  if (signs.length > 1) return { last, after, isDecimal: false }
  const before = number.slice(0, number.lastIndexOf(last))
  if (after !== 3 || before.startsWith('0') || before.replace(/\D/g, '').length > 3)
    return { last, after, isDecimal: true }
  return { last, after, isDecimal: /[ '’\u00a0\u202f]/.test(before) ? true : null }
}

/** Decides for a column what '48.500' is, by its other amounts. Cells of workbooks and of JSON are numbers with a point. */
export function decimalSignOf(cells: readonly string[], isTyped: boolean): DecimalSign {
  const votes = { '.': { yes: 0, no: 0 }, ',': { yes: 0, no: 0 } }
  for (const cell of cells)
    for (const [number] of cell.matchAll(NUMBER)) {
      const { last, isDecimal } = partsOf(number)
      if (last !== null && isDecimal !== null) votes[last][isDecimal ? 'yes' : 'no'] += 1
    }
  for (const sign of ['.', ','] as const)
    if (votes[sign].yes > 0 && votes[sign].no === 0) {
      const other = votes[sign === '.' ? ',' : '.']
      if (other.yes === 0) return sign
    }
  return isTyped && votes['.'].no === 0 && votes[','].yes === 0 ? '.' : null
}

/** Writes all numbers of a text with a decimal point and without groups. Three decimals get a fourth, so that they stay decimals. */
function plainNumbers(text: string, sign: DecimalSign): string {
  return text.replace(NUMBER, (number) => {
    const { last, after, isDecimal } = partsOf(number)
    const digits = (part: string) => part.replace(/\D/g, '')
    if (last === null || !(isDecimal ?? last === sign)) return digits(number)
    const at = number.lastIndexOf(last)
    return `${digits(number.slice(0, at))}.${digits(number.slice(at + 1))}${after === 3 ? '0' : ''}`
  })
}

/**
 * Reads a cell with an amount: '65.000', '€ 4.200,50 / Monat', '$120k - $140k', '12,5 LPA'. null for a text without one, and for several
 * amounts that are no range.
 */
export function readAmount(text: string, sign: DecimalSign): ReadAmount | null {
  const bare = text
    // '25 L' is 25 lakhs
    .replace(/(\d) (l|lacs?|lakhs?|crores?|cr|lpa)\b/gi, '$1$2')
    // 'Rs. 16,80,000/-'
    .replace(/\/-$/, '')
    .replace(/^rs\./i, 'Rs')
    .trim()
    .replace(/^'/, '')
    // offices put uncertain figures in brackets
    .replace(/^[([]\s?([\d.,'’ ]{1,30})[)\]]$/, '$1')
    .replace(/[\u00a0\u202f]/g, ' ')
  const typed = numberOf(bare)
  if (typed !== null) return { low: typed, high: null, currencies: [], unit: null }
  const plain = plainNumbers(bare, sign)
  const number = numberOf(plain)
  if (number !== null) return { low: number, high: null, currencies: [], unit: null }
  const read = readPay(plain.slice(0, longestPay)) ?? readPay(plain.replace(/\([^()]*\)/g, ' ').slice(0, longestPay))
  const low = read?.min ?? read?.max
  if (!read || low === null || low === undefined) return null
  const high = read.min !== null && read.max !== null && read.max !== read.min ? read.max : null
  return { low, high, currencies: read.currencies, unit: readPayUnit(withoutNumbers(bare)) ?? unitOf(read.period) }
}

const unitOf = (period: string | null): PayUnit | null => (period === 'project' ? null : (period as PayUnit | null))
const withoutNumbers = (text: string): string => text.replace(/\d[\d.,']{0,20}(?:k|lpa|l)?/gi, ' ')

/** A number without groups; a spreadsheet writes large ones as 1.2E+6. */
function numberOf(text: string): number | null {
  return /^\d{1,15}(?:\.\d{1,2}|\.\d{4,17})?(?:e\+?\d{1,2})?$/i.test(text) ? Number(text) : null
}

/** What amounts of a column are multiplied by: 1,000 for 'Salary (k€)', 'in Tsd.' and '£000', 100,000 for 'CTC (LPA)'. */
export function multiplierIn(heading: string): number {
  if (/(?:^|[^\d.,])0?00s?\b|'000|\(000\)|\bthousands?\b|\bmille\b|\bmiles\b|\bmigliaia\b/i.test(heading)) return 1_000
  if (/\b[kt](?:€|£|\$|eur|usd|gbp|chf)\b|\bk ?[€£$]|[€£$] ?k\b|\((?:in )?k\)|\btsd\b|\btys\b|\bin k\b/i.test(heading))
    return 1_000
  for (const token of payTokens(heading.slice(0, longestPay))) {
    const times = token.kind === 'word' && token.text.length > 1 ? multipliers[token.text] : undefined
    if (times !== undefined && token.kind === 'word' && token.text !== 'mil') return times
    if (token.kind === 'word' && token.text === '万') return 10_000
  }
  return /万|萬|만/.test(heading) ? 10_000 : 1
}
