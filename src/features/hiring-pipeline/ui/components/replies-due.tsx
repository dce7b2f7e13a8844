import { useQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { Pill } from '#ui/primitives/status-pill.tsx'
import { useZone } from '#ui/use-zone.ts'
import type { RepliesDue as Due } from '../../reply-contract.ts'
import { formatDue } from '../promise/due-labels.ts'
import { repliesDueQuery } from '../promise/queries.ts'
import './replies-due.css'

const LINK = '/app/company/applications?application='

/** Applications whose promised answer is due; renders nothing if there are none. */
export function RepliesDue() {
  const query = useQuery(repliesDueQuery())
  return (
    <QueryBoundary query={query} skeleton={null} errorText="Failed to load replies that are due">
      {(due) => (due.total === 0 ? null : <DueList due={due} now={new Date()} />)}
    </QueryBoundary>
  )
}

function DueList({ due: { items, total, overdue }, now }: { due: Due; now: Date }) {
  const zone = useZone()
  return (
    <section className="card replies-due" aria-labelledby="replies-due">
      <div className="card-head">
        <h2 id="replies-due" className="with-icon">
          <Clock className="ic" /> {total === 1 ? '1 promised reply is due' : `${total} promised replies are due`}
        </h2>
        {overdue > 0 && (
          <span className="meta">
            {overdue < total ? `${overdue} overdue` : total === 1 ? 'overdue' : 'all overdue'}
          </span>
        )}
      </div>
      <ul className="list">
        {items.map((item) => (
          <li key={item.applicationId}>
            <div className="grow min-w-0">
              <AppLink className="strong" to={`${LINK}${item.applicationId}`}>
                {item.candidateName}
              </AppLink>
              <div className="meta">{item.jobTitle || 'Untitled job'}</div>
            </div>
            <Pill tone={item.isOverdue ? 'rejected' : 'interview'} icon={Clock}>
              {formatDue(item.dueAt, now, zone)}
            </Pill>
          </li>
        ))}
      </ul>
      {total > items.length && <p className="meta card-body">And {total - items.length} more.</p>}
    </section>
  )
}
