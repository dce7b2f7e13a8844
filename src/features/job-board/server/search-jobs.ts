import { decodeCursor, encodeCursor } from '#lib/pages.ts'
import type { Context } from '#server/context.ts'
import type { JobSearch, SearchJobs } from '../contract.ts'
import { maxMatched } from '../rules.ts'
import { findJobs } from './find-jobs.ts'
import { type Candidate, loadCandidate } from './load-candidate.ts'
import { loadCards } from './load-cards.ts'

/** One page of open jobs that the viewer may see. For a job seeker, each has its match with the default resume. */
export async function searchJobs(ctx: Context, input: SearchJobs): Promise<JobSearch> {
  if (input.sort === 'match') {
    const candidate = await loadCandidate(ctx)
    if (candidate.matchable) return searchByMatch(ctx, input, candidate)
  }
  const [{ ids, ...found }, candidate] = await Promise.all([findJobs(ctx.db, ctx.viewer, input), loadCandidate(ctx)])
  return { ...found, items: await loadCards(ctx, ids, candidate), matching: candidate.matching }
}

/**
 * The first jobs in the usual order, by their match. Each page compares them again, which is cheap, as explained matches are cached; jobs
 * without a score are last.
 */
async function searchByMatch(ctx: Context, input: SearchJobs, candidate: Candidate): Promise<JobSearch> {
  const { ids, ...found } = await findJobs(ctx.db, ctx.viewer, { ...input, cursor: undefined, limit: maxMatched })
  const cards = await loadCards(ctx, ids, candidate)
  const ranked = cards.toSorted((a, b) => (b.match?.score ?? -1) - (a.match?.score ?? -1))
  const [from = 0] = (input.cursor && decodeCursor(input.cursor, ['number'])) || []
  const start = Math.max(0, Math.trunc(from))
  const end = start + input.limit
  const isFirst = start === 0
  return {
    ...found,
    ...(!isFirst && { count: null, facets: null, correction: null, understood: [] }),
    items: ranked.slice(start, end),
    nextCursor: end < ranked.length ? encodeCursor([end]) : null,
    matching: candidate.matching,
  }
}
