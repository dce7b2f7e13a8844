import { rejectionReasonNames } from '#features/hiring-pipeline/decline-rules.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import type { ReasonCount } from '../../../company-analytics-contract.ts'
import { inThePeriod } from '../../../company-analytics-labels.ts'
import type { AnalyticsRange } from '../../../company-analytics-rules.ts'
import '../analytics.css'

type Props = { reasons: readonly ReasonCount[]; range: AnalyticsRange }

/** Rejection reasons that reviewers chose in the period; only the company sees them. */
export function RejectionReasons({ reasons, range }: Props) {
  return (
    <section className="card" aria-labelledby="rejection-reasons">
      <div className="card-head">
        <h2 id="rejection-reasons">Reasons for rejections</h2>
      </div>
      {reasons.length > 0 ? (
        <ul className="card-body analytics-sources">
          {reasons.map(({ reason, count }) => (
            <li key={reason} className="row between">
              <span>{rejectionReasonNames[reason]}</span>
              <b className="num strong">{count.toLocaleString('en-US')}</b>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title="No reasons yet" bare>
          No rejections with a reason {inThePeriod(range)}.
        </EmptyState>
      )}
    </section>
  )
}
