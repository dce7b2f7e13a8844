import { FileText, FileUp, Send, Sparkles, Zap } from 'lucide-react'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Ago } from '#ui/primitives/ago.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { CompanyMark } from '#ui/primitives/avatar.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { ButtonLink, TextLink } from '#ui/primitives/button.tsx'
import { FileIcon } from '#ui/primitives/file-box.tsx'
import { Pill, StatusPill } from '#ui/primitives/status-pill.tsx'
import type { OwnActivity } from '../../../contract.ts'
import './dashboard.css'

/** The latest activity, newest first, each entry with its badge and a link (DASH-12, DASH-13). */
export function OwnActivityCard({ items }: { items: OwnActivity[] }) {
  return (
    <section className="card" aria-labelledby="recent-activity">
      <div className="card-head">
        <h2 id="recent-activity">Recent Activity</h2>
        <TextLink to="/app/tracker">View All</TextLink>
      </div>
      {items.length > 0 ? (
        <Rows items={items} />
      ) : (
        <EmptyState title="No activity yet" bare action={<ButtonLink to="/app/jobs">Search jobs</ButtonLink>}>
          Your applications, documents and new matches appear here.
        </EmptyState>
      )}
    </section>
  )
}

function Rows({ items }: { items: OwnActivity[] }) {
  const now = new Date()
  return (
    <ul className="list own-activity">
      {items.map((item) => (
        <li key={`${item.kind} ${item.id}`}>
          {item.company ? <CompanyMark name={item.company.name} src={item.company.logoUrl} /> : <FileIcon ext="CV" />}
          <AppLink className="grow" to={placeOf(item)}>
            <b>{item.title}</b>
            <div className="meta">{detailsOf(item)}</div>
          </AppLink>
          <span className="badge-cell">
            <ActivityBadge item={item} />
          </span>
          <Ago className="meta when" at={item.at} now={now} />
        </li>
      ))}
    </ul>
  )
}

const places = {
  application: (id: string) => `/app/tracker?application=${id}`,
  resume: (id: string) => `/app/documents/resume/preview/${id}`,
  match: (id: string) => `/app/jobs?job=${id}`,
}
const placeOf = ({ kind, id }: OwnActivity) => places[kind](id)

function detailsOf({ kind, company, location }: OwnActivity): string {
  if (kind === 'resume') return 'Resume'
  return [company?.name, location || 'Remote'].filter(Boolean).join(' · ')
}

function ActivityBadge({ item: { badge, status } }: { item: OwnActivity }) {
  switch (badge) {
    case 'sent':
      return (
        <Pill tone="submitted" icon={Send}>
          Applied
        </Pill>
      )
    case 'scheduled':
      return <StatusPill status="interview" label="Interview" />
    case 'new':
      return (
        <Badge tone="primary" icon={Sparkles}>
          New Match
        </Badge>
      )
    case 'auto':
      return (
        <span className="row">
          {status && status !== 'submitted' && <StatusPill status={status} />}
          <Pill tone="submitted" icon={Zap}>
            Auto Applied
          </Pill>
        </span>
      )
    case 'uploaded':
      return <Badge icon={FileUp}>Uploaded</Badge>
    case 'updated':
      return <Badge icon={FileText}>Updated</Badge>
    default:
      return status && <StatusPill status={status} />
  }
}
