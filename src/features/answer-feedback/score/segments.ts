import { isAct } from './verbs.ts'

type Word = { word: string; start: number; end: number }

/** A part of a sentence with one function. `text` contains its words, with a space before and after each word. */
export type Segment = { text: string; start: number; end: number; sentence: number }

/** The minimum number of words in a segment; a shorter one cannot be classified. */
const MIN = 4

const joins = new Set(['so', 'and', 'then', 'but'])
const subjects = new Set(['i', 'we', 'my', 'our', 'the', 'that', 'this', 'it'])
const subordinate = new Set('when while after before once because since as during in at last if although'.split(' '))
const opensResult = new Set('reducing cutting saving increasing resulting bringing raising allowing'.split(' '))
const connectors = ['as a result', 'in the end', 'at the end', 'because of that', 'after that', 'my task', 'my job']

const startsWith = (words: readonly Word[], at: number, phrase: string) =>
  phrase.split(' ').every((word, offset) => words[at + offset]?.word === word)

/** True if a new segment starts at this word; `first` is the first word of the current segment. */
function isBreak(words: readonly Word[], at: number, first: string): boolean {
  const [word, next, then] = [words[at]?.word ?? '', words[at + 1]?.word ?? '', words[at + 2]?.word ?? '']
  if (joins.has(word) && (subjects.has(next) || (joins.has(next) && subjects.has(then)) || isAct(next))) return true
  if (word === 'which' || word === 'because' || opensResult.has(word)) return true
  if (connectors.some((phrase) => startsWith(words, at, phrase))) return true
  const isSubject = word === 'i' || word === 'we' || word === "i'd" || word === "i'll"
  return isSubject && subordinate.has(first)
}

/** Splits a sentence into segments: 'when the totals did not match | I rebuilt the figure | which saved us a day'. */
export function segmentsOf(words: readonly Word[], sentence: number): Segment[] {
  const segments: Segment[] = []
  let from = 0
  const close = (to: number) => {
    const [first, last] = [words[from], words[to - 1]]
    if (!first || !last) return
    const text = ` ${words
      .slice(from, to)
      .map(({ word }) => word)
      .join(' ')} `
    segments.push({ text, start: first.start, end: last.end, sentence })
    from = to
  }
  for (let at = 1; at < words.length; at++) {
    if (at - from >= MIN && words.length - at >= MIN && isBreak(words, at, words[from]?.word ?? '')) close(at)
  }
  close(words.length)
  return segments
}
