import type { DifficultyLevel, QuestionType } from '#features/answer-feedback/rules.ts'

/** A question that is made of a posting for one person. */
export type MadeQuestion = {
  title: string
  content: string
  questionType: QuestionType
  difficultyLevel: DifficultyLevel
  tags: string[]
  /** Of what it was made, in a few words. */
  reason: string
  /** What the resume does not show, or only in part. */
  gap: 'missing' | 'partly' | null
}
