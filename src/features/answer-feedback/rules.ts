/** The kinds of question, in the order in which they are offered. */
export const questionTypes = ['behavioral', 'technical', 'situational'] as const
export type QuestionType = (typeof questionTypes)[number]

export const difficultyLevels = ['easy', 'medium', 'hard'] as const
export type DifficultyLevel = (typeof difficultyLevels)[number]
