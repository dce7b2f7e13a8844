import { sourceNames } from '#features/applications/rules.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Progress } from '#ui/primitives/progress.tsx'
import type { ApplicationSourceShare } from '../../../company-analytics-contract.ts'
import { inThePeriod } from '../../../company-analytics-labels.ts'
import type { AnalyticsRange } from '../../../company-analytics-rules.ts'
import '../analytics.css'

type Props = { sources: readonly ApplicationSourceShare[]; range: AnalyticsRange }

/** Sources of the period's applications (CANA-11). */
export function ApplicationSources({ sources, range }: Props) {
  return (
    <section className="card" aria-labelledby="application-sources">
      <div className="card-head">
        <h2 id="application-sources">Application Sources</h2>
      </div>
      {sources.length > 0 ? (
        <ul className="card-body analytics-sources">
          {sources.map(({ source, count, percentage }) => (
            <li key={source}>
              <div className="row between">
                <span>
                  {sourceNames[source]} <span className="meta num">{count.toLocaleString('en-US')}</span>
                </span>
                <b className="num strong">{percentage}%</b>
              </div>
              <Progress value={percentage} label={`${sourceNames[source]}: ${percentage}% of applications`} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title="No applications yet" bare>
          No applications {inThePeriod(range)}. Choose a longer period, or share a job.
        </EmptyState>
      )}
    </section>
  )
}
