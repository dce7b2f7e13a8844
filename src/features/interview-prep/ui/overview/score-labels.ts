import type { InterviewOverview, ScorePoint } from '../../overview-contract.ts'
import { COMPARED } from '../../overview-rules.ts'

type ScorePoints = InterviewOverview['score']['trend']

const meanWordCount = (points: readonly ScorePoint[]) =>
  Math.round(points.reduce((sum, { words }) => sum + words, 0) / Math.max(1, points.length))

/** The mean length of the answers in the latest five scores and in the five before; null if there are fewer than ten. */
export function lengthsOf(trend: ScorePoints): { before: number; latest: number } | null {
  if (trend.length < 2 * COMPARED) return null
  return { before: meanWordCount(trend.slice(0, -COMPARED)), latest: meanWordCount(trend.slice(-COMPARED)) }
}

/** True if the latest answers are more than a fifth shorter. A smaller difference does not count. */
const isShorter = (lengths: ReturnType<typeof lengthsOf>) => lengths !== null && lengths.latest < lengths.before * 0.8

export function scoreTitle({ score: { direction, trend } }: InterviewOverview): string {
  if (direction === 'up')
    return isShorter(lengthsOf(trend)) ? 'Your answers are shorter and better' : 'Your scores are improving'
  if (direction === 'down') return 'Your latest scores are lower'
  return trend.length < 2 * COMPARED ? 'Your first scores' : 'Your scores are steady'
}

/** Describes the chart in sentences. */
export function describeScore({ score: { average, before, trend }, thinnest }: InterviewOverview): string {
  const lengths = lengthsOf(trend)
  const scores = trend.map(({ score }) => score)
  const course5 =
    lengths && before !== null
      ? `Your average answer went from ${lengths.before} words to ${lengths.latest}, and your average score from ${before} to ${average}.`
      : `Your latest ${trend.length} scores are between ${Math.min(...scores)} and ${Math.max(...scores)}.`
  if (!thinnest) return course5
  const { label, lacking, of } = thinnest
  return `${course5} Your weakest part is the ${label.toLowerCase()}: ${lacking} of your latest ${of} answers to behavioral and situational questions leave it out.`
}
