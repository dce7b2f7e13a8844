import { ratingSegments } from '../../rules.ts'
import './evaluations.css'

type Props = { average: number | null; name: string }

/** An average of scores as four segments and a number; empty, with a dash, without scores. */
export function ScoreSegments({ average, name }: Props) {
  const segments = ratingSegments(average ?? 0)
  return (
    <span className="score-segments">
      <span role="img" aria-label={average === null ? `${name}: no score` : `${name}: ${average.toFixed(1)} of 4`}>
        {segments.map((segment, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: segments have no identity but their position
          <i key={at} className={segment} />
        ))}
      </span>
      <b className="num" aria-hidden="true">
        {average === null ? '–' : average.toFixed(1)}
      </b>
    </span>
  )
}
