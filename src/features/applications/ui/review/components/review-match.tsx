import { Ring } from '#ui/primitives/score.tsx'
import type { ReviewDetails } from '../../../review-contract.ts'

const words = { met: 'Met', partly: 'Partly', missing: 'Missing', unknown: 'Unknown' } as const

/** How the resume that was sent meets the posting, each requirement with its sentence. */
export function ReviewMatch({ match }: { match: ReviewDetails['match'] }) {
  if (!match) return <p className="meta">The text of this resume could not be read, so it is not matched.</p>
  const { score, summary, items } = match
  return (
    <section className="review-match" aria-label="Match">
      <Ring segments={items.map((item) => item.state)} value={score} small />
      <div className="grow">
        <p>{summary}</p>
        <details>
          <summary>See each with its sentence</summary>
          <ul className="stack">
            {items.map(({ id, label, state, evidence, note }) => (
              <li key={id}>
                <p className="row between">
                  <span className="strong">{label}</span>
                  <span className="meta">{words[state]}</span>
                </p>
                <p>{evidence ? `“${evidence.sentence}”` : note}</p>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  )
}
