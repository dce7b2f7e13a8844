import { HowWorkedOut, MatchReasons } from '#features/job-board/ui/components/match-reasons.tsx'
import { matchExplanationForCompany } from '#features/matching/match-explanation.ts'
import { matchChartSegments } from '#features/matching/segments.ts'
import type { MatchResult } from '#features/matching/shapes.ts'
import { Ring } from '#ui/primitives/score.tsx'
import './application-match.css'

type Props = { match: MatchResult | null; hasResume: boolean; of?: string }

/**
 * How the submitted resume matches the posting, with the same explanation that the candidate sees. `of` is the candidate's name, if there
 * are several.
 */
export function ApplicationMatch({ match, of, hasResume }: Props) {
  if (!match)
    return (
      <p className="meta">
        {hasResume
          ? "This resume's text couldn't be read, so there is no match."
          : 'Without a resume, there is no match.'}
      </p>
    )
  const { score, summary, items } = match
  return (
    <section className="application-match" aria-label={of ? `Match of ${of}` : 'Match'}>
      <div className="row row-4">
        <Ring segments={matchChartSegments(items)} value={score} small />
        <p>{summary}</p>
      </div>
      <details>
        <summary>See the evidence</summary>
        <MatchReasons items={items} />
        <HowWorkedOut lines={matchExplanationForCompany} />
      </details>
    </section>
  )
}
