import { foldText } from './fold-text.ts'

/** A number in a text, however written: 'six', '6', '６', '61,000', '$61k', '38 percent', 'twice'. */
export type Amount = {
  written: string
  value: number
  /** Its unit: a currency, percent, percentage points, times, or none. */
  unit: '' | '%' | 'points' | '$' | '€' | '£' | '¥' | '₹' | 'x' | '#'
  /** 'over', 'nearly', 'up to': it must not be lost or gained. */
  bound: 'over' | 'under' | 'about' | ''
  /** Its position in the folded text. */
  from: number
  to: number
}

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const values = new Map<string, number>([
  ...ones.map((word, value) => [word, value] as const),
  ...tens.map((word, value) => [word, value * 10] as const).filter(([word]) => word),
])
const scales: Record<string, number> = {
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
  dozen: 12,
  score: 20,
  k: 1e3,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  mio: 1e6,
  b: 1e9,
  bn: 1e9,
  lakh: 1e5,
  crore: 1e7,
}
const ordinals = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const multiples: Record<string, number> = {
  half: 0.5,
  halved: 0.5,
  halving: 0.5,
  quarter: 0.25,
  quarters: 0.25,
  third: 0.333,
  thirds: 0.333,
  double: 2,
  doubled: 2,
  doubling: 2,
  doubles: 2,
  twice: 2,
  twofold: 2,
  couple: 2,
  pair: 2,
  both: 2,
  triple: 3,
  tripled: 3,
  tripling: 3,
  thrice: 3,
  threefold: 3,
  quadruple: 4,
  quadrupled: 4,
  quadrupling: 4,
  fourfold: 4,
  fivefold: 5,
  tenfold: 10,
  once: 1,
  single: 1,
  century: 100,
  decade: 10,
  decades: 10,
}
const currencies: Record<string, Amount['unit']> = {
  $: '$',
  usd: '$',
  us$: '$',
  dollar: '$',
  dollars: '$',
  '€': '€',
  eur: '€',
  euro: '€',
  euros: '€',
  '£': '£',
  gbp: '£',
  pound: '£',
  pounds: '£',
  '¥': '¥',
  jpy: '¥',
  yen: '¥',
  cny: '¥',
  rmb: '¥',
  '₹': '₹',
  inr: '₹',
  rupees: '₹',
}
const bounds: readonly (readonly [RegExp, Amount['bound']])[] = [
  [/(?:over|more than|at least|above|beyond|exceeding|upwards of|no (?:less|fewer) than|plus|minimum of)\s*$/i, 'over'],
  [
    /(?:under|less than|fewer than|at most|up to|below|no more than|maximum of|as (?:much|many) as|within)\s*$/i,
    'under',
  ],
  [
    /(?:about|around|approximately|approx\.?|almost|nearly|roughly|some|circa|ca\.?|close to|an? estimated|~|≈)\s*$/i,
    'about',
  ],
]

