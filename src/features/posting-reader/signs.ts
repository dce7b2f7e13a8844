import type { Condition } from './conditions.ts'
import { conditionsIn } from './conditions.ts'
import type { Lexicon, Sign, SimpleKind, WordingTag } from './lexicon.ts'
import { simpleKinds } from './lexicon.ts'
import type { PhraseMatch, Words } from './phrases.ts'
import { wordsOf } from './phrases.ts'

/** What the wording of a sentence shows. `asks` and `against` are the sums of signs for and against a requirement. */
export type Reading = {
  asks: number
  against: number
  benefits: number
  duties: number
  other: number
  isMandatory: boolean
  /** A word next to a condition makes it a must ('Permis C obligatoire'). */
  demandsCondition: boolean
  opensWithMust: boolean
  isOptional: boolean
  conditions: Condition[]
}

const longestRead = 700
const most = { asks: 2, hints: 3, duties: 2, benefits: 3, other: 3 }
const weights = {
  asks: 2,
  hint: 0.7,
  condition: 0.8,
  years: 1.5,
  duty: 1.6,
  benefit: 1.5,
  other: 1.6,
  company: 1.2,
  companyFirst: 5,
}
/** The number of words at the start and the end where 'ideally' applies to the whole sentence. */
const edge = 3

const years =
  /\d ?\+? ?(?:-|–|to|bis|à|a|till)? ?\d{0,2} ?\+? ?(?:years?|yrs?|jahre?n?|ans|años?|anos?|jaar|års?|lat|lata|rok|months?|monate|mois|meses|maanden|månader|miesięcy)(?!\p{L})/iu

/** Reads the signs in a sentence or an item, by its wording only. */
export function readSigns(text: string, lexicon: Lexicon): Reading {
  const read = text.slice(0, longestRead)
  const words = wordsOf(read)
  const matches = lexicon.wording.find(words)
  const count = (sign: Sign) => new Set(matches.filter((match) => match.tag === sign).map((match) => match.first)).size
  const conditions = conditionsIn(read, words, matches, lexicon)
  // 'Not required' does not make a must.
  const pluses = matches.filter((match) => match.tag === 'nice')
  const musts = matches.filter(
    (match) => match.tag === 'must' && !pluses.some((plus) => plus.first < match.first && plus.last >= match.last),
  )
  const isMandatory = musts.length > 0
  const stated = matches.filter((match) => simpleKinds.includes(match.tag as SimpleKind))
  const benefits = Math.min(count('benefits'), most.benefits)
  const duties = Math.min(count('duties'), most.duties)
  const other = Math.min(count('other'), most.other)
  return {
    asks:
      weights.asks * Math.min(count('asks'), most.asks) +
      weights.hint * Math.min(count('hints'), most.hints) +
      weights.condition * Math.min(conditions.length, 2) +
      (years.test(read) ? weights.years : 0) +
      (count('nice') > 0 ? 1 : 0),
    against: weights.benefit * benefits + weights.duty * duties + weights.other * other + ofCompany(matches),
    benefits,
    duties,
    other,
    isMandatory,
    demandsCondition: conditions.length > 0 && musts.some((must) => stated.some((one) => areNear(must, one))),
    opensWithMust: musts.some((must) => must.first === 0),
    isOptional: isCalledPlus(matches, words, isMandatory),
    conditions,
  }
}

/**
 * Signs against a requirement in a sentence of the company about itself: 'We apply our experience', but not 'We require experience' or 'We
 * need you'.
 */
function ofCompany(matches: PhraseMatch<WordingTag>[]): number {
  const isFirst = (sign: Sign, last: number) => matches.some((match) => match.tag === sign && match.first <= last)
  if (!matches.some((match) => match.tag === 'we') || matches.some((match) => match.tag === 'you')) return 0
  const isAsking = isFirst('asks', 2) || matches.some((match) => match.tag === 'asks' && coversOne(match, matches))
  return isFirst('we', 1) && !isAsking ? weights.companyFirst : weights.company
}

/** 'For our shop we expect two years': the phrase that asks contains 'we', at any position in the sentence. */
function coversOne(asks: PhraseMatch<WordingTag>, matches: PhraseMatch<WordingTag>[]): boolean {
  return matches.some(({ tag, first, last }) => tag === 'we' && asks.first <= first && asks.last >= last)
}

/** The maximum number of words between a condition and the word that demands it. */
const widest = 2

function areNear(a: PhraseMatch<unknown>, b: PhraseMatch<unknown>): boolean {
  return a.first > b.last ? a.first - b.last <= widest + 1 : b.first - a.last <= widest + 1
}

function isCalledPlus(matches: PhraseMatch<WordingTag>[], words: Words, isMandatory: boolean): boolean {
  const isAtEdge = ({ first, last }: PhraseMatch<WordingTag>) => first < edge || last >= words.folded.length - edge
  if (matches.some((match) => match.tag === 'softly' && isAtEdge(match))) return !isMandatory
  return matches.some((match) => match.tag === 'nice' && (isAtEdge(match) || match.last > match.first)) && !isMandatory
}
