import { htmlBlocks } from '#lib/html-text.ts'
import { LONGEST_SENTENCE, piecesOf } from '#lib/pieces.ts'
import type { AdvicePlace, ReadPosting } from './finding.ts'

export type Sentence = { place: AdvicePlace; text: string }

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const longestQuote = 180

/**
 * Every sentence of the posting in reading order; headings and list items are sentences too. One longer than 1,000
 * characters is cut.
 */
export function sentencesOf({
  title,
  description,
  requirements,
}: Pick<ReadPosting, 'title' | 'description' | 'requirements'>): Sentence[] {
  const written = [
    ['description', description],
    ['requirements', requirements],
  ] as const
  const inTexts = written.flatMap(([place, html]) =>
    htmlBlocks(html).flatMap(({ text }) =>
      [...segmenter.segment(text)]
        .flatMap(({ segment }) => piecesOf(segment, LONGEST_SENTENCE))
        .map((sentence) => ({ place, text: sentence.trim() })),
    ),
  )
  const all: Sentence[] = [{ place: 'title', text: title.trim() }, ...inTexts]
  return all.filter(({ text }) => text !== '')
}

/** The sentence to show; a long one is cut around the words in question. */
export function quoteOf(sentence: string, at: number): string {
  if (sentence.length <= longestQuote) return sentence
  const from = Math.max(0, Math.min(at - longestQuote / 2, sentence.length - longestQuote))
  const cut = sentence.slice(from, from + longestQuote).trim()
  return `${from > 0 ? '…' : ''}${cut}${from + longestQuote < sentence.length ? '…' : ''}`
}

export const wordsIn = (html: string): number =>
  htmlBlocks(html).reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0), 0)
