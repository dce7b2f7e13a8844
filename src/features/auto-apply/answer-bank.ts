import type { Question } from '#features/job-postings/question-shapes.ts'
import type { QuestionType } from '#features/job-postings/question-types.ts'
import { type Answer, isAnswered } from '#features/job-postings/questions.ts'
import { validateAnswer } from '#features/job-postings/validate-answer.ts'
import { foldQuestion } from './fold-question.ts'
import { sensitiveKind } from './sensitive-questions.ts'

/*
 * How a question finds its answer in the bank: only by equal wording and a compatible type. A fuzzy match would give one question's answer
 * to another question.
 */

/** Question types with compatible answers. An unlisted type matches only itself. Files are never stored. */
const compatibleTypes: QuestionType[][] = [
  ['text', 'textarea'],
  ['dropdown', 'multiple_choice'],
]

const areCompatible = (one: QuestionType, other: QuestionType): boolean =>
  one === other || compatibleTypes.some((kin) => kin.includes(one) && kin.includes(other))

export type BankAnswer = { id: string; questionType: QuestionType; label: string; key: string; value: Answer }

/** The bank's answer to exactly this question, if it satisfies the question's rules. Never for a sensitive question. */
export function findInBank(question: Question, bank: readonly BankAnswer[]): BankAnswer | null {
  if (question.questionType === 'file_upload' || sensitiveKind(question)) return null
  const key = foldQuestion(question.label)
  const same = bank.filter(
    (storedAnswer) => storedAnswer.key === key && areCompatible(storedAnswer.questionType, question.questionType),
  )
  // prefer the same type over a compatible one
  const ordered = same.toSorted((a, b) => rank(a, question) - rank(b, question))
  return ordered.find(({ value }) => isAnswered(value) && validateAnswer(question, value) === null) ?? null
}

const rank = (storedAnswer: BankAnswer, { questionType }: Question): number =>
  storedAnswer.questionType === questionType ? 0 : 1
