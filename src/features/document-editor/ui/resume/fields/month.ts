const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const written = (year: string, month: number) =>
  month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : null

const monthOf = (word: string) => names.indexOf(word.slice(0, 3)) + 1

/** Parses a typed month ('2024-03', '3/2024', 'March 2024', '2024') to '2024-03', '2024' or ''; null if it is not a month. */
export function readMonth(typed: string): string | null {
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ')
  if (/^(?:\d{4})?$/.test(text)) return text
  const yearFirst = /^(\d{4})(?: ?[-/.] ?| )(\d{1,2})$/.exec(text)
  if (yearFirst) return written(yearFirst[1] as string, Number(yearFirst[2]))
  const yearLast = /^(\d{1,2})(?: ?[-/.] ?| )(\d{4})$/.exec(text)
  if (yearLast) return written(yearLast[2] as string, Number(yearLast[1]))
  const named = /^([a-z]{3,9})[.,]? (\d{4})$/.exec(text)
  if (named) return written(named[2] as string, monthOf(named[1] as string))
  return null
}

/** True for a year alone, which a month picker cannot show. */
export const isYear = (month: string) => /^\d{4}$/.test(month)

/** True if both are set and the end is before the start. A year alone counts as the whole year. */
export function isBefore(end: string, start: string): boolean {
  if (!end || !start) return false
  const length = Math.min(end.length, start.length)
  return end.slice(0, length) < start.slice(0, length)
}
