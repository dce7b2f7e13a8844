import { and, eq } from 'drizzle-orm'
import { autoApplyEntries } from '#db/schema/auto-apply.ts'
import { questionsForViewer } from '#features/applications/server/questions-for.ts'
import type { Question } from '#features/job-postings/question-shapes.ts'
import { isAnswered, tidyAnswer } from '#features/job-postings/questions.ts'
import { validateAnswer } from '#features/job-postings/validate-answer.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import type { Settled } from '../../plan-submission.ts'
import type { EntryDetails } from '../../queue-contract.ts'
import { readApplicantData } from '../read-applicant-data.ts'
import { ownEntry } from './entry-rows.ts'
import { readEntry } from './read-queue.ts'

type Input = { id: string; answers: Settled; resumeId: string | null; coverLetter: string }

/**
 * Saves an entry: the person's answers for this job, the resume, the letter. An invalid answer is refused. Missing answers stay open, so
 * that nothing typed is lost.
 */
export async function saveEntry(ctx: SignedIn, input: Input): Promise<EntryDetails> {
  const { db, viewer } = ctx
  const { job, companyId } = await ownEntry(db, viewer.userId, input.id)
  const questions = await questionsForViewer(db, viewer, { id: job.id, companyId })
  const answers = validateAnswers(questions, input.answers)
  const { resumes } = await readApplicantData(ctx)
  if (input.resumeId && !resumes.some(({ id }) => id === input.resumeId)) throw new DomainError('RULE_RESUME_GONE')
  const saved = await db
    .update(autoApplyEntries)
    .set({ answers, resumeId: input.resumeId, coverLetter: input.coverLetter, reason: null })
    .where(
      and(
        eq(autoApplyEntries.id, input.id),
        eq(autoApplyEntries.userId, viewer.userId),
        eq(autoApplyEntries.state, 'waiting'),
      ),
    )
    .returning({ id: autoApplyEntries.id })
  if (saved.length === 0) throw new DomainError('ENTRY_NOT_WAITING')
  return readEntry(ctx, input)
}

function validateAnswers(questions: readonly Question[], values: Settled): Settled {
  const settled: Settled = {}
  const problems: Record<string, string> = {}
  for (const question of questions) {
    if (question.questionType === 'file_upload' || !Object.hasOwn(values, question.id)) continue
    const answer = tidyAnswer(question, values[question.id]) as Settled[string]
    const problem = isAnswered(answer) ? validateAnswer(question, answer) : null
    if (problem) problems[question.id] = problem
    // an empty answer to a required question stays open
    if (isAnswered(answer) || !question.required) settled[question.id] = answer ?? null
  }
  if (Object.keys(problems).length > 0) throw new DomainError('ANSWERS_INVALID', { answers: problems })
  return settled
}
