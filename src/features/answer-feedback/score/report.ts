import type { QuestionType } from '../rules.ts'

/** What a question is to the engine. */
export type AskedQuestion = {
  title: string
  content: string
  questionType: QuestionType
  tags: readonly string[]
}

/** What a passage of an answer does: the four steps of a story, and those of an explanation. */
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

/** A passage of the answer, as places in its text. */
export type Span = { start: number; end: number; part: PassagePart }

export type PartKey = 'structure' | 'relevance' | 'specificity' | 'length' | 'fillers' | 'pace'

export type FeedbackPart = {
  key: PartKey
  label: string
  points: number
  outOf: number
  /** What was found. */
  say: string
  /** How the lost points come back; null where none are lost. */
  fix: string | null
  spans: Span[]
}

/** One of the steps that a full answer has, and where the answer has it. */
export type Step = { part: PassagePart; label: string; about: string; span: Span | null }

export type AnswerFeedback = {
  version: number
  /** 0 to 100. */
  total: number
  /** Words that count: fillers and sentences said again do not. */
  words: number
  /** What the score leaves out, and why; null where it leaves out nothing. */
  note: string | null
  parts: FeedbackPart[]
  steps: Step[]
}
