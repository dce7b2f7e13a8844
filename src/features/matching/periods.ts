/** Months counted from year 0; `to` is null for a current job. */
export type Period = { from: number; to: number | null; start: number; end: number }

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const year = '(?:19[5-9]\\d|20\\d\\d)'
const point = `(?:${month}\\.?,?\\s+(?:\\d{1,2},\\s+)?${year}|(?:spring|summer|autumn|fall|winter)\\s+${year}|(?:0?[1-9]|1[0-2])[/.]${year}|${year}[-/.](?:0[1-9]|1[0-2])(?:[-/.]\\d\\d)?|${year})`
const now = "(?:present|current(?:ly)?|now|today|ongoing|to date|heute|aujourd'hui|actualidad|presente|至今|現在)"
const dash = '\\s*(?:-|–|—|−|~|to|until|till|through|bis|à)\\s*'

const rangePattern = new RegExp(`(?<![\\d-])(${point})${dash}(?:(${point})|${now})(?![\\d])`, 'giu')
const openPattern = new RegExp(`\\b(?:since|from)\\s+(${point})(?!\\s*(?:-|–|—|to|until))`, 'giu')
const pointPattern = new RegExp(`(?<![\\d-])${point}(?!\\d)`, 'giu')

/** Converts a date to a number of months. A bare year counts from its middle, so that '2019 to 2022' is three years. */
function monthOf(text: string): number {
  const yearAt = Number(new RegExp(year).exec(text)?.[0])
  const name = /[a-z]{3}/i.exec(text)?.[0].toLowerCase()
  const named = name ? monthNames.indexOf(name) : -1
  if (named >= 0) return yearAt * 12 + named
  const numeric = /^(0?[1-9]|1[0-2])[/.]/.exec(text)?.[1] ?? /^\d{4}[-/.](\d\d)/.exec(text)?.[1]
  return yearAt * 12 + (numeric ? Number(numeric) - 1 : 6)
}

/** The periods in a line ('Mar 2021 - Present', '2019 to 2022', 'since 2020'). */
export function periodsIn(line: string): Period[] {
  if (!/\d{4}/.test(line)) return []
  const periods: Period[] = []
  for (const match of line.matchAll(rangePattern)) {
    const from = monthOf(match[1] as string)
    const to = match[2] ? monthOf(match[2]) : null
    if (to === null || to >= from) periods.push({ from, to, start: match.index, end: match.index + match[0].length })
  }
  if (periods.length > 0) return periods
  for (const match of line.matchAll(openPattern)) {
    periods.push({
      from: monthOf(match[1] as string),
      to: null,
      start: match.index,
      end: match.index + match[0].length,
    })
  }
  return periods
}

/** The latest month in a text; 0 if there is none. It replaces today's date for a document without a date. */
export function latestMonth(text: string): number {
  let latest = 0
  for (const match of text.matchAll(pointPattern)) latest = Math.max(latest, monthOf(match[0]))
  return latest
}

/**
 * The number of months covered by at least one period. An open period ends in month `today`. Each period counts for at least half a year.
 */
export function coveredMonths(periods: readonly Period[], today: number): number {
  const spans = periods
    .map(({ from, to }) => [from, Math.max((to ?? Math.max(today, from)) + 1, from + 6)] as const)
    .sort((a, b) => a[0] - b[0])
  let covered = 0
  let reached = 0
  for (const [from, to] of spans) {
    covered += Math.max(0, to - Math.max(from, reached))
    reached = Math.max(reached, to)
  }
  return covered
}

/** 'since 2022', '2019 to 2022' or '2021' */
export function periodText(period: Period): string {
  const first = Math.floor(period.from / 12)
  if (period.to === null) return `since ${first}`
  const last = Math.floor(period.to / 12)
  return first === last ? `${first}` : `${first} to ${last}`
}
