import { isCurrency } from './pay.ts'
import { currencySigns, currencyWords, firmsMoney, multipliers, periodAnywhere } from './pay-words.ts'

/** A part of a text about pay. `spaced`: there is white space before it. */
export type PayToken = { spaced: boolean } & (
  | { kind: 'number'; value: number }
  | { kind: 'currency'; codes: readonly string[] }
  | { kind: 'word'; text: string }
  | { kind: 'dash' | 'slash' | 'plus' | 'open' | 'unknown' | 'count' | 'other' }
)

/** Numbers that count something else: hours a week, months a year, shares, grades. Each is replaced by one character. */
const otherNumbers = [
  /(?<![\d.,])\d[\d.,]{0,9} ?(?:- ?\d[\d.,]{0,9} ?)?%/g,
  /\b401 ?\(?k\)?/g,
  /(?<![\d.,])\d[\d.,]{0,5}(?: ?- ?\d{1,2})? ?-?(?:hours?|hrs?|h|uur|stunden|std\.?|wochenstunden|heures?|horas?|timmar|timer|godzin|godz\.?) ?(?:(?:per|a|pro|\/|par|por|na|i|p)\.? ?)?(?:de |la |in der )?-?(?:week|wk|woche|semaine|semana|tydzień|tyg\.?|vecka|uke)/g,
  /(?<![\d.,])\d{1,2}(?:[.,]\d)?(?: ?- ?\d{1,2})? ?(?:uur|hours|wochenstunden|stunden|timmar|godzin)(?![\p{L}])/gu,
  /\b(?:scheduled )?weekly hours\b/g,
  /(?:sur|auf|over|x|×) ?\d{1,2}(?:[.,]\d)? ?(?:mois|monate|monatsgehälter|months|meses|maanden)?(?!\d)/g,
  /\b\d{1,3} ?-? ?(?:months?|monate|mois|meses|maanden)\b/g,
  /\b(?:b2b|ir35|p2p)\b/g,
  /\b(?:level|schaal|band|grade|stufe|gruppe|nivå|step) ?[a-z]?\d{1,3}[a-z]?/g,
  /\b(?:since|seit|depuis|desde|sinds|sedan|od|in|from|as of) (?:19|20)\d\d\b(?! ?[€\d]|[.,]\d)/g,
]

