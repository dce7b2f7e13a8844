import type { Context } from '#server/context.ts'
import type { JobSearch, SearchJobs } from '../contract.ts'
import { findJobs } from './find-jobs.ts'
import { loadCandidate } from './load-candidate.ts'
import { loadCards } from './load-cards.ts'

/** One page of open jobs that the viewer may see. For a job seeker, each has its match with the default resume. */
export async function searchJobs(ctx: Context, input: SearchJobs): Promise<JobSearch> {
  const [{ ids, ...found }, candidate] = await Promise.all([findJobs(ctx.db, ctx.viewer, input), loadCandidate(ctx)])
  return { ...found, items: await loadCards(ctx, ids, candidate), matching: candidate.matching }
}
