import { SubmitApplication } from '#features/applications/contract.ts'
import { questionsForViewer } from '#features/applications/server/questions-for.ts'
import type { Assist } from '#features/applications/server/store-application.ts'
import { submitApplication } from '#features/applications/server/submit-application.ts'
import { isHiddenFrom } from '#features/hidden-jobs/server/queries.ts'
import { getJob } from '#features/job-board/server/get-job.ts'
import type { Services, SignedIn } from '#server/context.ts'
import { DomainError, isDatabaseUnavailable } from '#server/errors.ts'
import { onBehalfOf } from '../on-behalf-of.ts'
import { type Approval, fingerprintOf, readApproval, resumeState } from '../queue/approval.ts'
import { type EntryRow, ownEntry } from '../queue/entry-rows.ts'
import { handleSendFailure } from './handle-send-failure.ts'
import { ON_PAUSE, recordSent } from './record-sent.ts'

/**
 * Sends one approved entry on behalf of its person, under the same rules as an application by hand (AUTO-10), and exactly once: entry,
 * caps, log and application are stored together. If it is refused, the reason decides what happens to the entry.
 */
export async function sendEntry(services: Services, due: { id: string; userId: string }): Promise<void> {
  const ctx = await onBehalfOf(services, due.userId, `auto-apply ${due.id}`)
  if (!ctx) return handleSendFailure(services, due, new DomainError('APPLY_SEEKERS_ONLY'))
  const row = await ownEntry(services.db, due.userId, due.id)
  if (row.entry.state !== 'approved') return
  try {
    await send(ctx, row)
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    if (error instanceof DomainError && error.code === ON_PAUSE) return
    await handleSendFailure(ctx, due, error)
  }
}

async function send(ctx: SignedIn, row: EntryRow): Promise<void> {
  const approval = readApproval(row.entry.approved)
  const hasHidden = await isHiddenFrom(ctx.db, ctx.viewer.userId, { id: row.job.id, companyId: row.companyId })
  if (hasHidden) throw new DomainError('JOB_HIDDEN')
  await checkUnchanged(ctx, row, approval)
  const { details, resumeId, coverLetter, answers } = approval
  const input = SubmitApplication.parse({
    ...details,
    jobId: row.job.id,
    resume: { kind: 'existing', resumeId },
    coverLetter: coverLetter === '' ? null : { kind: 'text', text: coverLetter },
    answers,
  })
  const match = await matchOf(ctx, row.job.id)
  const alongside: Assist['alongside'] = (tx, application) => recordSent(tx, { row, approval, match }, application)
  await submitApplication(ctx, input, { alongside })
}

/** The job's current match; null if the job can no longer be read. Applying then fails with its own error. */
async function matchOf(ctx: SignedIn, jobId: string) {
  try {
    return (await getJob(ctx, { slugOrId: jobId })).match
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

/** Checks that the questions and the resume are still the approved ones. */
async function checkUnchanged(ctx: SignedIn, { job, companyId }: EntryRow, approval: Approval): Promise<void> {
  const questions = await questionsForViewer(ctx.db, ctx.viewer, { id: job.id, companyId })
  if (fingerprintOf(questions) !== approval.questions) throw new DomainError('QUESTIONS_CHANGED')
  const state = await resumeState(ctx, approval.resumeId)
  if (state !== approval.resumeState) throw new DomainError(state === undefined ? 'ATTACHMENT_GONE' : 'RESUME_CHANGED')
}
