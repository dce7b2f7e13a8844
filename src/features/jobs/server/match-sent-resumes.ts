import { ifTooCostly } from '#server/threads.ts'
import type { MatchResult } from '../match/shapes.ts'
import { matchInThread } from './match/match-in-thread.ts'
import type { Sent } from './match/match-thread.ts'

/** How each job matches the resume that was sent to it, in their order; null where the two took too long to compare. */
export async function matchSentResumes(all: Sent[]): Promise<(MatchResult | null)[]> {
  if (all.length === 0) return []
  const matches = await matchInThread('matchSent', all).catch(ifTooCostly(null))
  if (matches) return matches
  // one of them is to blame, not its neighbours
  return all.length === 1 ? [null] : oneByOne(all)
}

async function oneByOne(all: Sent[]): Promise<(MatchResult | null)[]> {
  const matches: (MatchResult | null)[] = []
  for (const one of all) matches.push(...(await matchSentResumes([one])))
  return matches
}
