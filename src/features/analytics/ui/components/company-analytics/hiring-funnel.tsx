import { EmptyState } from '#ui/page/empty-state.tsx'
import { Progress } from '#ui/primitives/progress.tsx'
import type { FunnelStep } from '../../../company-analytics-contract.ts'
import { funnelNames, inThePeriod, UNKNOWN } from '../../../company-analytics-labels.ts'
import { type AnalyticsRange, conversionOf, ENOUGH_FOR_SHARES } from '../../../company-analytics-rules.ts'
import '../analytics.css'

type Props = { funnel: readonly FunnelStep[]; range: AnalyticsRange }

/** The funnel of the period's applications: each step with its count and share, or '—' if there are too few. */
export function HiringFunnel({ funnel, range }: Props) {
  const all = funnel[0]?.count ?? 0
  const shareOf = (count: number) => (all < ENOUGH_FOR_SHARES ? null : conversionOf(count, all))
  return (
    <section className="card" aria-labelledby="hiring-funnel">
      <div className="card-head">
        <h2 id="hiring-funnel">Funnel</h2>
      </div>
      {all > 0 ? (
        <div className="card-body">
          <table className="analytics-funnel" aria-labelledby="hiring-funnel">
            <thead className="vh">
              <tr>
                <th scope="col">Step</th>
                <th scope="col">Applications</th>
                <th scope="col">Share</th>
              </tr>
            </thead>
            <tbody>
              {funnel.map(({ step, count }) => (
                <tr key={step}>
                  <th scope="row">
                    {funnelNames[step]}
                    {/* hidden: the numbers next to it show the same */}
                    <span aria-hidden="true">
                      <Progress value={(count / all) * 100} label={funnelNames[step]} />
                    </span>
                  </th>
                  <td className="num strong">{count.toLocaleString('en-US')}</td>
                  <td className="num meta">{shareOf(count) === null ? UNKNOWN : `${shareOf(count)}%`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <EmptyState title="No candidates yet" bare>
          No applications {inThePeriod(range)}.
        </EmptyState>
      )}
    </section>
  )
}
