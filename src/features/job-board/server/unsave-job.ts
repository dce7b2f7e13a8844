import { and, eq } from 'drizzle-orm'
import { savedJobs } from '#db/schema/job-board.ts'
import type { SignedIn } from '#server/context.ts'

/** Takes a job off the viewer's own list, whether it still can be seen or not; doing it again changes nothing. */
export async function unsaveJob(ctx: SignedIn, { jobId }: { jobId: string }) {
  await ctx.db.delete(savedJobs).where(and(eq(savedJobs.userId, ctx.viewer.userId), eq(savedJobs.jobId, jobId)))
  return { isSaved: false as const }
}
