import { removeObjects, SourceGone, writeObjects } from '#features/documents/server/stored-files.ts'
import { newId } from '#lib/ids.ts'
import type { Context, SignedIn } from '#server/context.ts'
import { DomainError, isDatabaseUnavailable } from '#server/errors.ts'
import type { SubmitApplication } from '../contract.ts'
import { checkAnswers } from './check-answers.ts'
import { collectSubmission, type Submission } from './collect-submission.ts'
import { questionsForViewer } from './questions-for.ts'
import { readSource } from './read-source.ts'
import { requireApplicant } from './require-applicant.ts'
import { type Assist, storeApplication } from './store-application.ts'

const PER_HOUR = { points: 300, seconds: 60 * 60 }

/**
 * Submits an application if `canApply` allows it and every required answer is there, once per person and job, in one transaction (APPLY-19
 * to APPLY-32). Files are copied before the rows are stored, and removed again if storing fails. With `assist`, auto apply submits it on
 * behalf of the person under the same rules, and the application is marked (AUTO-08, AUTO-10).
 */
export async function submitApplication(ctx: Context, input: SubmitApplication, assist?: Assist) {
  const now = new Date()
  const { applicant, job } = await requireApplicant(ctx, input.jobId, now)
  const { db, viewer } = applicant
  await ctx.throttle.consume('apply', viewer.userId, PER_HOUR)
  const questions = await questionsForViewer(db, viewer, job)
  const answers = await checkAnswers(applicant, questions, input)
  const id = newId()
  const submission = await collectSubmission(applicant, id, input, answers, now)
  const { jobId: _j, resume: _r, coverLetter: _c, answers: _a, files: _f, ...details } = input
  const source = await readSource(applicant, job.id, now)
  const application = { id, job, details, source, answers, submission, now, assist }
  await orFailed(applicant, async () => {
    await copyFiles(applicant, submission)
    try {
      await removeObjects(applicant, await storeApplication(applicant, application))
    } catch (error) {
      await removeObjects(
        applicant,
        submission.files.map((file) => file.key),
      )
      throw error
    }
  })
  return { applicationId: id, status: 'submitted' as const, appliedAt: now }
}

async function copyFiles(ctx: SignedIn, { files }: Submission): Promise<void> {
  try {
    await writeObjects(ctx, files)
  } catch (error) {
    const field = error instanceof SourceGone && files.find((file) => file.id === error.fileId)?.field
    throw field ? new DomainError('ATTACHMENT_GONE', { field }) : error
  }
}

/** Passes refusals on. Any other error is logged and replaced by the one text of the specification (APPLY-24, APPLY-29). */
async function orFailed(ctx: SignedIn, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof DomainError || isDatabaseUnavailable(error)) throw error
    ctx.log.error({ err: error, requestId: ctx.requestId }, 'application not stored')
    throw new DomainError('APPLICATION_FAILED')
  }
}
