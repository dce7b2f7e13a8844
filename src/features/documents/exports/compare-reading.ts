export type FieldState = 'found' | 'elsewhere' | 'missing'
export type Reading = { state: FieldState; line: number | null }

// scripts whose words have no blanks between them, so that a line may end anywhere
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}、。，：；！？「」『』（）・ー]/u
// signs after which a long word, mostly an address, may go on in the next line
const BREAKING = /[-–—/.@_&?=#,:]/u
const WORD = /[\p{L}\p{N}]/u
/** So many places of one text are looked at. */
const MOST_PLACES = 60

/**
 * Where a reader of the text (as a machine got it) meets each of these typed texts: 'found' in the order in which they were
 * typed, 'elsewhere' where it comes too early or too late, or 'missing'. Capitals and the shape of letters do not matter,
 * blanks between words do. `line` counts from 1. Of several orders, each a list of places in `typed`, the one that fits best counts.
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
    if (places.length === MOST_PLACES) break
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

/** Of each field at most one place, so that as many as can be come in their order: field by place. */
function longestRun(places: readonly number[][], order: readonly number[]): Map<number, number> {
  type Step = { field: number; at: number; before: Step | null }
  const ends: Step[] = []
  for (const field of order) {
    // from behind, so that no field follows itself
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
