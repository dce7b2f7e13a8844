import { foldLetters } from './fold-letters.ts'

/** A period found in a text at `at`; months as `2024-03`, or a year alone, '' where open. */
export type FoundRange = { start: string; end: string | null; isCurrent: boolean; at: number; length: number }
export type FoundDate = { date: string; at: number; length: number }

const months = [
  'january|januar|janner|janvier|enero|jan|janv|ene',
  'february|februar|fevrier|febrero|feb|fevr|fev',
  'march|marz|maerz|mars|marzo|mar|mrz',
  'april|avril|abril|apr|avr|abr',
  'may|mai|mayo',
  'june|juni|juin|junio|jun',
  'july|juli|juillet|julio|jul|juil',
  'august|aout|agosto|aug|ago',
  'september|septembre|septiembre|setiembre|sept|sep|set',
  'october|oktober|octobre|octubre|oct|okt',
  'november|novembre|noviembre|nov',
  'december|dezember|decembre|diciembre|dec|dez|dic',
]
const monthOfName = new Map(
  months.flatMap((names, index) => names.split('|').map((name) => [name, index + 1] as const)),
)
const NAME = `(?:${months.join('|')})\\.?`
const YEAR = "(?:(?:19|20)\\d{2}|['\u2019]\\d{2})"
const ONE = `(?:${NAME},?\\s*(?:de\\s+|del\\s+)?${YEAR}|(?:\\d{1,2}[./])?\\d{1,2}[./](?:19|20)\\d{2}|(?:19|20)\\d{2}[-/.](?:0[1-9]|1[0-2])(?:-\\d{2})?|${YEAR})`
const NOW =
  "(?:present|current(?:ly)?|now|today|ongoing|to date|heute|jetzt|aktuell|laufend|gegenwart|aujourd['\u2019]hui|(?:a )?ce jour|present|actuel(?:lement)?|en cours|(?:la )?actualidad|actual(?:mente)?|presente|hoy|la fecha)"
const DASH =
  '\\s*(?:\u2013|-|\u2014|\u2012|\u2212|~|/(?=\\s)|\\bto\\b|\\buntil\\b|\\btill\\b|\\bbis\\b|\\bau\\b|\\ba\\b|\\bhasta\\b)\\s*'
const SINCE = '(?:since|from|seit|ab|depuis|desde)'
const EDGE = '(?<![\\p{L}\\d])'
const END = '(?![\\p{L}\\d])'

const RANGE = new RegExp(`${EDGE}(?:from\\s+|von\\s+|de\\s+)?(${ONE}|${NAME})${DASH}(${ONE}|${NOW})${END}`, 'u')
const OPEN = new RegExp(`${EDGE}${SINCE}\\s+(${ONE})${END}`, 'u')
const DATE = new RegExp(`${EDGE}(${ONE})${END}`, 'u')
const CURRENT = new RegExp(`^${NOW}$`, 'u')

/** The first period in a text; with `orDate` a single date counts as its end. */
export function findRange(text: string, orDate = false): FoundRange | null {
  const folded = foldLetters(text)
  const range = RANGE.exec(folded)
  if (range) {
    const [all, from = '', to = ''] = range
    const isCurrent = CURRENT.test(to)
    const end = isCurrent ? null : readDate(to)
    // 'Mar - Jun 2021' says the year once
    const start = readDate(from) || (end ? readDate(`${from} ${end.slice(0, 4)}`) : '')
    return { start, end, isCurrent, at: range.index, length: all.length }
  }
  const open = OPEN.exec(folded)
  if (open)
    return { start: readDate(open[1] ?? ''), end: null, isCurrent: true, at: open.index, length: open[0].length }
  const single = orDate ? findDate(text) : null
  return single && { start: '', end: single.date, isCurrent: false, at: single.at, length: single.length }
}

/** The first date in a text. */
export function findDate(text: string): FoundDate | null {
  const found = DATE.exec(foldLetters(text))
  const date = found ? readDate(found[1] ?? '') : ''
  return found && date ? { date, at: found.index, length: found[0].length } : null
}

function readDate(text: string): string {
  const year = /(?:19|20)\d{2}/.exec(text)?.[0] ?? shortYear(text)
  if (!year) return ''
  const name = /[a-z]+/.exec(text)?.[0]
  const number = name === undefined ? numberOf(text, year) : monthOfName.get(name)
  return number && number >= 1 && number <= 12 ? `${year}-${String(number).padStart(2, '0')}` : year
}

function shortYear(text: string): string {
  const digits = /['\u2019](\d{2})/.exec(text)?.[1]
  if (!digits) return ''
  return Number(digits) > 50 ? `19${digits}` : `20${digits}`
}

function numberOf(text: string, year: string): number | undefined {
  const numbers = text.replace(year, ' ').split(/\D+/).filter(Boolean).map(Number)
  // day and month: the month is next to the year
  return text.startsWith(year) ? numbers[0] : numbers.at(-1)
}

/** A text without what was found in it, nor the brackets and signs around. */
export function without(text: string, { at, length }: { at: number; length: number }): string {
  const before = text
    .slice(0, at)
    .replace(/(?<![\s,;|\u00b7\u2022([\u2013\u2014:-])[\s,;|\u00b7\u2022([\u2013\u2014:-]+$/u, '')
  const after = text.slice(at + length).replace(/^[\s,;|\u00b7\u2022)\]\u2013\u2014:-]+/u, '')
  const gap = text.slice(before.length, text.length - after.length)
  return before && after ? `${before}${/[\t|\u00b7\u2022]/.test(gap) ? '\t' : ' '}${after}` : before + after
}
