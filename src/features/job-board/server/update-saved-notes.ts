import { and, eq } from 'drizzle-orm'
import { savedJobs } from '#db/schema/job-board.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'

/** Saves the viewer's note on a saved job, open or not. An empty note is removed (SAVED-07). NOT_FOUND if the job is not saved. */
export async function updateSavedNotes(
  ctx: SignedIn,
  { jobId, notes }: { jobId: string; notes: string },
): Promise<{ notes: string | null }> {
  const [row] = await ctx.db
    .update(savedJobs)
    .set({ notes: notes || null })
    .where(and(eq(savedJobs.userId, ctx.viewer.userId), eq(savedJobs.jobId, jobId)))
    .returning({ notes: savedJobs.notes })
  return found(row)
}
