import type { SignedIn } from '#server/context.ts'
import type { InterviewOverview } from '../../overview-contract.ts'
import { recentSince, scoreTrend } from '../../overview-rules.ts'
import { countPractice, latestMocks, latestResponses } from './latest-practice.ts'
import { latestScores, weakestStep } from './latest-scores.ts'
import { readUpcoming } from './next-interview.ts'

const rounded = (mean: number | null) => (mean === null ? null : Math.round(mean))

/** The progress of the viewer's interview preparation (INTV-02 to INTV-05). */
export async function readOverview(ctx: SignedIn, now = new Date()): Promise<InterviewOverview> {
  const { db, viewer } = ctx
  const [counts, scores, thinnest, upcoming, recentMocks, recentResponses] = await Promise.all([
    countPractice(db, viewer.userId, recentSince(now)),
    latestScores(db, viewer.userId),
    weakestStep(db, viewer.userId),
    readUpcoming(ctx, now),
    latestMocks(db, viewer.userId),
    latestResponses(db, viewer.userId),
  ])
  const { average, before, direction } = scoreTrend(scores.map(({ score }) => score))
  return {
    ...counts,
    score: { average: rounded(average), before: rounded(before), direction, trend: scores.toReversed() },
    thinnest,
    upcoming,
    recentMocks,
    recentResponses,
  }
}
