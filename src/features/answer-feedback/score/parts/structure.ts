import type { InterviewQuestionType } from '../../rules.ts'
import { labelOf } from '../cues.ts'
import { isFigure } from '../figures.ts'
import type { Reading } from '../read-answer.ts'
import type { FeedbackPart, PassagePart, Span, Step } from '../report.ts'
import { answerSteps, answerWeights, partLabels, pointsOf } from '../rubric.ts'

type Passage = Span & { acts: string[]; hasFigure: boolean; sentence: number }

/** 'I drove out | and compared every truck': the second segment has the same subject as the first one. */
const SAME_SUBJECT = /^ (and|then|but|so) (?!(?:i|we|my|our|the|that|this|it) )/

/** The segments of the answer whose part is recognized. */
function passagesOf({ segments }: Reading, kind: InterviewQuestionType): Passage[] {
  const passages: Passage[] = []
  let doing = -1
  for (const { text: said, start, end, sentence } of segments) {
    const hasFigure = said.split(' ').some(isFigure)
    const complete = doing === sentence ? said.replace(SAME_SUBJECT, ' $1 i ') : said
    const found = labelOf[kind](complete, hasFigure)
    doing = found && found.acts.length > 0 ? sentence : -1
    if (found) passages.push({ start, end, sentence, hasFigure, ...found })
  }
  return passages
}

/** The passages to mark. An unrecognized segment is added to the passage before it in the same sentence. */
function marksOf({ segments }: Reading, passages: readonly Passage[]): Span[] {
  const byStart = new Map(passages.map((passage) => [passage.start, passage]))
  const marks: (Span & { sentence: number })[] = []
  for (const { start, end, sentence } of segments) {
    const part = byStart.get(start)?.part
    const last = marks.at(-1)
    if (last?.sentence === sentence && (part === undefined || part === last.part)) last.end = end
    else if (part !== undefined) marks.push({ start, end, part, sentence })
  }
  return marks.map(({ sentence: _, ...mark }) => mark)
}

/** How complete a step is, from 0 to 1. More passages never reduce it. */
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
  situation: 'Start with where and when it happened',
  task: 'Say what your task was: “My task was …”',
  action: 'Say what you did yourself, step by step: “I checked …, I wrote …”',
  result: 'End with what changed, ideally with a number: “As a result …”',
  reason: 'Explain why: “because …”',
  step: 'Describe the steps in order: “First …, then …”',
  example: 'Give an example: “For example …”',
  limit: 'Name a limit or a cost: “However …”',
}
const planFixes: typeof fixes = {
  situation: 'Start with what you would find out first: “I would ask …”',
  task: 'Say what matters most: “The priority is …”',
  action: 'Say what you would do, step by step: “First I would …”',
  result: 'Say what result you expect, and how you would measure it',
}

const listed = (words: readonly string[]) => new Intl.ListFormat('en-US').format(words)

/** Scores which steps of a complete answer exist, where they are, and how complete they are. */
export function scoreStructure(reading: Reading, kind: InterviewQuestionType): { part: FeedbackPart; steps: Step[] } {
  const passages = passagesOf(reading, kind)
  const rules = answerSteps[kind]
  const shares = rules.reduce((sum, { share }) => sum + share, 0)
  const reached = rules.reduce((sum, { part, share }) => sum + share * fullness(part, passages), 0)
  const thin = rules.filter(({ part }) => fullness(part, passages) < 1)
  const words = kind === 'situational' ? planFixes : fixes
  const there = rules.filter(({ part }) => fullness(part, passages) > 0).map(({ label }) => label.toLowerCase())
  const outOf = answerWeights[kind].structure
  return {
    part: {
      key: 'structure',
      label: partLabels.structure,
      points: pointsOf(reached / shares, outOf),
      outOf,
      say: there.length > 0 ? `Includes: ${listed(there)}.` : 'We found none of the parts of a complete answer.',
      fix: thin.length > 0 ? `${thin.map(({ part }) => words[part] ?? fixes[part]).join('. ')}.` : null,
      spans: marksOf(reading, passages),
    },
    steps: rules.map(({ part, label, about }) => {
      const found = passages.find((passage) => passage.part === part)
      return { part, label, about, span: found ? { start: found.start, end: found.end, part } : null }
    }),
  }
}
