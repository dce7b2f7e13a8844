import { EmptyState } from '#ui/page/empty-state.tsx'
import { Ago } from '#ui/primitives/ago.tsx'
import { CompanyMark } from '#ui/primitives/avatar.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import type { Activity } from '../../contract.ts'
import './activity.css'

/** The latest 10 applications, newest first (ADASH-02). */
export function RecentActivity({ items, isPending }: { items: Activity[] | undefined; isPending: boolean }) {
  return (
    <section className="card" aria-labelledby="recent-activity">
      <div className="card-head">
        <h2 id="recent-activity">Recent Activity</h2>
        <span className="meta">The latest 10 applications</span>
      </div>
      {isPending ? (
        <div className="activity">
          <SkeletonRows rows={10} label="Loading recent activity" />
        </div>
      ) : (
        <Known items={items} />
      )}
    </section>
  )
}

function Known({ items }: { items: Activity[] | undefined }) {
  // after a failed load, show neither an error (ADASH-03) nor the empty state
  if (!items) return <p className="card-body">—</p>
  if (items.length > 0) return <Rows items={items} />
  return (
    <EmptyState title="No recent activity" bare>
      Applications appear here as they are submitted.
    </EmptyState>
  )
}

function Rows({ items }: { items: Activity[] }) {
  const now = new Date()
  return (
    <ul className="list activity">
      {items.map(({ id, user, type, details, company, at }) => (
        <li key={id}>
          <CompanyMark name={company?.name ?? '?'} src={company?.logoUrl ?? null} size="sm" />
          <div className="grow">
            <b>{details}</b>
            <div className="meta">{type}</div>
          </div>
          <code className="uid">{user}</code>
          <Ago className="meta when" at={at} now={now} />
        </li>
      ))}
    </ul>
  )
}
