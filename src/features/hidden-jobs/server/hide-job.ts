import { findVisibleJob } from '#features/job-board/server/visible-jobs.ts'
import type { SignedIn } from '#server/context.ts'
import { storeHidden } from './store-hidden.ts'

/** Hides a job; hiding it again changes nothing. NOT_FOUND if the viewer may not see the job. */
export async function hideJob(ctx: SignedIn, { jobId }: { jobId: string }): Promise<{ id: string }> {
  const job = await findVisibleJob(ctx, jobId)
  return storeHidden(ctx, { jobId: job.id, companyId: null })
}
