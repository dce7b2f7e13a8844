import { HowWorkedOut, MatchReasons } from '#features/job-board/ui/components/match-reasons.tsx'
import { matchExplanation } from '#features/matching/match-explanation.ts'
import { matchChartSegments } from '#features/matching/segments.ts'
import { Aside } from '#ui/primitives/notice.tsx'
import { Ring } from '#ui/primitives/score.tsx'
import type { EntryDetails } from '../../queue-contract.ts'

/** Why this job was found: the match, labeled as computed, with the evidence for each line. */
export function EntryMatch({ match }: { match: EntryDetails['match'] }) {
  if (!match) {
    return <Aside by="Auto apply · built-in engine">No readable resume, so there is no match.</Aside>
  }
  const { items, score, headline, summary, readFrom } = match
  return (
    <Aside by="Auto apply · built-in engine">
      <div className="row row-4">
        <Ring segments={matchChartSegments(items)} value={score} small />
        <div>
          <h3>{headline}</h3>
          <p>{summary}</p>
        </div>
      </div>
      <details className="aa-why">
        <summary>See the evidence</summary>
        <MatchReasons items={items} />
        <HowWorkedOut lines={matchExplanation} />
        {readFrom && <p className="meta">Read from: {readFrom}</p>}
      </details>
    </Aside>
  )
}
