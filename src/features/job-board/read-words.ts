/** One word or quoted phrase of a search, as it was typed. */
export type Term = { text: string; isPhrase: boolean }

/** A parsed search. A match has at least one term of each group in `included` and no term of `excluded`. */
export type Words = { included: Term[][]; excluded: Term[] }

const mostTerms = 12
const longestTerm = 60

/**
 * Parses a typed search as search engines do: words, "phrases", -excluded, one OR another. It never fails. Terms without a letter or
 * digit are dropped, so the result may be empty.
 */
export function readWords(typed: string, most = mostTerms): Words {
  const words: Words = { included: [], excluded: [] }
  let joinsLast = false
  let count = 0
  for (const [, minus, phrase, bare = ''] of typed.matchAll(/(-)?(?:"([^"]*)"|([^\s"]+))/g)) {
    if (phrase === undefined && /^or$/i.test(bare) && words.included.length > 0) {
      joinsLast = true
      continue
    }
    const term = readTerm(phrase ?? bare, phrase !== undefined)
    if (!term || ++count > most) continue
    const group = joinsLast ? words.included.at(-1) : undefined
    if (minus) words.excluded.push(term)
    else if (group) group.push(term)
    else words.included.push([term])
    joinsLast = false
  }
  // only exclusions would match almost every job, so without other words the dash is ignored
  if (words.included.length === 0) return { included: words.excluded.map((term) => [term]), excluded: [] }
  return words
}

function readTerm(text: string, isPhrase: boolean): Term | null {
  const clean = text
    .replace(/[^\p{L}\p{M}\p{N}+#.&'’/\s-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[-\s]+|(?<!\s)\s+$/g, '')
    .slice(0, longestTerm)
    .toWellFormed()
  if (!/[\p{L}\p{N}]/u.test(clean)) return null
  return { text: clean, isPhrase: isPhrase || clean.includes(' ') }
}

/** The words as a user would type them; `readWords` reads the same words from the result. */
export function writeWords({ included, excluded }: Words): string {
  const write = ({ text, isPhrase }: Term) => (isPhrase ? `"${text}"` : text)
  return [...included.map((group) => group.map(write).join(' OR ')), ...excluded.map((term) => `-${write(term)}`)].join(
    ' ',
  )
}

/** Text for `to_tsquery`. Every word is quoted, so that typed characters are never operators. */
export type Query = { text: string; hasPhrases: boolean }

/** The words as a query. With `prefixed`, the last word also matches longer words, as the user may still be typing it. */
export function toQuery(words: Words, { prefixed = false } = {}): Query {
  const last = words.included.at(-1)?.at(-1)
  const write = (term: Term) => {
    // too many words begin with a given single letter
    const isOpen = prefixed && term === last && !term.isPhrase && term.text.length > 1
    return quote(term.text) + (isOpen ? ':*' : '')
  }
  const groups = words.included.map((group) =>
    group.length > 1 ? `(${group.map(write).join(' | ')})` : write(group[0]!),
  )
  const text = [...groups, ...words.excluded.map((term) => `!${quote(term.text)}`)].join(' & ')
  return { text, hasPhrases: [...words.included.flat(), ...words.excluded].some((term) => term.isPhrase) }
}

const quote = (text: string) => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`

/** Parses a typed place. The word 'remote' is removed from it and sets `isRemote`. */
export function readPlace(typed: string): { place: string; isRemote: boolean } {
  const words = typed.split(/[\s,.;:/|()–—-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const places = words.filter((word) => !/^remote$/i.test(word))
  return { place: places.join(' '), isRemote: places.length < words.length }
}
