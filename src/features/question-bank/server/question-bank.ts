import { z } from 'zod'
import { difficultyLevels, interviewQuestionTypes } from '#features/answer-feedback/rules.ts'
import { recordsIn } from '#server/content.ts'
import { type QuestionRole, questionRoles } from '../roles.ts'

const Question = z.strictObject({
  /** The permanent key of the question. It must never change, because stored answers refer to it. */
  key: z.string().regex(/^[a-z]+(?:-[a-z]+)+$/),
  type: z.enum(interviewQuestionTypes),
  level: z.enum(difficultyLevels),
  /** The question as the interviewer says it. */
  title: z.string().min(1).max(160),
  /** What the question is about, and what a good answer shows. */
  content: z.string().min(80).max(320),
  tags: z.array(z.string().min(1).max(60)).min(1).max(3),
})
/** The questions of one job family; with a null role, the questions for all roles. */
const Family = z.strictObject({ role: z.enum(questionRoles).nullable(), questions: z.array(Question).min(1) })

const families = recordsIn('interview-questions', Family, {
  keysOf: ({ value }) => value.questions.map(({ key }) => key),
})

/** A question of the question bank; `role` is null for a question for all roles. */
type BankQuestion = z.output<typeof Question> & { role: QuestionRole | null }

/**
 * The question bank of the product. A question that is removed from it is retired at the next start. Lists show the newest question
 * first, so the question to show first is stored last.
 */
export const questionBank = (): BankQuestion[] =>
  families()
    .map(({ value }) => value)
    .toSorted((a, b) => place(a.role) - place(b.role))
    .flatMap(({ role, questions }) => questions.map((one) => ({ ...one, role })))
    .toReversed()

/** Questions for all roles precede those of the job families. */
const place = (role: QuestionRole | null): number => (role === null ? -1 : questionRoles.indexOf(role))
