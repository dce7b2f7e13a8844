const HESITATION = /^(?:u+m+|u+h+m*|e+r+m*|h+m+|a+h+|yeah)$/

const single = new Set(['basically', 'actually', 'literally', 'honestly', 'obviously', 'like'])
const phrases: readonly (readonly string[])[] = [
  ['you', 'know'],
  ['i', 'mean'],
  ['sort', 'of'],
  ['kind', 'of'],
  ['to', 'be', 'honest'],
]

const namesAKind = new Set(
  'a an the this that these those what which any some another same every each different'.split(' '),
)
const asksToKnow = new Set('what how that why when where who whether if the'.split(' '))

export const isHesitation = (word: string): boolean => HESITATION.test(word)

/** The number of words at the end of the list that form a filler; 0 if the list does not end with a filler. */
export function fillerAtEnd(words: readonly { word: string }[]): number {
  const last = words.at(-1)?.word
  if (last === undefined) return 0
  if (single.has(last) || isHesitation(last)) return 1
  const found = phrases.find((phrase) => phrase.every((word, at) => words.at(at - phrase.length)?.word === word))
  return found?.length ?? 0
}

type Around = {
  before: string | undefined
  after: string | undefined
  raw: string
  neighbors: readonly (string | undefined)[]
}

/**
 * True if the phrase is used as a filler: 'like,' is one, but not 'people like you'; 'sort of' is one, but not 'this sort of
 * report'.
 */
export function isSaidAsFiller(phrase: string, { before, after, raw, neighbors }: Around): boolean {
  if (phrase === 'like') return raw.endsWith(',') || neighbors.some((word) => word !== undefined && isHesitation(word))
  if (phrase === 'sort of' || phrase === 'kind of') return before === undefined || !namesAKind.has(before)
  if (phrase === 'you know') return after === undefined || !asksToKnow.has(after)
  if (phrase === 'i mean') return before !== 'what'
  return true
}
