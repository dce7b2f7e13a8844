import type { Loss, Place } from '#features/resume-review/score/score-report.ts'
import './assist.css'

type Props = {
  losses: readonly Loss[]
  /** Without this callback the places are not links. */
  onGo?: (place: Place) => void
}

const maxFindings = 3

/** Lost points, the most expensive first: the problem, the quoted text, and the fix (AI-04). */
export const LossList = ({ losses, onGo }: Props) => (
  <ul className="losses">
    {losses.map(({ id, points, says, fix, finds }) => (
      <li key={id}>
        <div className="row between top">
          <b className="strong">{says}</b>
          <span className="meta num">−{points}</span>
        </div>
        <ul className="finds">
          {finds.slice(0, maxFindings).map(({ evidence, place }) => (
            <li key={`${place.part} ${place.field} ${evidence}`}>
              {onGo ? (
                <button type="button" className="find" onClick={() => onGo(place)}>
                  {evidence}
                </button>
              ) : (
                evidence
              )}
            </li>
          ))}
          {finds.length > maxFindings && <li className="meta">and {finds.length - maxFindings} more</li>}
        </ul>
        <p className="meta">{fix}</p>
      </li>
    ))}
  </ul>
)
