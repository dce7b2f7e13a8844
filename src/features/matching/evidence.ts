import type { Sentence } from './candidate.ts'
import type { MatchEvidence } from './shapes.ts'
import type { Token } from './text.ts'

const longestQuote = 240

type Stretch = Pick<Token, 'start' | 'end'>

/** Quotes a sentence and marks the proving words. A long sentence is cut around them, between words. */
export function quote(sentence: Sentence, proving: Stretch[]): MatchEvidence {
  const spans = mergeSpans(proving, sentence.text)
  const evidence: MatchEvidence = { source: sentence.source, ...cut(sentence.text, spans) }
  if (sentence.place) evidence.place = sentence.place
  return evidence
}

const small = new Set(
  'a an the and or of to in on at by for with from as using via through into across over under within including is are was were be i we my our their his her its this that which who while also'.split(
    ' ',
  ),
)

/**
 * The phrase around proving words: 'six self-serve dashboards' for 'dashboards'. It extends back to a small word or a punctuation mark,
 * and one word forward.
 */
export function phraseAround(sentence: Sentence, first: number, last: number): Stretch {
  const { tokens, text } = sentence
  const isJoined = (left: number) =>
    /^[\s-]*$/.test(text.slice(tokens[left]?.end, tokens[left + 1]?.start)) && tokens[left + 1] !== undefined
  let from = first
  while (from > 0 && first - from < 4 && isJoined(from - 1) && !small.has(tokens[from - 1]?.form ?? '')) from--
  const to = isJoined(last) && !small.has(tokens[last + 1]?.form ?? '') ? last + 1 : last
  return { start: tokens[from]?.start ?? 0, end: tokens[to]?.end ?? 0 }
}

/** Sorts the spans, and merges spans with only a space or a sign between them. */
function mergeSpans(tokens: Stretch[], text: string): [number, number][] {
  const spans: [number, number][] = []
  for (const { start, end } of [...tokens].sort((a, b) => a.start - b.start)) {
    const last = spans.at(-1)
    if (last && (start <= last[1] || /^[\s\-–./&+’']*$/.test(text.slice(last[1], start))))
      last[1] = Math.max(last[1], end)
    else spans.push([start, end])
  }
  return spans
}

function cut(text: string, spans: [number, number][]): { sentence: string; spans: [number, number][] } {
  if (text.length <= longestQuote) return { sentence: text, spans }
  const first = spans[0]?.[0] ?? 0
  let from = Math.max(0, Math.min(first - 80, text.length - longestQuote))
  if (from > 0) from = Math.min(first, text.indexOf(' ', from) + 1 || from)
  let to = Math.min(text.length, from + longestQuote)
  if (to < text.length && text.lastIndexOf(' ', to) > (spans[0]?.[1] ?? 0)) to = text.lastIndexOf(' ', to)
  const before = from > 0 ? '… ' : ''
  const shift = before.length - from
  const inside = spans.filter(([start, end]) => start >= from && end <= to)
  return {
    sentence: `${before}${text.slice(from, to)}${to < text.length ? ' …' : ''}`,
    spans: inside.map(([start, end]) => [start + shift, end + shift]),
  }
}
