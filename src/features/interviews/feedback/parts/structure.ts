import type { QuestionType } from '../../rules.ts'
import { labelOf } from '../cues.ts'
import { isFigure } from '../figures.ts'
import type { Reading } from '../read-answer.ts'
import type { FeedbackPart, PassagePart, Span, Step } from '../report.ts'
import { partLabels, pointsOf, steps, weights } from '../rubric.ts'

type Passage = Span & { acts: string[]; hasFigure: boolean }

/** What each stretch of the answer does, where it says so. */
function passagesOf({ segments }: Reading, kind: QuestionType): Passage[] {
  return segments.flatMap(({ said, start, end }) => {
    const hasFigure = said.split(' ').some(isFigure)
    const found = labelOf[kind](said, hasFigure)
    return found ? [{ start, end, part: found.part, acts: found.acts, hasFigure }] : []
  })
}

/** How fully a step is there, 0 to 1. It never falls when something is added. */
function fullness(part: PassagePart, passages: readonly Passage[]): number {
  const own = passages.filter((passage) => passage.part === part)
  if (own.length === 0) return 0
  if (part === 'action') {
    const acts = new Set(own.flatMap((passage) => passage.acts)).size
    return acts >= 3 ? 1 : acts === 2 ? 0.8 : 0.5
  }
  if (part === 'result') return own.length > 1 || own.some(({ hasFigure }) => hasFigure) ? 1 : 0.7
  return 1
}

const fixes: Partial<Record<PassagePart, string>> = {
  situation: 'Begin with where and when it was',
  task: 'Say what you had to reach: “My task was …”',
  action: 'Say what you did yourself, one verb after another: “I checked …, I wrote …”',
  result: 'End with what changed, best in a number: “As a result …”',
  reason: 'Say why: “because …”',
  step: 'Put it in order: “First …, then …”',
  example: 'Give one case: “For example …”',
  limit: 'Say when it does not hold, or what it costs: “However …”',
}
const planFixes: typeof fixes = {
  situation: 'Begin with what you would find out first: “I would ask …”',
  task: 'Say what matters most: “The priority is …”',
  action: 'Say what you would do, step by step: “First I would …”',
  result: 'Say what should come of it, and how you would know',
}

const listed = (words: readonly string[]) => new Intl.ListFormat('en-US').format(words)

/** The steps of a full answer: which are there, where, and how fully. */
export function scoreStructure(reading: Reading, kind: QuestionType): { part: FeedbackPart; steps: Step[] } {
  const passages = passagesOf(reading, kind)
  const rules = steps[kind]
  const shares = rules.reduce((sum, { share }) => sum + share, 0)
  const reached = rules.reduce((sum, { part, share }) => sum + share * fullness(part, passages), 0)
  const thin = rules.filter(({ part }) => fullness(part, passages) < 1)
  const words = kind === 'situational' ? planFixes : fixes
  const there = rules.filter(({ part }) => fullness(part, passages) > 0).map(({ label }) => label.toLowerCase())
  const outOf = weights[kind].structure
  return {
    part: {
      key: 'structure',
      label: partLabels.structure,
      points: pointsOf(reached / shares, outOf),
      outOf,
      say: there.length > 0 ? `It has: ${listed(there)}.` : 'None of the steps of a full answer was found.',
      fix: thin.length > 0 ? `${thin.map(({ part }) => words[part] ?? fixes[part]).join('. ')}.` : null,
      spans: passages.map(({ start, end, part }) => ({ start, end, part })),
    },
    steps: rules.map(({ part, label, about }) => {
      const found = passages.find((passage) => passage.part === part)
      return { part, label, about, span: found ? { start: found.start, end: found.end, part } : null }
    }),
  }
}
