import { and, desc, eq } from 'drizzle-orm'
import { savedJobs } from '#db/schema/job-board.ts'
import { jobs } from '#db/schema/job-postings.ts'
import type { SignedIn } from '#server/context.ts'
import type { SavedJob } from '../contract.ts'
import { loadCandidate } from './load-candidate.ts'
import { loadCards } from './load-cards.ts'
import { visibleTo } from './visible-jobs.ts'

/** The viewer's saved jobs that are open, last saved first (SAVED-04). Closed jobs stay saved and are listed again if they reopen. */
export async function listSavedJobs(ctx: SignedIn): Promise<SavedJob[]> {
  const entries = await ctx.db
    .select({ entry: savedJobs })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .where(and(eq(savedJobs.userId, ctx.viewer.userId), visibleTo(ctx.viewer)))
    .orderBy(desc(savedJobs.savedAt), desc(savedJobs.id))
  const ids = entries.map(({ entry }) => entry.jobId)
  const cards = new Map((await loadCards(ctx, ids, await loadCandidate(ctx))).map((card) => [card.id, card]))
  return entries.flatMap(({ entry }) => {
    const job = cards.get(entry.jobId)
    return job ? [{ ...entry, job }] : []
  })
}
