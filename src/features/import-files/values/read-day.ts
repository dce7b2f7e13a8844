import { monthByName } from './month-names.ts'

/** Which of the first two numbers of a date such as '04/05/2026' is the day. */
export type DayOrder = 'day-first' | 'month-first'

/**
 * A day as 'YYYY-MM-DD'. `other` is the day in the other order, if both are possible. 'impossible' is written like a date, but there is no
 * such day (31/11/2026). 'unknown' is not written like a date.
 */
export type ReadDay =
  | { kind: 'day'; day: string; other?: string; order?: DayOrder }
  | { kind: 'impossible' }
  | { kind: 'unknown' }

const TIME = /[, T] ?(?:(?:at|um|à|a las|às|alle|om) )?\d{1,2}(?::\d{2}| ?h ?\d{0,2}\b|\.\d{2} ?Uhr| ?[ap]m\b).*$/i
const WEEKDAY = /^\p{L}{2,12}\.?,? (?=\p{L}* ?\d)|^\p{L}{2,12}\.?, ?(?=\S)/u

const unknown: ReadDay = { kind: 'unknown' }
const FIRST_YEAR = 1950
const LAST_YEAR = 2099

/**
 * Reads one date as programs and people write it: ISO 8601, RFC 2822, numbers in either order, month names in ten languages, the serial
 * numbers of spreadsheets, and seconds or milliseconds since 1970. Without `order`, '04/05/2026' is read with the month first and has
 * `other`. Times and time zones are left out: the day is the one that is written.
 */
export function readDay(text: string, order: DayOrder = 'month-first'): ReadDay {
  const bare = text.trim().replace(/\s+/g, ' ')
  if (bare === '' || bare.length > 80) return unknown
  return readCount(bare) ?? readNumbers(withoutTime(bare), order) ?? readNamed(bare) ?? unknown
}

const withoutTime = (text: string): string =>
  text
    .replace(/(\d)(?:T\d{2}:?\d{2}.*|Z)$/, '$1')
    .replace(TIME, '')
    .trim()

/** '1764460800', '1764460800000' and '46356' or '46356.58', the days since the end of 1899. */
function readCount(text: string): ReadDay | null {
  if (/^\d{13}$/.test(text)) return fromTime(Number(text))
  if (/^\d{10}(?:\.\d+)?$/.test(text)) return fromTime(Number(text) * 1000)
  if (/^[2-7]\d{4}(?:[.,]\d+)?$/.test(text)) return fromTime((Number.parseInt(text, 10) - 25_569) * 86_400_000)
  if (/^(?:19|20)\d{6}$/.test(text)) return dayOf(text.slice(0, 4), text.slice(4, 6), text.slice(6))
  return null
}

const fromTime = (time: number): ReadDay => {
  const day = new Date(time).toISOString().slice(0, 10)
  return isLikelyYear(Number(day.slice(0, 4))) ? { kind: 'day', day } : unknown
}

const YEAR_FIRST = /^(\d{4})\s?(?:[-/.年]|\. )\s?(\d{1,2})\s?(?:[-/.月]|\. )\s?(\d{1,2})\s?[.日]?$/
const YEAR_LAST = /^(\d{1,2})(\s?[-/.]\s?)(\d{1,2})\s?[-/.]\s?(\d{4}|\d{2})\.?$/

function readNumbers(text: string, order: DayOrder): ReadDay | null {
  const first = YEAR_FIRST.exec(text)
  if (first) return dayOf(first[1], first[2], first[3])
  const last = YEAR_LAST.exec(text)
  if (!last) return null
  const [, a = '', sign = '', b = '', year = ''] = last
  const dayFirst = dayOf(fullYear(year), b, a)
  // with full stops the day is first in all countries
  if (sign.includes('.')) return dayFirst
  const monthFirst = dayOf(fullYear(year), a, b)
  if (dayFirst.kind !== 'day') return monthFirst.kind === 'day' ? { ...monthFirst, order: 'month-first' } : dayFirst
  if (monthFirst.kind !== 'day') return { ...dayFirst, order: 'day-first' }
  if (monthFirst.day === dayFirst.day) return dayFirst
  const [day, other] = order === 'day-first' ? [dayFirst.day, monthFirst.day] : [monthFirst.day, dayFirst.day]
  return { kind: 'day', day, other }
}

const ORDINAL = '(?:st|nd|rd|th|er|ère|º|ª|°|\\.)?'
const DAY_MONTH = new RegExp(
  `^(\\d{1,2})${ORDINAL}[\\s-]*(?:de |di |d['’])?(\\p{L}+\\.?)[\\s,./-]*(?:de |del )?['’]?(\\d{4}|\\d{2})(?!\\d)`,
  'iu',
)
const CLOCK = '(?:\\d{1,2}:\\d{2}(?::\\d{2})? (?:\\p{L}+ )?)?'
const MONTH_DAY = new RegExp(
  `^(\\p{L}+)\\.?[\\s-]*(\\d{1,2})${ORDINAL}(?:\\s*,\\s*|\\s+|-)${CLOCK}['’]?(\\d{4}|\\d{2})(?![\\d:])`,
  'iu',
)
const YEAR_MONTH = /^(\d{4})[\s,-]+(\p{L}+)\.?[\s-]*(\d{1,2})(?!\d)/u

/** '5 Oct 2026', '5. Oktober 2026', 'Mon, 05 Oct 2026 14:00:00 +0000', 'October 5th, 2026', '5 de octubre de 2026'. */
function readNamed(text: string): ReadDay | null {
  for (const form of [text, text.replace(WEEKDAY, '')]) {
    const dayMonth = DAY_MONTH.exec(form)
    const monthDay = dayMonth ? null : MONTH_DAY.exec(form)
    const yearMonth = dayMonth || monthDay ? null : YEAR_MONTH.exec(form)
    const [year, name, day] = dayMonth
      ? [dayMonth[3], dayMonth[2], dayMonth[1]]
      : monthDay
        ? [monthDay[3], monthDay[1], monthDay[2]]
        : [yearMonth?.[1], yearMonth?.[2], yearMonth?.[3]]
    const month = monthByName(name ?? '')
    if (month && year && day) return dayOf(fullYear(year), String(month), day)
  }
  return null
}

/** '98' is 1998, and '26' is 2026. */
const fullYear = (text: string): string => (text.length === 4 ? text : Number(text) < 70 ? `20${text}` : `19${text}`)

const isLikelyYear = (year: number): boolean => year >= FIRST_YEAR && year <= LAST_YEAR

function dayOf(year = '', month = '', day = ''): ReadDay {
  if (!isLikelyYear(Number(year))) return { kind: 'impossible' }
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  return isReal ? { kind: 'day', day: text } : { kind: 'impossible' }
}
