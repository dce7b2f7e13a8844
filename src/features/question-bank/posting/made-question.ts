import type { DifficultyLevel, InterviewQuestionType } from '#features/answer-feedback/rules.ts'

/** A question that is made from a posting for one person. */
export type MadeQuestion = {
  title: string
  content: string
  questionType: InterviewQuestionType
  difficultyLevel: DifficultyLevel
  tags: string[]
  /** The requirement or gap that the question is based on, in a few words. */
  reason: string
  /** Whether the resume does not show the requirement, or shows it only partly; null if there is no gap. */
  gap: 'missing' | 'partly' | null
}
