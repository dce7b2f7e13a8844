import { sameTitles } from '#features/matching/vocabulary/same-titles.ts'
import { foldLatin } from '#lib/names.ts'
import type { Term, Words } from './read-words.ts'
import { relatedTitles, softwareWords } from './related-titles.ts'
import { formsOf } from './word-forms.ts'

/**
 * Text for `to_tsquery`. Every word is quoted, so that typed characters are never operators. `signs` is a query for the names that are
 * stored as words of `sign_words`, such as 'C++'. `unfinished` is one more word, which may be the beginning of a longer one; '' if there is
 * none.
 */
export type Query = {
  text: string
  hasPhrases: boolean
  signs: string
  unfinished: string
  /** The same query in parts: each is one searched term, in the form of `text` or of `signs`. */
  parts: QueryPart[]
  /** `text` without related titles, which have many words. */
  narrow: string
  /** A phrase query for titles with the words in this order; '' if there is only one word or if they are not all plain words. */
  inOrder: string
}
export type QueryPart = {
  text: string
  /** `text` without the words that are searched only in titles. */
  inTexts: string
  isSign: boolean
}

type Options = {
  /** The last word also matches longer words, as the user may still be typing it. */
  prefixed?: boolean
  /** Words also match other words for the same work: 'hgv driver' matches 'truck driver'. */
  hasSynonyms?: boolean
  /** 'Go', 'R', 'C', 'Ada' and 'IT' are searched as ordinary words, not as names. */
  isPlain?: boolean
  /** Words also match titles for the same work in other languages: 'nurse' matches 'Krankenpfleger'. */
  isWide?: boolean
  /** Compound words that occur in postings: 'project manager' also matches 'projectmanager'. */
  joined?: ReadonlySet<string>
}

