export type FieldState = 'found' | 'elsewhere' | 'missing'
export type Reading = { state: FieldState; line: number | null }

// scripts that write no spaces between words, so that a line may break at any character
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}、。，：；！？「」『』（）・ー]/u
// characters after which a long word, usually an address, may break into the next line
const BREAKING = /[-–—/.@_&?=#,:]/u
const WORD = /[\p{L}\p{N}]/u
/** The maximum number of occurrences of one text that are considered. */
const MAX_PLACES = 60

/**
 * Finds each typed text in the text that a parser read: 'found' in the order in which it was typed, 'elsewhere' where it is too early or
 * too late, or 'missing'. Case and letter forms are ignored, spaces between words are not. `line` counts from 1. If several orders are
 * allowed, each a list of indexes into `typed`, the one that fits best counts.
 */
export function compareReading(
  typed: readonly string[],
  text: string,
  orders: readonly (readonly number[])[] = [typed.map((_, at) => at)],
): Reading[] {
  const read = fold(text)
  const places = typed.map((field) => placesOf(field, read))
  const runs = orders.map((order) => longestRun(places, order))
  const inOrder = runs.reduce((best, run) => (run.size > best.size ? run : best), new Map<number, number>())
  return places.map((own, field) => {
    const at = inOrder.get(field) ?? own[0]
    if (at === undefined) return { state: 'missing', line: null }
    return { state: inOrder.has(field) ? 'found' : 'elsewhere', line: read.slice(0, at).split('\n').length }
  })
}

const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}\u00ad]/gu, '')

function placesOf(field: string, read: string): number[] {
  const pattern = patternOf(fold(field).trim())
  if (!pattern) return []
  const places: number[] = []
  for (const { index } of read.matchAll(pattern)) {
    places.push(index)
    if (places.length === MAX_PLACES) break
  }
  return places
}

function patternOf(field: string): RegExp | null {
  if (!field) return null
  const letters = Array.from(field.replace(/\s+/g, ' '))
  const parts = letters.map((letter, at) => {
    if (letter === ' ') return '\\s+'
    const own = letter.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    const next = letters[at + 1]
    const mayBreak = next && next !== ' ' && (UNSPACED.test(letter) || UNSPACED.test(next) || BREAKING.test(letter))
    return mayBreak ? `${own}\\s*` : own
  })
  const [first = '', last = ''] = [letters[0], letters.at(-1)]
  const isWord = (letter: string) => WORD.test(letter) && !UNSPACED.test(letter)
  return new RegExp(
    `${isWord(first) ? '(?<![\\p{L}\\p{N}])' : ''}${parts.join('')}${isWord(last) ? '(?![\\p{L}\\p{N}])' : ''}`,
    'gu',
  )
}

/** Chooses at most one position for each field, so that as many fields as possible are in order: field by position. */
function longestRun(places: readonly number[][], order: readonly number[]): Map<number, number> {
  type Step = { field: number; at: number; before: Step | null }
  const ends: Step[] = []
  for (const field of order) {
    // backwards, so that a field cannot follow itself
    for (const at of (places[field] ?? []).toReversed()) {
      const place = firstNotBelow(ends, at)
      ends[place] = { field, at, before: ends[place - 1] ?? null }
    }
  }
  const run = new Map<number, number>()
  for (let step = ends.at(-1) ?? null; step; step = step.before) run.set(step.field, step.at)
  return run
}

function firstNotBelow(ends: readonly { at: number }[], at: number): number {
  let [low, high] = [0, ends.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ends[middle]?.at ?? 0) < at) low = middle + 1
    else high = middle
  }
  return low
}
