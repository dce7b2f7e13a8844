import type { DifficultyLevel, QuestionType } from '#features/answer-feedback/rules.ts'

export const questionsPageSize = 20
export const responsesPageSize = 20
export const mostResponseCharacters = 10_000
/** A day: longer nobody answers one question. */
export const mostResponseSeconds = 86_400

/** How the reason of a question begins that is about no gap. */
export const FROM_POSTING = 'From the posting'

export const questionTypeLabels: Record<QuestionType, string> = {
  behavioral: 'Behavioral',
  technical: 'Technical',
  situational: 'Situational',
}
export const levelLabels: Record<DifficultyLevel, string> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' }