/** Names with signs that the text search drops: 'C++' would become 'C'. */
const signed = /^(?:c\+\+|cpp|[cf]#|[cf]sharp|(?:asp|vb|ado)?\.net|dotnet)$/i
/** Names that are also ordinary letters or words. They match only where a text writes them as names. */
const named = /^(?:go|golang|r|c|ada|it)$/i
/** Words that follow when the word before is not a name: 'go to market', 'C level'. */
const notNamed = /^(?:to|level|suite|class)$/i

const otherSigns: Record<string, string> = { golang: 'go', cpp: 'c++', csharp: 'c#', fsharp: 'f#', dotnet: '.net' }

function signOf({ text }: Term): string {
  const name = text.toLowerCase().replace(/^(?:asp|vb|ado)/, '')
  return `'~${otherSigns[name] ?? name}'`
}

/** Whether a search contains words such as 'Go' or 'R' that may be names. */
export const hasNames = ({ included }: Words): boolean => included.some((_, at) => isNamed(included, at))

function isNamed(groups: Term[][], at: number): boolean {
  const group = groups[at]!
  const next = groups[at + 1]?.[0]?.text ?? ''
  return !notNamed.test(next) && group.every(({ text, isPhrase }) => !isPhrase && named.test(text))
}

const isSigned = ({ text, isPhrase }: Term): boolean => !isPhrase && signed.test(text)

/**
 * Alternative ways to match a part of a search; a posting must have all terms of one way. `inTitle` are titles that are searched only in
 * job titles.
 */
type Part = { ways: Piece[][]; inTitle: string[] }
/** A term, or one piece of a typed term; `of` is then that term. */
type Piece = Term & { of?: Term }

const maxWordsOfTitle = 3

/** Converts the words to a query. */
export function toQuery(words: Words, options: Options = {}): Query {
  const { prefixed = false, hasSynonyms = false, isPlain = false, isWide = false, joined = new Set() } = options
  const { included, excluded } = words
  const isSign = (group: Term[], at: number) => group.every(isSigned) || (!isPlain && isNamed(included, at))
  const signs = included.filter(isSign)
  const bare = included.filter((group, at) => !isSign(group, at))
  const last = included.at(-1)?.at(-1)
  const isSoftware = signs.length > 0 || namesSoftware(bare)
  const parts = hasSynonyms ? withSynonyms(bare, { joined, isSoftware, isWide }) : bare.map(asPart)
  const open = prefixed ? last : undefined
  const unfinished = prefixed ? unfinishedIn(parts, last) : ''
  const texts = (unfinished ? parts.slice(0, -1) : parts).map((part) => writePart(part, open))
  const not = excluded.filter((term) => !isSigned(term)).map((term) => `!${quote(term.text)}`)
  const asked = signs.map((group) => `(${group.map(signOf).join(' | ')})`)
  const terms = [...included.flat(), ...excluded]
  return {
    text: [...texts, ...not].join(' & '),
    hasPhrases: terms.some((term) => term.isPhrase),
    signs: [...asked, ...excluded.filter(isSigned).map((term) => `!${signOf(term)}`)].join(' & '),
    unfinished,
    parts: [
      ...texts.map((text, at) => ({ text, inTexts: inTextsOf(parts[at]!), isSign: false })),
      ...(unfinished ? [{ text: `${quote(unfinished)}:*`, inTexts: `${quote(unfinished)}:*`, isSign: false }] : []),
      ...asked.map((text) => ({ text, inTexts: text, isSign: true })),
    ],
    narrow: [...(unfinished ? parts.slice(0, -1) : parts).map((part) => inTextsOf(part, open)), ...not].join(' & '),
    inOrder: bare.length > 1 ? inOrderOf(bare) : '',
  }
}

/** Whether the words name software work, for example 'frontend' or 'front end'. */
function namesSoftware(groups: Term[][]): boolean {
  const words = groups.map(([term]) => term?.text.toLowerCase() ?? '')
  return words.some((word, at) => softwareWords.has(word) || softwareWords.has(`${words[at - 1]}${word}`))
}

function inOrderOf(groups: Term[][]): string {
  const isSimple = groups.every(([term, ...others]) => others.length === 0 && term && !term.isPhrase)
  return isSimple ? groups.map(([term]) => quote(term!.text)).join(' <-> ') : ''
}

const inTextsOf = (part: Part, open?: Term): string => writePart({ ...part, inTitle: [] }, open)

function writePart(part: Part, open: Term | undefined): string {
  // too many words begin with a given single letter
  const isOpen = (term: Piece) => (term.of ?? term) === open && !term.isPhrase && term.text.length > 1
  const write = (term: Piece) => quote(term.text) + (isOpen(term) ? ':*' : '')
  const isOne = part.ways.length + part.inTitle.length === 1
  const typed = part.ways.map((terms) => {
    const all = terms.map(write).join(' & ')
    return terms.length > 1 && !isOne ? `(${all})` : all
  })
  const ways = [...typed, ...part.inTitle.map(writeTitle)]
  return ways.length > 1 ? `(${ways.join(' | ')})` : ways[0]!
}

/** A title such as 'krankenpfleg*' as a query for job titles, whose words have the weight A. */
function writeTitle(title: string): string {
  const words = title
    .split(' ')
    .map((word) => (word.endsWith('*') ? `${quote(word.slice(0, -1))}:*A` : `${quote(word)}:A`))
  return words.length > 1 ? `(${words.join(' & ')})` : words[0]!
}

/**
 * The query for the column that contains only titles, whose words have no weights. No term contains a colon, so only weights that
 * `writeTitle` added are removed.
 */
export const withoutWeights = (text: string): string => text.replace(/':(\*?)A/g, (_, star) => (star ? "':*" : "'"))

/** The last word, if it is not part of a synonym and has only letters and digits; otherwise ''. */
function unfinishedIn(parts: Part[], last: Term | undefined): string {
  const { ways = [], inTitle = [] } = parts.at(-1) ?? {}
  const [way, ...others] = ways
  const isAlone = others.length + inTitle.length === 0 && way?.length === 1 && way[0] === last
  return last && isAlone && !last.isPhrase && /^[\p{L}\p{M}\p{N}]{2,}$/u.test(last.text) ? last.text : ''
}

const asPart = (group: Term[]): Part => ({ ways: group.map((term) => [term]), inTitle: [] })
const asTerms = (way: string): Term[] => way.split(' ').map((text) => ({ text, isPhrase: false }))

type Context = { joined: ReadonlySet<string>; isSoftware: boolean; isWide: boolean }

/** Splits the words into parts. A part is the longest run of bare words that has synonyms or other forms, with these, or a single group. */
function withSynonyms(groups: Term[][], context: Context): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < groups.length; ) {
    const run = bareRun(groups, at)
    let length = Math.min(run.length, maxWordsOfTitle)
    let part = partOf(run.slice(0, length), context)
    while (length > 0 && !part) part = partOf(run.slice(0, --length), context)
    parts.push(part ?? asPart(groups[at]!))
    at += Math.max(length, 1)
  }
  return parts
}

