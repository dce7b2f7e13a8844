import { countResumeWords, isEnglishText } from '#features/resume-review/score/read-language.ts'
import { fillerAtEnd, isSaidAsFiller } from './fillers.ts'
import type { Span } from './report.ts'
import { type Segment, segmentsOf } from './segments.ts'

/** A word and its position. `word` is in lower case without punctuation; `raw` is the original text. */
export type Token = { word: string; raw: string; start: number; end: number; ends: boolean }

/** The parsed answer that all parts of the score use. */
export type Reading = {
  /** The words of all distinct sentences, without fillers. */
  words: Token[]
  segments: Segment[]
  fillers: Span[]
  /** The number of words that count. Frequent repetitions of the same words do not count. */
  length: number
  isEnglish: boolean
}

/** Repetitions are normal, but more than 2.5 uses of each word on average do not count. */
const MAX_REPETITION = 2.5

const abbreviations = new Set(['e.g', 'i.e', 'etc', 'vs', 'mr', 'mrs', 'ms', 'dr', 'approx', 'no'])
const RUN = /[^\s—–]+/gu
const OPENING = /^[^\p{L}\p{M}\p{N}$€£]+/u
const CLOSING = /[^\p{L}\p{M}\p{N}%+#]$/u
const SENTENCE_END = /[.!?。！？]["'”’)\]]?$/u

/**
 * Removes punctuation around a word. It strips the end character by character, so that long runs do not cause slow
 * backtracking.
 */
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
    // several dots are a hesitation, not the end of a sentence
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

/** Removes the fillers of a sentence. Removing one can join the words of another one: 'you, um, know'. */
function withoutFillers(sentence: readonly Token[]): { spoken: Token[]; fillers: Span[] } {
  const spokenWords = sentence.filter(({ word }) => word !== '')
  const spoken: Token[] = []
  const fillers: Span[] = []
  spokenWords.forEach((token, at) => {
    spoken.push(token)
    const size = fillerAtEnd(spoken)
    if (size === 0) return
    const removed = spoken.splice(spoken.length - size)
    const around = {
      before: spoken.at(-1)?.word,
      after: spokenWords[at + 1]?.word,
      raw: token.raw,
      neighbors: [spokenWords[at - 1]?.word, spokenWords[at + 1]?.word],
    }
    if (isSaidAsFiller(removed.map(({ word }) => word).join(' '), around))
      fillers.push({ start: removed[0]?.start ?? token.start, end: token.end, part: 'filler' })
  })
  return { spoken, fillers }
}

/** Parses an answer. A repeated sentence does not count a second time. */
export function readAnswer(text: string): Reading {
  const seen = new Set<string>()
  const sentences: Token[][] = []
  const fillers: Span[] = []
  for (const sentence of sentencesOf(tokensOf(text))) {
    const read = withoutFillers(sentence)
    fillers.push(...read.fillers)
    const key = read.spoken.map(({ word }) => word).join(' ')
    if (key === '' || seen.has(key)) continue
    seen.add(key)
    sentences.push(read.spoken)
  }
  const words = sentences.flat()
  const spoken = words.map(({ word }) => word)
  const spaced = Math.min(spoken.length, Math.floor(new Set(spoken).size * MAX_REPETITION))
  // words in scripts without spaces between words
  const unspaced = Math.max(0, countResumeWords(spoken.join(' ')) - spoken.length)
  return {
    words,
    segments: sentences.flatMap(segmentsOf),
    fillers,
    length: spaced + unspaced,
    isEnglish: isEnglishText(spoken.join(' ')),
  }
}
