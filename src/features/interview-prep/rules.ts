/** The kinds of question, in the order in which they are offered. */
export const questionTypes = ['behavioral', 'technical', 'situational'] as const
export type QuestionType = (typeof questionTypes)[number]

export const difficultyLevels = ['easy', 'medium', 'hard'] as const
export type DifficultyLevel = (typeof difficultyLevels)[number]

export const interviewModes = ['text', 'audio'] as const
export type InterviewMode = (typeof interviewModes)[number]

export const interviewStages = ['phone', 'technical', 'hr', 'onsite', 'final'] as const
export type InterviewStage = (typeof interviewStages)[number]

export const interviewOutcomes = ['pending', 'passed', 'failed', 'cancelled'] as const
export type InterviewOutcome = (typeof interviewOutcomes)[number]

export const scheduledStatuses = ['scheduled', 'completed', 'cancelled', 'no_show'] as const
export type ScheduledStatus = (typeof scheduledStatuses)[number]

export const resourceCategories = ['tips', 'strategies', 'examples', 'questions'] as const
export type ResourceCategory = (typeof resourceCategories)[number]

export const resourceTypes = ['article', 'video', 'link', 'guide'] as const
export type ResourceType = (typeof resourceTypes)[number]
