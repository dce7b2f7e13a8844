import { Check } from 'lucide-react'
import { Progress } from '#ui/primitives/progress.tsx'
import type { FeedbackPart } from '../../score/report.ts'
import './answer-feedback.css'

/** The parts of a score: findings, lost points and fixes. */
export function FeedbackParts({ parts }: { parts: readonly FeedbackPart[] }) {
  return (
    <ul className="fb-parts">
      {parts.map(({ key, label, points, outOf, say, fix }) => (
        <li key={key}>
          <div className="row between">
            <strong>{label}</strong>
            <span className="num">
              {points} of {outOf}
            </span>
          </div>
          <Progress value={points} max={outOf} label={`${label}: ${points} of ${outOf} points`} />
          <p className="meta">{say}</p>
          {points < outOf && fix ? (
            <p className="fb-fix">
              <b>+{outOf - points}</b> {fix}
            </p>
          ) : (
            <p className="fb-full">
              <Check className="ic ic-sm" /> All points
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
