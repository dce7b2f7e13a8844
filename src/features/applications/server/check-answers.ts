import { findStaged, type OwnFile } from '#features/documents/server/stored-files.ts'
import type { Question } from '#features/job-postings/question-shapes.ts'
import { type Answer, answerText, tidyAnswer } from '#features/job-postings/questions.ts'
import { validateAnswer } from '#features/job-postings/validate-answer.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import type { SubmitApplication } from '../contract.ts'

/** An answer in its stored form. For a file, `file` is the upload that becomes an attachment. */
export type CheckedAnswer = { requirementId: string; text: string; data: unknown; file?: OwnFile }

/**
 * Validates the answers to this person's questions by the rules of each question (APPLY-19, CJOB-28). ANSWERS_INVALID lists every missing
 * or invalid answer. Other answers are dropped.
 */
export async function checkAnswers(
  ctx: SignedIn,
  questions: readonly Question[],
  submitted: Pick<SubmitApplication, 'answers' | 'files'>,
): Promise<CheckedAnswer[]> {
  const problems: Record<string, string> = {}
  const checked: CheckedAnswer[] = []
  for (const question of questions) {
    const file = question.questionType === 'file_upload' ? await answerFile(ctx, question, submitted.files) : undefined
    const answer = file ? { name: file.fileName, size: file.size } : answerOf(question, submitted.answers)
    const problem = validateAnswer(question, answer)
    if (problem) problems[question.id] = problem
    else if (answer !== null) checked.push(asStored(question, answer, file))
  }
  if (Object.keys(problems).length > 0) throw new DomainError('ANSWERS_INVALID', { answers: problems })
  return checked
}

const answerOf = (question: Question, answers: SubmitApplication['answers']): Answer =>
  question.questionType === 'file_upload' ? null : tidyAnswer(question, answers[question.id])

async function answerFile(ctx: SignedIn, { id }: Question, files: SubmitApplication['files']) {
  const fileId = files[id]
  if (fileId === undefined) return undefined
  const file = await findStaged(ctx.db, ctx.viewer.userId, fileId)
  if (!file) throw new DomainError('ATTACHMENT_GONE', { field: id })
  return file
}

const asStored = (question: Question, answer: Answer, file: OwnFile | undefined): CheckedAnswer => ({
  requirementId: question.id,
  text: answerText(question, answer),
  // the driver parses a bare string in a jsonb column twice ('5' becomes 5), so text is read from the text column
  data: typeof answer === 'string' ? null : answer,
  ...(file && { file }),
})
