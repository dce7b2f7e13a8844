import type { MockSession, MockStep } from '../../mock-contract.ts'
import '../mock-interview.css'

/** The questions asked so far, each with its score (INTV-18). */
export function AskedQuestions({ steps }: Pick<MockSession, 'steps'>) {
  const placed = steps.map((step, at) => ({ ...step, place: at + 1, isOpen: step.outcome === 'open' }))
  return (
    <section>
      <h3 className="mock-side-head">This session</h3>
      <ol className="mock-list">
        {placed.map(({ place, isOpen, ...step }) => (
          <li key={place} className={isOpen ? 'is-on' : undefined} aria-current={isOpen ? 'step' : undefined}>
            <span className="num" aria-hidden="true">
              {place}
            </span>
            <span className="clip">{step.question?.title ?? 'Hidden until you get there'}</span>
            <Became {...step} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Became({ outcome, score }: MockStep) {
  if (outcome === 'answered') return <b className="num">{score ?? '–'}</b>
  if (outcome === 'skipped') return <span className="meta">Skipped</span>
  return outcome === 'open' ? <span className="meta">Now</span> : null
}
