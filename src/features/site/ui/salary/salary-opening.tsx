import type { SalaryOverview } from '#features/salaries/contract.ts'
import { salaryCopy } from '../../copy.ts'
import './salary-page.css'

const n = (count: number) => count.toLocaleString('en-US')

/** The title, the claim, and next to it today's real count. */
export function SalaryOpening({ overview }: { overview: SalaryOverview }) {
  const { dataPoints, postedJobs, sources } = overview
  const samples = sources.find(({ source }) => source === 'sample')?.count ?? 0
  return (
    <header className="sc-open">
      <div>
        <h1>{salaryCopy.title}</h1>
        <p className="lead">{salaryCopy.lead}</p>
      </div>
      <dl>
        <div>
          <dt>Tandem salary data</dt>
          <dd>{salaryCopy.claim}</dd>
        </div>
        <div>
          <dt>Counted here today</dt>
          <dd className="num">{n(dataPoints)} data points</dd>
          <dd className="meta">
            {samples === dataPoints ? 'all of them sample data' : `${n(samples)} of them sample data`}, and{' '}
            {n(postedJobs)} posted {postedJobs === 1 ? 'job' : 'jobs'} with pay
          </dd>
        </div>
      </dl>
    </header>
  )
}
