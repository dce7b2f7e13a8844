import type { DifficultyLevel, QuestionType } from './rules.ts'

export const questionsPageSize = 20
export const responsesPageSize = 20
export const mostResponseCharacters = 10_000
/** A day: longer nobody answers one question. */
export const mostResponseSeconds = 86_400

export const questionTypeWords: Record<QuestionType, string> = {
  behavioral: 'Behavioral',
  technical: 'Technical',
  situational: 'Situational',
}
export const levelWords: Record<DifficultyLevel, string> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' }
