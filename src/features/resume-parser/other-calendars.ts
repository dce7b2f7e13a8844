import { SOLAR_MONTHS } from './vocabulary/all.ts'

/** Numbers that are years in the calendars of Iran, of Arabic countries and of Thailand. */
const YEAR = /(?<!\d)(?:1[34]\d{2}|25[2-8]\d)(?!\d)/gu
const BUDDHIST = 543

/**
 * Replaces numbers that are not years by signs, so that the length of the text stays the same. A number is only a year of one of these
 * calendars if it is alone, in a pair, or in a text with letters of that script.
 */
export function withoutNumbers(text: string): string {
  const years = text.match(YEAR)
  if (!years) return text
  const isPair = years.length > 1 && !/\p{L}/u.test(text)
  const isAlone = years[0] === text.trim()
  const isThai = isPair || isAlone || /\p{sc=Thai}/u.test(text)
  const isArabic = isPair || isAlone || /\p{sc=Arabic}/u.test(text)
  return text.replace(YEAR, (year) => ((year.startsWith('25') ? isThai : isArabic) ? year : '#'.repeat(year.length)))
}

/**
 * Converts a date of one of these calendars to the Gregorian calendar; undefined for a Gregorian year. A month becomes the month that has
 * most of its days.
 */
export function toCommonDate(year: number, month: number | undefined): string | undefined {
  if (year >= 2500) return written(year - BUDDHIST, month)
  if (year >= 1500 || year < 1300) return undefined
  // lunar years are shorter
  if (year >= 1415) return written(Math.round(year * 0.970_229 + 621.56), undefined)
  const own = month === undefined || month <= 12 ? month : month - SOLAR_MONTHS
  if (own === undefined) return written(year + 621, undefined)
  // the Iranian year begins in spring
  return own <= 9 ? written(year + 621, own + 3) : written(year + 622, own - 9)
}

const written = (year: number, month: number | undefined): string =>
  month !== undefined && month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : String(year)
