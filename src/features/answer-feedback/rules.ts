/** The question types, in display order. */
export const interviewQuestionTypes = ['behavioral', 'technical', 'situational'] as const
export type InterviewQuestionType = (typeof interviewQuestionTypes)[number]

export const difficultyLevels = ['easy', 'medium', 'hard'] as const
export type DifficultyLevel = (typeof difficultyLevels)[number]
