import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { fillers, weakOpening } from '../score/openings.ts'
import { countResumeWords, isEnglishText } from '../score/read-language.ts'
import { type ImprovedKind, jobOf, wornOpenings } from './about-text.ts'
import { askForNumber } from './ask-for-number.ts'
import { checkFacts } from './check-facts.ts'
import { joinedResult, splitLong, verbalised } from './clauses.ts'
import { isHalfPast } from './grammar.ts'
import { createImprovementCheck } from './improvement-check.ts'
import { strongerOpenings } from './rewrite-line.ts'
import { plainLetter, shorten, tidy, withoutWorn } from './wordiness.ts'

/** The result of the built-in engine for a text. */
export type Proposal = {
  /** Best first; each differs from the text and passed the checker. */
  rewrites: string[]
  /** Asks for a fact that only the writer knows: 'By how much?' */
  question: string | null
  /** The engine reads English only; false for other languages, which get no rewrites. */
  isReadable: boolean
}

const maxProposals = 5

/**
 * Proposes rewrites of a text that add no facts, by rules alone: stronger openings, active voice, tense, repetition, fewer
 * words, shorter sentences. The same text and material always give the same result (AI-07 to AI-10).
 */
export function proposeRewrites(kind: ImprovedKind, text: string, material: ResumeContent): Proposal {
  if (text.trim() === '' || !isEnglishText(text))
    return { rewrites: [], question: null, isReadable: text.trim() === '' }
  const found = kind === 'responsibility' ? ofLine(text.trim(), material) : ofProse(kind, text.trim())
  const candidates = [...new Set(found.map((rewrite) => withCase(rewrite, text.trim())))]
    .filter((rewrite) => rewrite !== text.trim() && rewrite !== '')
    .filter((rewrite) => kind !== 'responsibility' || !isHalfPast(rewrite))
    .filter((rewrite) => checkFacts({ rewrite, text, kind, material }).length === 0)
    // a line has to be strong then; a longer text, less weak
    .filter((rewrite) => weaknesses(rewrite) < (kind === 'responsibility' ? 1 : Math.max(1, weaknesses(text))))
  // compute the score of the resume without a rewrite once, and only if there is one
  const rewrites = candidates.length > 0 ? candidates.filter(createImprovementCheck({ kind, text, material })) : []
  const isAsking = kind === 'responsibility' || kind === 'description'
  return { rewrites: rewrites.slice(0, maxProposals), question: isAsking ? askForNumber(text) : null, isReadable: true }
}

function ofLine(text: string, material: ResumeContent): string[] {
  const job = jobOf(text, material)
  const isPast =
    !job?.isCurrentRole ||
    /^(?:(?:i\s+)?(?:was|were|had|did|helped|assisted|worked|participated|dealt|took|made)|[a-z]+ed)\b/i.test(text)
  const worn = wornOpenings(text, material)
  // the text in which the opening is analyzed, without a leading 'Successfully'
  const short = shorten(text)
  const opened = strongerOpenings({ text: short, isPast, worn })
  const bases = opened.length > 0 ? opened : [short]
  const full = bases.map((base, index) => finish(joinedResult(verbalised(base), index)))
  return [...full, ...bases.map(tidy), ...(opened.length > 0 ? [short] : [])]
}

const STARTS = /(^|[.!?]\s+)(\p{L}[\p{L}.]*)/gu
const lower = (word: string) => word.charAt(0).toLowerCase() + word.slice(1)

/** Preserves names that begin with a lower-case letter: 'node.js and Vue', 'Yahoo! has'. */
function withCase(rewrite: string, text: string): string {
  const starts = Array.from(text.matchAll(STARTS), ({ 2: word = '' }) => word)
  const small = new Set(
    starts.filter((word) => word === lower(word) && !starts.some((one) => one !== word && lower(one) === word)),
  )
  return rewrite.replace(STARTS, (whole, end: string, word: string) =>
    small.has(lower(word)) ? end + lower(word) : whole,
  )
}

/** The number of weaknesses by the score (`score/parts`): a weak opening and clichés. */
function weaknesses(text: string): number {
  const worn = text.match(fillers)?.length ?? 0
  return worn + (weakOpening.test(text.trim()) ? 1 : 0)
}

const finish = (text: string): string => tidy(countResumeWords(text) > 32 ? splitLong(text) : text)

const implied = /(^|[.!?]\s+)(?:I am|I'm|I’m) an? /g

function ofProse(kind: ImprovedKind, text: string): string[] {
  const short = shorten(text)
  const lighter = kind === 'paragraph' ? plainLetter(short) : short
  const plain = withoutWorn(lighter)
  if (kind === 'paragraph') return [splitLongSentences(plain), plain, lighter]
  const impersonal = tidy(plain.replace(implied, '$1'))
  return [splitLongSentences(impersonal), impersonal, splitLongSentences(plain), plain, lighter]
}

const splitLongSentences = (text: string): string =>
  text.replace(/[^.!?]+[.!?]?/g, (sentence) => (countResumeWords(sentence) > 28 ? splitLong(sentence) : sentence))