const numbers =
  /^(?:\d{1,3}([ '.,])\d{3}(?:\1\d{3})*(?:[.,]\d{1,2})?(?!\d)|\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?)/
const signs = /^(?:(?:us|ca|c|au|a|nz|hk|s|mx|nt|r)\$|[$€£₹¥円元₩₫฿₱₪₺₽₴₦])/
/** Codes that are recognized in lower case too; other codes look like words ('all', 'top', 'try'). */
const commonCodes = new Set(
  'usd eur gbp chf pln sek nok dkk inr aud cad czk huf jpy brl zar nzd sgd hkd mxn aed uah rub'.split(' '),
)

/** Normalizes dashes, spaces, apostrophes and character widths. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\u00ad/g, '')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/&mdash;|&ndash;/g, '-')
    .replace(/\.{2,}/g, '-')
    .replace(/[〜～]/g, '~')
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/ & /g, ' and ')
    .replace(/\b([Pp])\.\s?([AaHhDdMmWw])\b\.?/g, '$1$2')
    .trim()
}

/**
 * '1.250' and '1,250' are 1250, '14,50' and '14.50' are 14.5: three digits after a separator are a group, unless the number starts with 0.
 */
function numberOf(written: string): number {
  const last = Math.max(written.lastIndexOf('.'), written.lastIndexOf(','))
  if (last === -1) return Number(written.replace(/[ ']/g, ''))
  const sign = written[last] as string
  const isGroup =
    written.length - last === 4 &&
    !written.startsWith('0') &&
    /^\d{1,3}([ '.,]\d{2,3})*$/.test(written) &&
    !written.slice(0, last).includes(sign === '.' ? ',' : '.')
  const whole = written.slice(0, last).replace(/[ '.,]/g, '')
  return isGroup ? Number(whole + written.slice(last + 1)) : Number(`${whole}.${written.slice(last + 1)}`)
}

const isKnown = (word: string): boolean =>
  word in currencyWords || word in multipliers || word in currencySigns || periodAnywhere.has(word)

/** Splits 'złbrutto' after a number into 'zł' and 'brutto', 'keur' into 'k' and 'eur', '万円' into '万' and '円'. */
function pieces(run: string, isAfterNumber: boolean): string[] {
  if (isKnown(run) || firmsMoney.has(run)) return [run]
  const thousand = /^[kt](.+)$/.exec(run)
  if (isAfterNumber && thousand?.[1] && (commonCodes.has(thousand[1]) || thousand[1] in currencyWords))
    return ['k', thousand[1]]
  if (!isAfterNumber && !/[\u3040-\u9fff]/.test(run)) return [run]
  for (let length = run.length - 1; length > 0; length--) {
    const head = run.slice(0, length)
    const isShort = length === 1 && /[a-z]/.test(head)
    if ((isKnown(head) || commonCodes.has(head)) && !isShort) return [head, ...pieces(run.slice(length), true)]
  }
  return [run]
}

function wordToken(word: string, isUpper: boolean, spaced: boolean): PayToken {
  const codes = currencyWords[word] ?? currencySigns[word]
  if (codes) return { kind: 'currency', codes, spaced }
  const code = word.toUpperCase()
  if (word.length === 3 && isCurrency(code) && (isUpper || commonCodes.has(word)))
    return { kind: 'currency', codes: [code], spaced }
  return { kind: 'word', text: word, spaced }
}

const single: Record<string, 'dash' | 'slash' | 'plus' | 'open' | 'unknown' | 'count'> = {
  '#': 'count',
  '-': 'dash',
  '/': 'slash',
  '+': 'plus',
  '(': 'open',
  '?': 'unknown',
}

/** The tokens of a text about pay, without numbers that count something else. */
export function payTokens(text: string): PayToken[] {
  const normalized = plain(text)
  let lower = normalized.toLowerCase()
  // replace with the same length, so that positions in both texts are the same
  for (const pattern of otherNumbers) lower = lower.replace(pattern, (found) => '#'.padEnd(found.length, ' '))
  const tokens: PayToken[] = []
  let at = 0
  while (at < lower.length) {
    const rest = lower.slice(at)
    const spaced = at === 0 || lower[at - 1] === ' '
    const first = rest[0] as string
    const number = numbers.exec(rest)
    const sign = signs.exec(rest)
    const run = /^[\p{L}\p{M}]+/u.exec(rest)?.[0]
    if (first === ' ') at += 1
    else if (number) {
      tokens.push({ kind: 'number', value: numberOf(number[0]), spaced })
      at += number[0].length
      at += /^[.,]-{1,2}(?!\d)/.exec(lower.slice(at))?.[0].length ?? 0
    } else if (sign && !/[\p{L}]/u.test(lower[at - 1] ?? '')) {
      tokens.push({ kind: 'currency', codes: currencySigns[sign[0]] ?? [], spaced })
      at += sign[0].length
    } else if (sign && sign[0].length === 1) {
      tokens.push({ kind: 'currency', codes: currencySigns[sign[0]] ?? [], spaced })
      at += 1
    } else if (run) {
      const isRand = normalized.slice(at, at + run.length) === 'R' && /^r ?\d/.test(rest)
      const before = tokens.at(-1)?.kind
      const isUpper = normalized.slice(at, at + run.length) === run.toUpperCase()
      if (isRand) tokens.push({ kind: 'currency', codes: ['ZAR'], spaced })
      else
        for (const [index, piece] of pieces(run, before === 'number').entries())
          tokens.push(wordToken(piece, isUpper, spaced && index === 0))
      at += run.length
    } else {
      tokens.push(
        first === '~' || first === '≈'
          ? { kind: 'word', text: first, spaced }
          : { kind: single[first] ?? 'other', spaced },
      )
      at += 1
    }
  }
  return tokens
}

/** The word at this position; null for another token. */
export const wordAt = (tokens: PayToken[], at: number): string | null => {
  const token = tokens[at]
  return token?.kind === 'word' ? token.text : null
}

/** Whether the token at this position is one of these words. */
export const isWordOf = (tokens: PayToken[], at: number, words: ReadonlySet<string>): boolean => {
  const word = wordAt(tokens, at)
  return word !== null && words.has(word)
}
