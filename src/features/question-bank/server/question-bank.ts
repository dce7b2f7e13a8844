import { z } from 'zod'
import { difficultyLevels, questionTypes } from '#features/answer-feedback/rules.ts'
import { recordsIn } from '#server/content.ts'
import { type QuestionRole, questionRoles } from '../roles.ts'

const Question = z.strictObject({
  /** Its name for good: answers belong to the question that has it. */
  key: z.string().regex(/^[a-z]+(?:-[a-z]+)+$/),
  type: z.enum(questionTypes),
  level: z.enum(difficultyLevels),
  /** The question as it is spoken. */
  title: z.string().min(1).max(160),
  /** What is behind it and what a good answer shows. */
  content: z.string().min(80).max(320),
  tags: z.array(z.string().min(1).max(60)).min(1).max(3),
})
/** The questions of one family of work, or, with the role null, those that anybody may be asked. */
const Family = z.strictObject({ role: z.enum(questionRoles).nullable(), questions: z.array(Question).min(1) })

const families = recordsIn('interview-questions', Family, {
  keysOf: ({ value }) => value.questions.map(({ key }) => key),
})

/** A question of the bank; `role` is null where it may be asked of anybody. */
type BankQuestion = z.output<typeof Question> & { role: QuestionRole | null }

/**
 * The question bank of the product; what is no longer in it is retired at the next start. Lists show the newest first, so what
 * is to be read first is stored last.
 */
export const questionBank = (): BankQuestion[] =>
  families()
    .map(({ value }) => value)
    .toSorted((a, b) => place(a.role) - place(b.role))
    .flatMap(({ role, questions }) => questions.map((one) => ({ ...one, role })))
    .toReversed()

/** What anybody may be asked is before all families. */
const place = (role: QuestionRole | null): number => (role === null ? -1 : questionRoles.indexOf(role))
