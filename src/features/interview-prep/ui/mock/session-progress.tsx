import { cx } from '#ui/primitives/cx.ts'
import type { MockSession } from '../../mock-contract.ts'
import '../mock-interview.css'

const looks = { answered: 'is-done', skipped: 'is-skipped', open: 'is-now', ahead: undefined } as const

/** One block for each question: answered, skipped, open or later. */
export function SessionProgress({ session }: { session: MockSession }) {
  const { index, questions, questionsAnswered, questionsSkipped, steps } = session
  const label = `Question ${index + 1} of ${questions}: ${questionsAnswered} answered, ${questionsSkipped} skipped`
  return (
    <div className="mock-blocks" role="img" aria-label={label}>
      {steps.map(({ outcome }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its position
        <i key={at} className={cx(looks[outcome])} />
      ))}
    </div>
  )
}
