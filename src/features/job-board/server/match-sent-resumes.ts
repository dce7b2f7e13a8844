import { matchInThread } from '#features/matching/server/match-in-thread.ts'
import type { Sent } from '#features/matching/server/match-thread.ts'
import type { MatchResult } from '#features/matching/shapes.ts'
import { allOrEach } from '#server/threads.ts'

/** How each job matches the resume that was sent to it, in their order; null where the two took too long to compare. */
export const matchSentResumes = (all: Sent[]): Promise<(MatchResult | null)[]> =>
  allOrEach(all, (some) => matchInThread('matchSent', some))
