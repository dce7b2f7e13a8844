import type { PartKey } from '#features/answer-feedback/score/report.ts'
import { partLabels } from '#features/answer-feedback/score/rubric.ts'
import { scoreAnswer } from '#features/answer-feedback/score/score-answer.ts'
import { Aside } from '#ui/primitives/notice.tsx'
import type { MockSession } from '../../mock-contract.ts'
import '../mock-interview.css'

type Lost = { key: PartKey; share: number; fix: string }

const SHOWN = 2

/** The parts of an answer that lost the most points, each with the fix for the answer that lost the most. */
export function weakestParts(steps: MockSession['steps']): Lost[] {
  const sums = new Map<PartKey, { points: number; outOf: number; worst: number; fix: string | null }>()
  for (const { outcome, question, text, spokenSeconds } of steps) {
    if (outcome !== 'answered' || !question) continue
    const { parts } = scoreAnswer({ question, text, durationSeconds: spokenSeconds, isSpoken: spokenSeconds !== null })
    for (const { key, points, outOf, fix } of parts) {
      const sum = sums.get(key) ?? { points: 0, outOf: 0, worst: -1, fix: null }
      const lost = outOf - points
      const worst = fix && lost > sum.worst ? { worst: lost, fix } : { worst: sum.worst, fix: sum.fix }
      sums.set(key, { points: sum.points + points, outOf: sum.outOf + outOf, ...worst })
    }
  }
  return [...sums]
    .flatMap(([key, { points, outOf, fix }]) => (fix ? [{ key, share: 1 - points / outOf, fix }] : []))
    .sort((a, b) => b.share - a.share)
    .slice(0, SHOWN)
}

/** What to practice next, based on the scores of this interview. */
export function PracticeNext({ steps }: Pick<MockSession, 'steps'>) {
  const weak = weakestParts(steps)
  const isAnswered = steps.some(({ outcome }) => outcome === 'answered')
  if (!isAnswered) return null
  return (
    <Aside by="Coach · built-in engine">
      <p className="strong">Practice next</p>
      {weak.length === 0 ? (
        <p>These answers are complete. Try harder questions or other types.</p>
      ) : (
        <ul className="mock-next">
          {weak.map(({ key, share, fix }) => (
            <li key={key}>
              <b>{partLabels[key]}</b> ({Math.round(100 * (1 - share))}% of its points): {fix}
            </li>
          ))}
        </ul>
      )}
    </Aside>
  )
}
