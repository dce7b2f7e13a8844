import type { AnswerFeedback, PassagePart, Span } from './report.ts'

/** A piece of the displayed answer: plain text, a figure or a filler. */
export type Piece = { start: number; text: string; mark: 'figure' | 'filler' | null }
/** Consecutive pieces of the same part of the answer; `part` is null if the part was not recognized. */
export type Passage = { start: number; part: PassagePart | null; pieces: Piece[] }

const byPlace = (a: Span, b: Span) => a.start - b.start

function piecesOf(text: string, from: number, to: number, marks: readonly Span[]): Piece[] {
  const pieces: Piece[] = []
  let at = from
  const add = (end: number, mark: Piece['mark']) => {
    if (end > at) pieces.push({ start: at, text: text.slice(at, end), mark })
    at = Math.max(at, end)
  }
  for (const { start, end, part } of marks) {
    if (end <= at || start >= to || (part !== 'figure' && part !== 'filler')) continue
    add(Math.max(at, start), null)
    add(Math.min(end, to), part)
  }
  add(to, null)
  return pieces
}

/** Splits the answer at the marks of its feedback. The pieces together are the whole text. */
export function markedPassages(text: string, { parts }: Pick<AnswerFeedback, 'parts'>): Passage[] {
  const spansOf = (isPassage: boolean) =>
    parts.flatMap(({ key, spans }) => ((key === 'structure') === isPassage ? spans : [])).toSorted(byPlace)
  const marks = spansOf(false)
  const passages: Passage[] = []
  let at = 0
  const add = (end: number, part: PassagePart | null) => {
    if (end > at) passages.push({ start: at, part, pieces: piecesOf(text, at, end, marks) })
    at = Math.max(at, end)
  }
  for (const { start, end, part } of spansOf(true)) {
    add(start, null)
    add(end, part)
  }
  add(text.length, null)
  return passages
}
