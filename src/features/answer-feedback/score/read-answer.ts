import { countWords, isEnglishText } from '#features/resume-review/score/read-english.ts'
import { fillerAtEnd, isSaidAsFiller } from './fillers.ts'
import type { Span } from './report.ts'
import { type Segment, segmentsOf } from './segments.ts'

/** A word where it stands: without the signs around it, in small letters; `raw` as it was written. */
export type Token = { word: string; raw: string; start: number; end: number; ends: boolean }

/** An answer read once, for every part of the score. */
export type Reading = {
  /** The words of all distinct sentences, without fillers. */
  words: Token[]
  segments: Segment[]
  fillers: Span[]
  /** How many words count: a text that keeps saying the same words has fewer than it seems. */
  length: number
  isEnglish: boolean
}

/** Words are said again in any text; beyond so many times each on average they add nothing. */
const MOST_SAYINGS = 2.5

const abbreviations = new Set(['e.g', 'i.e', 'etc', 'vs', 'mr', 'mrs', 'ms', 'dr', 'approx', 'no'])
const RUN = /[^\s—–]+/gu
const OPENING = /^[^\p{L}\p{M}\p{N}$€£]+/u
const CLOSING = /[^\p{L}\p{M}\p{N}%+#]$/u
const SENTENCE_END = /[.!?。！？]["'”’)\]]?$/u

/** The word within a run of signs; stripped from its end one by one, so that a run of a million signs takes no longer. */
function bareWord(raw: string): { word: string; offset: number; length: number } {
  const offset = OPENING.exec(raw)?.[0].length ?? 0
  let length = raw.length
  while (length > offset && CLOSING.test(raw.slice(Math.max(offset, length - 2), length))) length--
  const bare = raw.slice(offset, length)
  return { word: bare.toLowerCase().replaceAll('’', "'"), offset, length: bare.length }
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(RUN)].map(({ 0: raw, index }) => {
    const { word, offset, length } = bareWord(raw)
    // dots in a row are a hesitation, not an end
    const ends = SENTENCE_END.test(raw.slice(-3)) && !raw.endsWith('..') && !abbreviations.has(word)
    return { word, raw, start: index + offset, end: index + offset + length, ends }
  })
}

function sentencesOf(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]]
  for (const token of tokens) {
    sentences.at(-1)?.push(token)
    if (token.ends) sentences.push([])
  }
  return sentences
}

/** A sentence without its fillers, and where they stood. Taking one out may bring another together: 'you, um, know'. */
function withoutFillers(sentence: readonly Token[]): { kept: Token[]; fillers: Span[] } {
  const said = sentence.filter(({ word }) => word !== '')
  const kept: Token[] = []
  const fillers: Span[] = []
  said.forEach((token, at) => {
    kept.push(token)
    const size = fillerAtEnd(kept)
    if (size === 0) return
    const taken = kept.splice(kept.length - size)
    const around = {
      before: kept.at(-1)?.word,
      after: said[at + 1]?.word,
      raw: token.raw,
      beside: [said[at - 1]?.word, said[at + 1]?.word],
    }
    if (isSaidAsFiller(taken.map(({ word }) => word).join(' '), around))
      fillers.push({ start: taken[0]?.start ?? token.start, end: token.end, part: 'filler' })
  })
  return { kept, fillers }
}

/** Reads an answer. A sentence that was said before counts no second time. */
export function readAnswer(text: string): Reading {
  const seen = new Set<string>()
  const sentences: Token[][] = []
  const fillers: Span[] = []
  for (const sentence of sentencesOf(tokensOf(text))) {
    const read = withoutFillers(sentence)
    fillers.push(...read.fillers)
    const key = read.kept.map(({ word }) => word).join(' ')
    if (key === '' || seen.has(key)) continue
    seen.add(key)
    sentences.push(read.kept)
  }
  const words = sentences.flat()
  const said = words.map(({ word }) => word)
  const spaced = Math.min(said.length, Math.floor(new Set(said).size * MOST_SAYINGS))
  // scripts that put no blanks between words
  const unspaced = Math.max(0, countWords(said.join(' ')) - said.length)
  return {
    words,
    segments: sentences.flatMap(segmentsOf),
    fillers,
    length: spaced + unspaced,
    isEnglish: isEnglishText(said.join(' ')),
  }
}
