import { Handshake } from 'lucide-react'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import type { SalaryStats } from '../../contract.ts'
import { pointsLabel } from '../../insights.ts'
import './salaries.css'

/** The insights with their number of data points, and the negotiation tip if there is one (SAL-17, SAL-18). */
export function InsightsSection({ stats }: { stats: SalaryStats }) {
  const { insights, negotiationTip, benchmark } = stats
  return (
    <section className="mt-8" aria-label="Insights">
      <SectionHead title="Insights">Based on {pointsLabel(benchmark.count)}</SectionHead>
      {insights.length > 0 ? (
        <ol className="salary-insights">
          {insights.map(({ kind, title, text, count }) => (
            <li key={`${kind} ${title}`}>
              <h3>{title}</h3>
              <p>{text}</p>
              {count !== benchmark.count && <p className="meta">From {pointsLabel(count)}</p>}
            </li>
          ))}
        </ol>
      ) : (
        <p className="meta">No notable differences in this data.</p>
      )}
      {negotiationTip && (
        <div className="mt-4">
          <Notice icon={Handshake} title="Negotiation tip:">
            {negotiationTip}
          </Notice>
        </div>
      )}
    </section>
  )
}
