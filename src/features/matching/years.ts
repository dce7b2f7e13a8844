const words: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
}

const number = `(\\d{1,2}(?:\\.\\d)?|${Object.keys(words).join('|')})`
const pattern = new RegExp(
  `\\b${number}\\s*(?:\\(\\d{1,2}\\)\\s*)?(?:(?:\\+|plus|or more)\\s*)?(?:(?:-|–|to)\\s*\\d{1,2}\\s*(?:\\+\\s*)?)?(?:\\+\\s*)?(?:full\\s+)?(years?|yrs?|months?|jahren?|monaten?|años|meses|ans|mois|anos|jaar|maanden|år|månader|lat|lata|miesięcy)(?![\\p{L}])`,
  'iu',
)

// 'a year of sales' is one year; 'twice a year' is not.
const single =
  /\b(?:a|an?|at least a|over a|full)\s+(year)(?:['’]s)?\s+(?:of|or more|in)\b|\b(?:at least|over|more than) a year\b/i

export type YearsFound = { count: number; start: number; end: number }

/** The first number of years in a text; of a range, the lower end. Ages do not count. */
export function yearsIn(text: string): YearsFound | null {
  const match = pattern.exec(text)
  if (!match) {
    const one = single.exec(text)
    return one && { count: 1, start: one.index, end: one.index + one[0].length }
  }
  const end = match.index + match[0].length
  if (/^\s*(?:of age|old)\b/i.test(text.slice(end)) || /\bage[ds]?\s*$/i.test(text.slice(0, match.index))) return null
  const written = (match[1] as string).toLowerCase()
  const count = words[written] ?? Number(written)
  return { count: /^m/i.test(match[2] as string) ? count / 12 : count, start: match.index, end }
}

const spelled = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** A small count in words ('six'), a larger one in digits. */
export function formatCount(count: number): string {
  return spelled[count] ?? String(count)
}

/** 'about 3 years', 'less than a year' */
export function formatYears(years: number): string {
  if (years < 0.9) return 'less than a year'
  const wholeYears = Math.floor(years + 0.1)
  return wholeYears === 1 ? 'about 1 year' : `about ${wholeYears} years`
}
