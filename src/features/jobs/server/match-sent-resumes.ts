import { allOrEach } from '#server/threads.ts'
import type { MatchResult } from '../match/shapes.ts'
import { matchInThread } from './match/match-in-thread.ts'
import type { Sent } from './match/match-thread.ts'

/** How each job matches the resume that was sent to it, in their order; null where the two took too long to compare. */
export const matchSentResumes = (all: Sent[]): Promise<(MatchResult | null)[]> =>
  allOrEach(all, (some) => matchInThread('matchSent', some))
