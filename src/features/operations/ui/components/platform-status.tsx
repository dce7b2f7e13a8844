import { useQuery } from '@tanstack/react-query'
import { Building2, Check, ChevronRight, type LucideIcon, Plus, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Ago } from '#ui/primitives/ago.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { TextLink } from '#ui/primitives/button.tsx'
import { mailLabel } from '../health-labels.ts'
import { deadLettersQuery, healthQuery, queuesQuery, waitingQuery } from '../queries.ts'
import '../operations.css'

/** Sidebar of the dashboard: tasks for staff, the state of background work, and links. Unknown values are a dash. */
export function PlatformStatus() {
  return (
    <>
      <section>
        <SectionHead title="Needs attention" />
        <Waiting />
      </section>
      <section>
        <SectionHead title="Status" />
        <Running />
      </section>
      <section>
        <h3 className="kicker">Go to</h3>
        <nav className="nav2" aria-label="Platform">
          <Place to="/app/admin/users" icon={Users} label="User Management" />
          <Place to="/app/admin/companies" icon={Building2} label="Company Management" />
          <Place to="/app/admin/jobs/create" icon={Plus} label="Create Job" />
        </nav>
      </section>
    </>
  )
}

function Waiting() {
  const { data: work } = useQuery(deadLettersQuery())
  const { data: piles } = useQuery(waitingQuery())
  if (!work || !piles) return <p className="meta">—</p>
  const { moderation, support, campaigns } = piles
  const isQuiet = moderation.count + support.count + campaigns.count + work.total === 0
  if (isQuiet) return <p className="meta">Nothing needs attention.</p>
  return (
    <>
      <Pile
        count={moderation.count}
        what="in moderation"
        about={since(moderation.oldestAt)}
        to="/app/admin/moderation"
        act="Open"
      />
      <Pile
        count={support.count}
        what={support.count === 1 ? 'support conversation' : 'support conversations'}
        about={since(support.oldestAt)}
        to="/app/admin/support"
        act="Reply"
      />
      <Pile
        count={campaigns.count}
        what={campaigns.count === 1 ? 'campaign not sent' : 'campaigns not sent'}
        about="Drafts"
        to="/app/admin/campaigns"
        act="Open"
      />
      <Pile
        count={work.total}
        what="failed permanently"
        about={work.items[0] ? `The newest: ${work.items[0].work}` : ''}
        to="/app/admin/operations#failed"
        act="Open"
      />
    </>
  )
}

const since = (at: Date | null): ReactNode =>
  at && (
    <>
      The oldest <Ago at={at} now={new Date()} isInside />
    </>
  )

type PileProps = { count: number; what: string; about: ReactNode; to: string; act: string }

/** One kind of waiting task; renders nothing if there are none. */
function Pile({ count, what, about, to, act }: PileProps) {
  if (count === 0) return null
  return (
    <div className="pile">
      <b className="num">{count.toLocaleString('en-US')}</b>
      <span>
        <b className="strong">{what}</b>
        <span className="meta">{about}</span>
      </span>
      <TextLink to={to} aria-label={`${act}: ${what}`}>
        {act}
      </TextLink>
    </div>
  )
}

function Running() {
  const { data: work } = useQuery(queuesQuery())
  const { data: health } = useQuery(healthQuery())
  const sum = (of: 'waiting' | 'active' | 'retrying') =>
    work?.queues.reduce((total, queue) => total + queue[of], 0) ?? 0
  return (
    <dl className="facts">
      <div>
        <dt>Jobs</dt>
        <dd className="num">{work ? `${count(sum('waiting'))} waiting, ${count(sum('active'))} running` : '—'}</dd>
      </div>
      <div>
        <dt>Retrying</dt>
        <dd className="num">{work ? count(sum('retrying')) : '—'}</dd>
      </div>
      <div>
        <dt>Events</dt>
        <dd className="num row">{work ? <Events waiting={work.waitingEvents} /> : '—'}</dd>
      </div>
      <div>
        <dt>Email, last hour</dt>
        <dd className="num">{health ? `${count(health.mail.sentLastHour)} sent` : '—'}</dd>
      </div>
      <div>
        <dt>Email delivery</dt>
        <dd>{health ? mailLabel[health.mail.kind] : '—'}</dd>
      </div>
    </dl>
  )
}

const count = (amount: number) => amount.toLocaleString('en-US')

const Events = ({ waiting }: { waiting: number }) =>
  waiting === 0 ? (
    <>
      <Check className="ic ic-sm" /> No backlog
    </>
  ) : (
    `${count(waiting)} unprocessed`
  )

const Place = ({ to, icon: Icon, label }: { to: string; icon: LucideIcon; label: string }) => (
  <AppLink to={to}>
    <Icon className="ic" />
    {label}
    <ChevronRight className="ic ic-sm" />
  </AppLink>
)
