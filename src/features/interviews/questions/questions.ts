import { anyRoleQuestions } from './any-role.ts'
import { dataQuestions } from './data.ts'
import type { QuestionText } from './question-text.ts'
import { softwareQuestions } from './software-engineering.ts'

/** The question bank of the product, the newest last; what is no longer here is retired at the next start. */
export const questions: QuestionText[] = [...softwareQuestions, ...dataQuestions, ...anyRoleQuestions]
