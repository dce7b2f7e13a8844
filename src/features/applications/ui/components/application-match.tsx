import { HowWorkedOut, MatchReasons } from '#features/job-board/ui/components/match-reasons.tsx'
import { matchExplanationForCompany } from '#features/matching/match-explanation.ts'
import { segmentsOf } from '#features/matching/segments.ts'
import type { MatchResult } from '#features/matching/shapes.ts'
import { Ring } from '#ui/primitives/score.tsx'
import './application-match.css'

type Props = { match: MatchResult | null; hasResume: boolean; of?: string }

/** How the resume that was sent meets the posting, explained as the candidate saw it explained; `of` names them where there are several. */
export function ApplicationMatch({ match, of, hasResume }: Props) {
  if (!match)
    return (
      <p className="meta">
        {hasResume
          ? 'The text of this resume could not be read, so it is not matched.'
          : 'There is no resume, so nothing is matched.'}
      </p>
    )
  const { score, summary, items } = match
  return (
    <section className="application-match" aria-label={of ? `Match of ${of}` : 'Match'}>
      <div className="row row-4">
        <Ring segments={segmentsOf(items)} value={score} small />
        <p>{summary}</p>
      </div>
      <details>
        <summary>See each with its sentence</summary>
        <MatchReasons items={items} />
        <HowWorkedOut lines={matchExplanationForCompany} />
      </details>
    </section>
  )
}
