import { jobApplicationRequirements as requirements, type StoredSetQuestion } from '#db/schema/job-postings.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import type { UnitOfWork } from '#server/transaction.ts'
import { maxQuestions } from '../rules.ts'
import type { JobRow } from './load-posting.ts'
import { readRequirements, recordRequirement } from './requirement-rows.ts'

/** The content of a question, without its id, job and position. */
export const storedQuestion = (question: StoredSetQuestion): StoredSetQuestion => ({
  questionType: question.questionType,
  label: question.label,
  helpText: question.helpText,
  placeholder: question.placeholder,
  required: question.required,
  private: question.private,
  internalOnly: question.internalOnly,
  externalOnly: question.externalOnly,
  options: question.options,
  validationRules: question.validationRules,
  groupName: question.groupName,
})

/** A key that is equal for questions with the same content and audience, regardless of the order of their rules. */
function sameAs(question: StoredSetQuestion): string {
  const { validationRules, ...rest } = storedQuestion(question)
  return JSON.stringify([rest, Object.entries(validationRules).toSorted(([a], [b]) => (a < b ? -1 : 1))])
}

/**
 * Adds questions after those of a locked job, in their order; equal ones are skipped. Refuses all of them beyond 50.
 */
export async function appendQuestions(
  tx: SignedIn & UnitOfWork,
  job: JobRow,
  questions: readonly StoredSetQuestion[],
): Promise<{ added: number; alreadyAsked: number }> {
  const existing = await readRequirements(tx.db, job.id)
  const known = new Set(existing.map(sameAs))
  const fresh = questions.filter((question) => known.size < known.add(sameAs(question)).size)
  if (existing.length + fresh.length > maxQuestions) throw new DomainError('POSTING_QUESTION_LIMIT')
  const first = (existing.at(-1)?.sortOrder ?? -1) + 1
  if (fresh.length > 0) {
    const rows = fresh.map((question, at) => ({ ...storedQuestion(question), jobId: job.id, sortOrder: first + at }))
    await tx.db.insert(requirements).values(rows)
    await recordRequirement(tx, job, 'requirement.added')
  }
  return { added: fresh.length, alreadyAsked: questions.length - fresh.length }
}
