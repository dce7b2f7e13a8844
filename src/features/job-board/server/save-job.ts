import { and, eq } from 'drizzle-orm'
import { savedJobs } from '#db/schema/job-board.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { findVisibleJob } from './visible-jobs.ts'

/** Saves a job for the viewer; saving it again changes nothing (SAVED-03). NOT_FOUND if the viewer may not see the job. */
export async function saveJob(ctx: SignedIn, { jobId }: { jobId: string }) {
  await findVisibleJob(ctx, jobId)
  const entry = { userId: ctx.viewer.userId, jobId }
  await ctx.db.insert(savedJobs).values(entry).onConflictDoNothing()
  const [saved] = await ctx.db
    .select({ savedAt: savedJobs.savedAt })
    .from(savedJobs)
    .where(and(eq(savedJobs.userId, entry.userId), eq(savedJobs.jobId, jobId)))
  return { isSaved: true as const, savedAt: found(saved).savedAt }
}