const TOKEN = /[$€£¥₹]|%|(?<!\d)\d[\d,.' ]*\d(?=\D|$)|\d|[\p{L}$]+/gu
const NUMERAL = /^\d/

/** '61,000', '1.5', '1 200' as a number. */
function numeral(written: string): number {
  const tight = written.replace(/[' ]/g, '')
  const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(tight) || /^\d{1,3}(?:,\d{2})*,\d{3}$/.test(tight)
  const dotted = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(tight)
  if (grouped) return Number(tight.replaceAll(',', ''))
  if (dotted) return Number(tight.replaceAll('.', '').replace(',', '.'))
  return Number(tight.replace(',', '.').replace(/\.$/, ''))
}

type Token = { text: string; at: number; end: number }

function tokens(folded: string): Token[] {
  return [...folded.matchAll(TOKEN)].flatMap(({ 0: raw, index }) => {
    // a space groups thousands only: '12 000' is one number, '24 7' are two
    const parts =
      NUMERAL.test(raw) && / /.test(raw) && !/^\d{1,3}(?: \d{3})+$/.test(raw)
        ? [...raw.matchAll(/\d[\d,.']*\d|\d/g)]
        : null
    if (!parts) return [{ text: raw.toLowerCase(), at: index, end: index + raw.length }]
    return parts.map((part) => ({ text: part[0], at: index + part.index, end: index + part.index + part[0].length }))
  })
}

/** The value of a run of number words or numerals: 'twenty-five', 'two hundred and ten', '1.2 million'. */
function run(list: Token[], start: number): { value: number; next: number; isOrdinal: boolean } | null {
  let total = 0
  let part: number | null = null
  let next = start
  let isOrdinal = false
  for (let i = start; i < list.length; i++) {
    const { text } = list[i] as Token
    const value = NUMERAL.test(text) ? numeral(text) : values.get(text)
    const scale = scales[text.replace(/^(hundred|thousand|million|billion|dozen)s$/, '$1')]
    const isLetter = text.length <= 3 && text !== 'six' && text !== 'ten' && text !== 'one' && text !== 'two'
    if (value !== undefined && (part === null || (!NUMERAL.test(text) && joins(part, value)))) {
      part = (part ?? 0) + value
    } else if (scale !== undefined && (part !== null || total > 0 || !isLetter)) {
      if (isLetter && (list[i - 1]?.end ?? -9) < (list[i] as Token).at - 1) break
      if (scale === 100) part = (part ?? 1) * 100
      else {
        total += (part ?? 1) * scale
        part = null
      }
    } else if (/^(?:st|nd|rd|th)$/.test(text) && part !== null && list[i - 1]?.end === list[i]?.at) isOrdinal = true
    else if (text === 'and' && next > start && values.has(list[i + 1]?.text ?? '') && (total > 0 || (part ?? 0) >= 100))
      continue
    else break
    next = i + 1
  }
  return next > start ? { value: total + (part ?? 0), next, isOrdinal } : null
}

const joins = (part: number, value: number) =>
  (part % 100 >= 20 && part % 10 === 0 && value < 10 && value > 0) || (part % 100 === 0 && part > 0 && value < 100)

/** Every number of a text, including number words and multiples. */
export function readAmounts(text: string): Amount[] {
  const folded = foldText(text)
  const list = tokens(folded)
  const amounts: Amount[] = []
  for (let i = 0; i < list.length; ) {
    const token = list[i] as Token
    const before = list[i - 1]
    const found = run(list, i)
    const ordinal = ordinals.indexOf(token.text)
    const multiple = multiples[token.text]
    const value = found?.value ?? (multiple !== undefined ? multiple : ordinal > 0 ? ordinal : null)
    if (value === null || (token.text === 'one' && isPronoun(list, i))) {
      i++
      continue
    }
    const next = found?.next ?? i + 1
    const isOrdinal = found ? found.isOrdinal : multiple === undefined
    const { unit, after } = unitOf(list, i, next, isOrdinal, multiple !== undefined)
    const start = before && currencies[before.text] ? before.at : token.at
    const lead = folded.slice(Math.max(0, start - 20), start)
    amounts.push({
      written: folded.slice(start, list[after - 1]?.end).trim(),
      value,
      unit,
      bound:
        bounds.find(([pattern]) => pattern.test(lead))?.[1] ??
        (/^\s*\+/.test(folded.slice(list[next - 1]?.end ?? 0)) ? 'over' : ''),
      from: start,
      to: list[after - 1]?.end ?? start,
    })
    i = Math.max(after, i + 1)
  }
  return amounts
}

const isPronoun = (list: Token[], i: number) =>
  /^(?:no|any|some|every|this|that|the|each|which)$/.test(list[i - 1]?.text ?? '') || list[i + 1]?.text === 'of'

function unitOf(
  list: Token[],
  start: number,
  next: number,
  isOrdinal: boolean,
  isMultiple: boolean,
): { unit: Amount['unit']; after: number } {
  const ahead = currencies[list[start - 1]?.text ?? '']
  const follows = list[next]?.text ?? ''
  if (isOrdinal) return { unit: '#', after: next }
  if (ahead) return { unit: ahead, after: next }
  if (follows === '%' || /^(?:percent|pct|percentage)$/.test(follows)) {
    // from 10% to 48% is 38 points and nearly five times as much
    const isPoints = /^points?$/.test(list[next + 1]?.text ?? '')
    return isPoints ? { unit: 'points', after: next + 2 } : { unit: '%', after: next + 1 }
  }
  if (follows === 'per' && list[next + 1]?.text === 'cent') return { unit: '%', after: next + 2 }
  if (currencies[follows]) return { unit: currencies[follows], after: next + 1 }
  if (follows === 'x' || follows === 'times' || follows === 'fold') return { unit: 'x', after: next + 1 }
  return { unit: isMultiple && list[start]?.text !== 'both' ? 'x' : '', after: next }
}
