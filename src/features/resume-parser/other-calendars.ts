import { SOLAR_MONTHS } from './vocabulary/all.ts'

/** Numbers that are years in the calendars of Iran, of Arabic countries and of Thailand. */
const YEAR = /(?<!\d)(?:1[34]\d{2}|25[2-8]\d)(?!\d)/gu
const BUDDHIST = 543

/**
 * Text of the same length without the numbers that are years in no calendar: those of Iran and Arabic countries are beside
 * letters of theirs or each other, and so are those of Thailand.
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

/** A date of another calendar as the one most used; undefined for a year of ours. A month is the one that has most of its days. */
export function toCommonDate(year: number, month: number | undefined): string | undefined {
  if (year >= 2500) return written(year - BUDDHIST, month)
  if (year >= 1500 || year < 1300) return undefined
  // years of the moon are shorter
  if (year >= 1415) return written(Math.round(year * 0.970_229 + 621.56), undefined)
  const own = month === undefined || month <= 12 ? month : month - SOLAR_MONTHS
  if (own === undefined) return written(year + 621, undefined)
  // its year begins with spring
  return own <= 9 ? written(year + 621, own + 3) : written(year + 622, own - 9)
}

const written = (year: number, month: number | undefined): string =>
  month !== undefined && month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : String(year)
