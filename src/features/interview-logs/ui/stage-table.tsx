import { useQuery } from '@tanstack/react-query'
import { stageNames } from '../rules.ts'
import { passedShare } from './log-stats.tsx'
import { logStatsQuery } from './queries.ts'
import '#features/job-tracker/ui/components/tracker.css'

/** The number of interviews and the pass rate, by stage. */
export function StageTable() {
  const { data } = useQuery(logStatsQuery())
  if (!data || data.total === 0) return null
  return (
    <section className="card mt-6" aria-label="By stage">
      <div className="card-head">
        <h2>By stage</h2>
        <span className="meta">Passed: share of decided interviews</span>
      </div>
      <div className="card-body">
        <table className="funnel">
          <thead>
            <tr>
              <th scope="col">Stage</th>
              <th scope="col">Interviews</th>
              <th scope="col">Passed</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {data.byStage.map(({ stage, total, ...figures }) => (
              <tr key={stage}>
                <th scope="row">{stageNames[stage]}</th>
                <td className="num">{total}</td>
                <td className="num">{passedShare(figures)}</td>
                <td>
                  {/* hidden from screen readers: the numbers beside it contain the same information */}
                  <progress max={Math.max(1, figures.decided)} value={figures.passed} aria-hidden="true" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
