import { sameTitles } from '#features/matching/vocabulary/same-titles.ts'

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

/**
 * Text for `to_tsquery`. Every word is quoted, so that typed characters are never operators. `signs` is the rest, written as a query:
 * the words of `sign_words` that are asked for. `unfinished` is one word more, which may be the beginning of a longer one; '' without.
 */
export type Query = { text: string; hasPhrases: boolean; signs: string; unfinished: string }

/** Names whose signs are lost in a text: 'C++' would be 'C'. */
const signed = /^(?:c\+\+|[cf]#|(?:asp|vb|ado)?\.net)$/i
const isSigned = ({ text, isPhrase }: Term) => !isPhrase && signed.test(text)
const signOf = ({ text }: Term) => `'~${text.toLowerCase().replace(/^(?:asp|vb|ado)/, '')}'`

/** Ways to meet a part of a search; all terms of one way must be there. */
type Part = Term[][]

const mostWordsOfTitle = 3

/**
 * The words as a query. With `prefixed`, the last word also matches longer words, as the user may still be typing it; with
 * `hasSynonyms`, words also match others that name the same work: 'hgv driver' matches 'truck driver'.
 */
export function toQuery(words: Words, { prefixed = false, hasSynonyms = false } = {}): Query {
  const last = words.included.at(-1)?.at(-1)
  const write = (term: Term) => {
    // too many words begin with a given single letter
    const isOpen = prefixed && term === last && !term.isPhrase && term.text.length > 1
    return quote(term.text) + (isOpen ? ':*' : '')
  }
  const bare = words.included.filter((group) => !group.every(isSigned))
  const parts = hasSynonyms ? withSynonyms(bare) : bare.map(asPart)
  const unfinished = prefixed ? unfinishedIn(parts, last) : ''
  const groups = (unfinished ? parts.slice(0, -1) : parts).map((part) => {
    const ways = part.map((terms) =>
      terms.length > 1 && part.length > 1 ? `(${and(terms, write)})` : and(terms, write),
    )
    return ways.length > 1 ? `(${ways.join(' | ')})` : ways[0]!
  })
  const excluded = words.excluded.filter((term) => !isSigned(term)).map((term) => `!${quote(term.text)}`)
  const text = [...groups, ...excluded].join(' & ')
  const signs = [
    ...words.included.flatMap((group) => (group.every(isSigned) ? [`(${group.map(signOf).join(' | ')})`] : [])),
    ...words.excluded.filter(isSigned).map((term) => `!${signOf(term)}`),
  ].join(' & ')
  return {
    text,
    hasPhrases: [...words.included.flat(), ...words.excluded].some((term) => term.isPhrase),
    signs,
    unfinished,
  }
}

/** The last word, where it is no part of a synonym and has letters and digits alone; '' for others. */
function unfinishedIn(parts: Part[], last: Term | undefined): string {
  const [way, ...others] = parts.at(-1) ?? []
  const isAlone = others.length === 0 && way?.length === 1 && way[0] === last
  return last && isAlone && !last.isPhrase && /^[\p{L}\p{M}\p{N}]{2,}$/u.test(last.text) ? last.text : ''
}

const and = (terms: Term[], write: (term: Term) => string) => terms.map(write).join(' & ')
const asPart = (group: Term[]): Part => group.map((term) => [term])

/** The longest runs of bare words that have synonyms, each with them. */
function withSynonyms(groups: Term[][]): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < groups.length; ) {
    const run = bareRun(groups, at)
    let length = Math.min(run.length, mostWordsOfTitle)
    while (length > 0 && !synonymsOf(run.slice(0, length))) length--
    const typed = run.slice(0, length)
    const others = (synonymsOf(typed) ?? []).map((way) => way.split(' ').map((text) => ({ text, isPhrase: false })))
    parts.push(length > 0 ? [typed, ...others] : asPart(groups[at]!))
    at += Math.max(length, 1)
  }
  return parts
}

/** The words from here on that are neither phrases nor alternatives. */
function bareRun(groups: Term[][], from: number): Term[] {
  const run: Term[] = []
  for (const [term, ...others] of groups.slice(from, from + mostWordsOfTitle)) {
    if (!term || term.isPhrase || others.length > 0) break
    run.push(term)
  }
  return run
}

const synonymsOf = (terms: Term[]) => sameTitles.get(terms.map(({ text }) => text.toLowerCase()).join(' '))

const quote = (text: string) => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`

/** Parses a typed place. The word 'remote' is removed from it and sets `isRemote`. */
export function readPlace(typed: string): { place: string; isRemote: boolean } {
  const words = typed.split(/[\s,.;:/|()–—-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const places = words.filter((word) => !/^remote$/i.test(word))
  return { place: places.join(' '), isRemote: places.length < words.length }
}
