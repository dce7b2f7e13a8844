import type { InterviewQuestionType } from '../rules.ts'

/** The data of a question that the scoring engine needs. */
export type InterviewQuestion = {
  title: string
  content: string
  questionType: InterviewQuestionType
  tags: readonly string[]
}

/** The parts of an answer: the four steps of a story, and the steps of an explanation. */
export const passageParts = [
  'situation',
  'task',
  'action',
  'result',
  'reason',
  'step',
  'example',
  'limit',
  'figure',
  'filler',
] as const
export type PassagePart = (typeof passageParts)[number]

/** A passage of the answer, as character offsets. */
export type Span = { start: number; end: number; part: PassagePart }

export type PartKey = 'structure' | 'relevance' | 'specificity' | 'length' | 'fillers' | 'pace'

export type FeedbackPart = {
  key: PartKey
  label: string
  points: number
  outOf: number
  /** The finding. */
  say: string
  /** How to gain the lost points; null if none are lost. */
  fix: string | null
  spans: Span[]
}

/** A step of a complete answer, and where the answer contains it. */
export type Step = { part: PassagePart; label: string; about: string; span: Span | null }

export type AnswerFeedback = {
  version: number
  /** The score from 0 to 100. */
  total: number
  /** The number of words that count. Fillers and repeated sentences do not count. */
  words: number
  /** What the score does not include, and why; null if it includes everything. */
  note: string | null
  parts: FeedbackPart[]
  steps: Step[]
}
