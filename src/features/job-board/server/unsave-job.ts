import { and, eq } from 'drizzle-orm'
import { savedJobs } from '#db/schema/job-board.ts'
import type { SignedIn } from '#server/context.ts'

/** Removes a job from the viewer's saved jobs, also if it is no longer visible. Removing it again changes nothing. */
export async function unsaveJob(ctx: SignedIn, { jobId }: { jobId: string }) {
  await ctx.db.delete(savedJobs).where(and(eq(savedJobs.userId, ctx.viewer.userId), eq(savedJobs.jobId, jobId)))
  return { isSaved: false as const }
}
