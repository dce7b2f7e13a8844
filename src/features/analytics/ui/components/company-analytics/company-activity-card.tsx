import { Briefcase, Send } from 'lucide-react'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Ago } from '#ui/primitives/ago.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { Glyph } from '#ui/primitives/status-pill.tsx'
import type { CompanyActivity } from '../../../company-analytics-contract.ts'
import { inThePeriod } from '../../../company-analytics-labels.ts'
import type { AnalyticsRange } from '../../../company-analytics-rules.ts'
import '../analytics.css'

const icons = { send: Send, briefcase: Briefcase } as const
const tones = { blue: 'submitted', green: 'accepted' } as const
const places = {
  application: (id: string) => `/app/company/applications?application=${id}`,
  job: (id: string) => `/app/company/jobs/${id}/edit`,
}

type Props = { items: readonly CompanyActivity[]; range: AnalyticsRange }

/** Applications and new jobs of the period, newest first (CANA-12). */
export function CompanyActivityCard({ items, range }: Props) {
  return (
    <section className="card" aria-labelledby="recent-activity">
      <div className="card-head">
        <h2 id="recent-activity">Recent Activity</h2>
      </div>
      {items.length > 0 ? (
        <Rows items={items} />
      ) : (
        <EmptyState title="No recent activity" bare>
          No applications and no new jobs {inThePeriod(range)}.
        </EmptyState>
      )}
    </section>
  )
}

function Rows({ items }: { items: readonly CompanyActivity[] }) {
  const now = new Date()
  return (
    <ul className="list analytics-activity">
      {items.map(({ id, type, message, timestamp, icon, color }) => (
        <li key={`${type} ${id}`}>
          <Glyph tone={tones[color]} icon={icons[icon]} />
          <AppLink className="grow" to={places[type](id)}>
            {message}
          </AppLink>
          <Ago className="meta" at={timestamp} now={now} />
        </li>
      ))}
    </ul>
  )
}