/** The words with their alternatives as one part; null if there are none. */
function partOf(typed: Term[], context: Context): Part | null {
  if (typed.length === 0) return null
  const ways = waysOf(typed, context)
  const inTitle = relatedTitles(foldedOf(typed).replaceAll('-', ' '), context.isWide)
  if (ways === null && inTitle.length === 0) return null
  return { ways: [wayOf(typed), ...(ways ?? []).map(asTerms)], inTitle }
}

/** The terms as typed. A hyphenated word such as 'front-end' is split, because texts also write it as two words. */
function wayOf(typed: Term[]): Piece[] {
  const [only] = typed
  if (typed.length !== 1 || !hyphened.test(only!.text)) return typed
  const pieces = only!.text.split('-')
  return pieces.map((text, at) => ({ text, isPhrase: false, ...(at === pieces.length - 1 && { of: only! }) }))
}

const foldedOf = (terms: Term[]): string => foldLatin(terms.map(({ text }) => text).join(' '))

/** Titles that mean the same in software. */
const makers = ['developer', 'engineer', 'programmer']

const hyphened = /^[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)+$/u

/** The next words, at most three, up to the first phrase or alternative. */
function bareRun(groups: Term[][], from: number): Term[] {
  const run: Term[] = []
  for (const [term, ...others] of groups.slice(from, from + maxWordsOfTitle)) {
    if (!term || term.isPhrase || others.length > 0) break
    run.push(term)
  }
  return run
}

/** Other spellings and synonyms of these words; null if there are none. */
function waysOf(terms: Term[], { joined, isSoftware }: Context): string[] | null {
  const typed = foldedOf(terms)
  const spaced = typed.replaceAll('-', ' ')
  const inOne = typed.replace(/[\s-]/g, '')
  const isHyphened = terms.length === 1 && hyphened.test(typed)
  const ways = [
    ...(sameTitles.get(spaced) ?? sameTitles.get(typed) ?? []),
    ...(terms.length === 1 ? formsOf(typed) : []),
    ...(isHyphened || (terms.length === 2 && joined.has(inOne)) ? [inOne] : []),
    ...(isSoftware && makers.includes(typed) ? makers : []),
  ]
  const others = [...new Set(ways)].filter((way) => way !== typed && way !== spaced)
  return others.length > 0 || isHyphened ? others : null
}

/** Pairs of neighboring words, joined as texts may write them: 'projectmanager' for 'project manager'. */
export function possibleCompounds({ included }: Words): string[] {
  return included.slice(1).flatMap((_, at) => {
    const [first, second] = bareRun(included, at)
    const isPlain = (term?: Term) => term !== undefined && /^\p{L}{3,}$/u.test(term.text)
    return isPlain(first) && isPlain(second) ? [(first!.text + second!.text).toLowerCase()] : []
  })
}

const quote = (text: string) => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`
