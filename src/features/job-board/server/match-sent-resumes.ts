import { matchInThread } from '#features/matching/server/match-in-thread.ts'
import type { Sent } from '#features/matching/server/match-thread.ts'
import type { MatchResult } from '#features/matching/shapes.ts'
import { allOrEach } from '#server/threads.ts'

/** The match of each job with the resume sent to it, in the same order; null if the comparison exceeds its time limit. */
export const matchSentResumes = (all: Sent[]): Promise<(MatchResult | null)[]> =>
  allOrEach(all, (some) => matchInThread('matchSent', some))
