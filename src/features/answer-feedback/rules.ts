/** The question types, in display order. */
export const questionTypes = ['behavioral', 'technical', 'situational'] as const
export type QuestionType = (typeof questionTypes)[number]

export const difficultyLevels = ['easy', 'medium', 'hard'] as const
export type DifficultyLevel = (typeof difficultyLevels)[number]
