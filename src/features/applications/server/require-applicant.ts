import type { Context, SignedIn } from '#server/context.ts'
import { DomainError, requirePolicy } from '#server/errors.ts'
import { requireViewer } from '#server/procedures.ts'
import { canApply } from '../policy.ts'
import { type JobToApply, loadJobToApply } from './load.ts'
import { readEligibility } from './read-eligibility.ts'

/**
 * The person as an applicant to this job; otherwise throws the first refusal in the order of APPLY-05. Signed-out visitors and other roles
 * are refused before the job is loaded.
 */
export async function requireApplicant(
  ctx: Context,
  jobId: string,
  now: Date,
): Promise<{ applicant: SignedIn; job: JobToApply }> {
  const { viewer } = ctx
  requirePolicy(canApply(viewer, { hasApplied: false, isClosed: false, isEntitled: true }))
  if (!viewer) throw new DomainError('APPLY_SIGNED_OUT')
  requireViewer({ viewer })
  const job = await loadJobToApply(ctx.db, viewer, jobId)
  requirePolicy(canApply(viewer, await readEligibility(ctx.db, viewer.userId, job, now)))
  return { applicant: { ...ctx, viewer }, job }
}
