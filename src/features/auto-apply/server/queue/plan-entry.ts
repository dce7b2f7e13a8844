import { questionsForViewer } from '#features/applications/server/questions-for.ts'
import type { SignedIn } from '#server/context.ts'
import { type ApplicantData, type Plan, planSubmission } from '../../plan-submission.ts'
import type { EntryRow } from './entry-rows.ts'

/** Plans what would be sent for an entry now. */
export async function planEntry(
  ctx: SignedIn,
  { entry, rule, job, companyId }: EntryRow,
  own: ApplicantData,
): Promise<Plan> {
  const questions = await questionsForViewer(ctx.db, ctx.viewer, { id: job.id, companyId })
  const letter = entry.coverLetter ?? rule?.coverLetter ?? ''
  const resumeId = entry.resumeId ?? rule?.resumeId ?? null
  return planSubmission({ job, questions, settled: entry.answers, resumeId, letter }, own)
}
