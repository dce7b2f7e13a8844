import { foldLetters } from './fold-letters.ts'
import { toCommonDate, withoutNumbers } from './other-calendars.ts'
import { monthOfName, nowWords, seasonNames, sinceWords, untilWords } from './vocabulary/all.ts'

/** A period that was found in a text at `at`. Months are `2024-03`, a year is alone, an open start is ''. */
export type FoundRange = {
  start: string
  end: string | null
  isCurrent: boolean
  at: number
  length: number
  /** Only one date was found; it is the end. */
  isSingle?: boolean
}
export type FoundDate = { date: string; at: number; length: number }

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
/** A pattern for one of these phrases, the longest first; a space matches up to three. */
const oneOf = (phrases: Iterable<string>) =>
  `(?:${[...new Set(phrases)]
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => literal(phrase).replaceAll(' ', '\\s{1,3}'))
    .join('|')})`

const NUMBERED = /^\d/
const NAME = `${oneOf([...monthOfName.keys()].filter((name) => !NUMBERED.test(name)))}\\.?`
const SEASON = oneOf(seasonNames)
const FULL_YEAR = '(?:(?:19|20)\\d{2}|1[34]\\d{2}|25[2-8]\\d)'
const YEAR = `(?:${FULL_YEAR}|'\\d{2})`
/** Characters after a year in Russian, Polish, Japanese and Korean. */
const YEAR_SIGN = '(?:\\s?(?:r\\.|\u0433\\.|\u0433\u043e\u0434\u0430?|\u5e74\u5ea6?|\ub144))?'
const CJK_MONTH = `${FULL_YEAR}\\s?(?:\u5e74|\ub144)\\s?\\d{1,2}\\s?(?:\u6708|\uc6d4)(?:\\s?\\d{1,2}\\s?(?:\u65e5|\uc77c))?(?:\\s?\u73fe\u5728)?`
const ERA = '(?:\u4ee4\u548c|\u5e73\u6210|\u662d\u548c)\\s?(?:\\d{1,2}|\u5143)\\s?\u5e74(?:\\s?\\d{1,2}\\s?\u6708)?'
// no tab, because a number before a tab is in another cell
const DAY = '(?:\\d{1,2}(?:st|nd|rd|th|\\.)?[^\\S\\t]{0,2})'
const ONE = `(?:${[
  CJK_MONTH,
  ERA,
  `${DAY}?${NAME}\\s{0,2}(?:\\d{1,2}(?:st|nd|rd|th)?,\\s{0,2})?[,/-]?\\s{0,3}(?:de\\s|del\\s)?${YEAR}${YEAR_SIGN}`,
  `${SEASON}(?:\\s(?:term|semester))?,?\\s{0,2}(?:of\\s)?(?:${FULL_YEAR}|'\\d{2})`,
  `${FULL_YEAR},?\\s{1,2}${NAME}(?![\\p{L}])`,
  `(?:\\d{1,2}\\s?[./]\\s?)?\\d{1,2}\\s?[./]\\s?${FULL_YEAR}`,
  `(?:0[1-9]|1[0-2])-${FULL_YEAR}`,
  `${FULL_YEAR}\\s?[-/.]\\s?(?:1[0-2]|0?[1-9])(?![\\d])(?:[-/.]\\d{1,2}(?!\\d))?`,
  `${YEAR}${YEAR_SIGN}`,
].join('|')})`
const NOW = `\\(?${oneOf(nowWords)}\\)?`
const DASH =
  '[\u2015\u2500\u2501\u223c\u21d2\u27a1\u2013\u2014\u2012\u2212\u2010\u2011\u00ad~\uff5e\u301c\u2192\u30fc-]'
// only scripts with spaces between words: in others, a letter may be directly next to a date
const LETTER = '\\p{sc=Latin}\\p{sc=Cyrillic}\\p{sc=Greek}\\p{sc=Arabic}\\p{sc=Hebrew}\\p{sc=Devanagari}'
const BETWEEN = `\\s{0,3}(?:${DASH}{1,3}|/(?=\\s|(?:19|20)\\d{2}(?!\\d))|(?<![${LETTER}])${oneOf(untilWords)}(?![${LETTER}]))\\s{0,3}`
const EDGE = `(?<![${LETTER}\\d])`
const END = `(?![${LETTER}\\d])`
const FROM = `(?:${oneOf(sinceWords)}\\s{1,3})?`

const RANGE = new RegExp(
  `${EDGE}${FROM}(${ONE}|${NAME}|(?:0?[1-9]|1[0-2])(?=\\s{0,2}[\u2013-]\\s{0,2}\\d{1,2}[./]${FULL_YEAR}))${BETWEEN}(${ONE}|${NOW})${END}`,
  'u',
)
/** '03/18 - 06/20': only a pair is certain to be months. */
const SHORT = new RegExp(`${EDGE}(\\d{2})/(\\d{2})\\s{0,3}${DASH}\\s{0,3}(?:(\\d{2})/(\\d{2})|(${NOW}))${END}`, 'u')
/** '07 2023 - 10 2023' */
const SPACED = new RegExp(
  `${EDGE}(0[1-9]|1[0-2])\\s(${FULL_YEAR})\\s{0,3}${DASH}\\s{0,3}(?:(0[1-9]|1[0-2])\\s(${FULL_YEAR})|(${NOW}))${END}`,
  'u',
)
/** 'May 95 - Jul 97': only in a pair are two digits certain to be years. */
const NAMED_SHORT = new RegExp(
  `${EDGE}(${NAME})\\s?(\\d{2})\\s{0,3}${DASH}\\s{0,3}(?:(${NAME})\\s?(\\d{2})|(${NOW}))${END}`,
  'u',
)
/** "'20.03 ~ '21.05", as in Korean resumes. */
const YEAR_FIRST = new RegExp(
  `${EDGE}'?(\\d{2})\\.(\\d{2})\\.?\\s{0,2}[~\uff5e]\\s{0,2}(?:'?(\\d{2})\\.(\\d{2})|(${NOW}))${END}`,
  'u',
)
/** '2018-19' */
const YEARS = new RegExp(`${EDGE}(${FULL_YEAR})\\s?[\u2013/-]\\s?(1[3-9]|[2-9]\\d)${END}`, 'u')
/** 'since 07/16' */
const SINCE_SHORT = new RegExp(
  `${EDGE}(?:${oneOf(sinceWords)})\\s{1,3}(0[1-9]|1[0-2])[./](\\d{2})${END}(?![./]\\d)`,
  'u',
)
const OPEN = new RegExp(`${EDGE}(?:${oneOf(sinceWords)})\\s{1,3}(${ONE})${END}`, 'u')
/** '2020 -' at the end of a line: a period that still continues. */
const UNENDED = new RegExp(`${EDGE}(${ONE})\\s{0,3}(?:${DASH}\\s{0,3}(?:\\)|\\?|$|\\t)|${NOW}${END})`, 'u')
/** A line from right to left, in which numbers may be in visual order. */
const LEFTWARD = /^\P{L}*(?:[\p{sc=Hebrew}\p{sc=Arabic}]|$)/u
/** 'Now - 2020': a period in a line from right to left. */
const BACKWARD = new RegExp(`${EDGE}${NOW}\\s{0,3}${DASH}\\s{0,3}(${ONE})${END}`, 'u')
const DATE = new RegExp(`${EDGE}(${ONE})${END}`, 'u')
const CURRENT = new RegExp(`^${NOW}$`, 'u')
const NAMED = new RegExp(NAME.replace('\\.?', ''), 'u')

/** The first period in a text; with `orDate` a single date counts as its end. */
export function findRange(text: string, orDate = false): FoundRange | null {
  const folded = withoutNumbers(foldLetters(text))
  return (
    findMonths(folded) ??
    findPair(folded) ??
    findShort(folded) ??
    findOpen(folded) ??
    (orDate ? asEnd(findDate(text)) : null)
  )
}

function findPair(folded: string): FoundRange | null {
  const years = YEARS.exec(folded)
  const range = RANGE.exec(folded)
  if (years && (!range || years.index <= range.index)) {
    const [all, from = '', to = ''] = years
    const end = `${from.slice(0, 2)}${to}`
    if (Number(end) > Number(from))
      return { start: readDate(from), end: readDate(end), isCurrent: false, at: years.index, length: all.length }
  }
  if (!range) return null
  const [all, from = '', to = ''] = range
  const isCurrent = CURRENT.test(to) || to.endsWith('\u73fe\u5728')
  const end = isCurrent ? null : readDate(to)
  // 'Mar - Jun 2021' has the year only once
  const start =
    readDate(from) ||
    (end ? readDate(/^\d+$/.test(from) ? `${from}/${end.slice(0, 4)}` : `${from} ${end.slice(0, 4)}`) : '')
  const isReversed = end && start > end && start.length === end.length && LEFTWARD.test(folded)
  return {
    start: isReversed ? end : start,
    end: isReversed ? start : end,
    isCurrent,
    at: range.index,
    length: all.length,
  }
}

/** Finds months with short years, which are only certain to be dates as a pair. */
function findMonths(folded: string): FoundRange | null {
  const found = SPACED.exec(folded) ?? NAMED_SHORT.exec(folded)
  if (!found) return null
  const [all, fromMonth = '', fromYear = '', toMonth, toYear = ''] = found
  const year = (digits: string) => (digits.length === 2 ? `${centuryOf(digits)}${digits}` : digits)
  const date = (month: string, digits: string) => readDate(`${month} ${year(digits)}`)
  const end = toMonth === undefined ? null : date(toMonth, toYear)
  return { start: date(fromMonth, fromYear), end, isCurrent: end === null, at: found.index, length: all.length }
}

function findShort(folded: string): FoundRange | null {
  const korean = YEAR_FIRST.exec(folded)
  const found = korean ?? SHORT.exec(folded)
  if (!found) return null
  const [all, one = '', two = '', three, four] = found
  const [fromMonth, fromYear, toMonth, toYear = ''] = korean ? [two, one, four, three] : [one, two, three, four]
  if (Number(fromMonth) > 12 || Number(toMonth ?? 1) > 12) return null
  const month = (of: string, year: string) => `${centuryOf(year)}${year}-${of}`
  return {
    start: month(fromMonth, fromYear),
    end: toMonth === undefined ? null : month(toMonth, toYear),
    isCurrent: toMonth === undefined,
    at: found.index,
    length: all.length,
  }
}

function findOpen(folded: string): FoundRange | null {
  const short = SINCE_SHORT.exec(folded)
  if (short) {
    const [all, month = '', year = ''] = short
    const start = readDate(`${month}/${centuryOf(year)}${year}`)
    return { start, end: null, isCurrent: true, at: short.index, length: all.length }
  }
  const open = BACKWARD.exec(folded) ?? OPEN.exec(folded) ?? UNENDED.exec(folded)
  if (!open) return null
  const length = open[0].replace(/[\t)]$/, '').length
  return { start: readDate(open[1] ?? ''), end: null, isCurrent: true, at: open.index, length }
}

const asEnd = (single: FoundDate | null): FoundRange | null =>
  single && { start: '', isSingle: true, end: single.date, isCurrent: false, at: single.at, length: single.length }

/** The first date in a text. */
export function findDate(text: string): FoundDate | null {
  const found = DATE.exec(withoutNumbers(foldLetters(text)))
  const date = found ? readDate(found[1] ?? '') : ''
  return found && date ? { date, at: found.index, length: found[0].length } : null
}

const eras: Record<string, number> = { '\u4ee4\u548c': 2018, '\u5e73\u6210': 1988, '\u662d\u548c': 1925 }

function readDate(text: string): string {
  const era = /^(\p{sc=Han}{2})\s?(\d{1,2}|\u5143)\s?\u5e74(?:\s?(\d{1,2}))?/u.exec(text)
  if (era) return asMonth(String((eras[era[1] ?? ''] ?? 0) + (Number(era[2]) || 1)), Number(era[3]))
  const year = /(?:19|20)\d{2}|1[34]\d{2}|25[2-8]\d/.exec(text)?.[0] ?? shortYear(text)
  if (!year) return ''
  const name = NAMED.exec(text)?.[0]
  const month = name === undefined ? numberOf(text, year) : monthOfName.get(name)
  return toCommonDate(Number(year), month) ?? asMonth(year, month)
}

const asMonth = (year: string, month: number | undefined): string =>
  month && month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : year

const centuryOf = (year: string) => (Number(year) > 50 ? '19' : '20')

function shortYear(text: string): string {
  const digits = /'(\d{2})/.exec(text)?.[1]
  return digits ? `${centuryOf(digits)}${digits}` : ''
}

function numberOf(text: string, year: string): number | undefined {
  const numbers = text.replace(year, ' ').split(/\D+/).filter(Boolean).map(Number)
  // day and month: the month is next to the year
  return text.startsWith(year) ? numbers[0] : numbers.at(-1)
}

/** A text without the found date and the brackets and separators around it. */
export function without(text: string, { at, length }: { at: number; length: number }): string {
  const before = text
    .slice(0, at)
    .replace(
      /(?<![\s,;|\u00b7\u2022([\uff08\u2013\u2014:\u00ad-])[\s,;|\u00b7\u2022([\uff08\u2013\u2014:\u00ad-]+$/u,
      '',
    )
  const after = text.slice(at + length).replace(/^[\s,;|\u00b7\u2022)\]\uff09\u2013\u2014:\u00ad-]+/u, '')
  const gap = text.slice(before.length, text.length - after.length)
  return before && after ? `${before}${/[\t|\u00b7\u2022]/.test(gap) ? '\t' : ' '}${after}` : before + after
}
