import type { DifficultyLevel, InterviewQuestionType } from '#features/answer-feedback/rules.ts'

export const questionsPageSize = 20
export const responsesPageSize = 20
export const maxResponseCharacters = 10_000
/** The longest duration of an answer: one day. */
export const maxResponseSeconds = 86_400

/** The start of the reason of a question that is not about a gap. */
export const FROM_POSTING = 'From the posting'

export const questionTypeLabels: Record<InterviewQuestionType, string> = {
  behavioral: 'Behavioral',
  technical: 'Technical',
  situational: 'Situational',
}
export const difficultyLabels: Record<DifficultyLevel, string> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' }
