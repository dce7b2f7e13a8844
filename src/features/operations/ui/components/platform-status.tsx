import { useQuery } from '@tanstack/react-query'
import { Activity, Bell, Check, ChevronRight, type LucideIcon } from 'lucide-react'
import { SectionHead } from '#ui/page/section-head.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { TextLink } from '#ui/primitives/button.tsx'
import { mailWords } from '../health-words.ts'
import { deadLettersQuery, healthQuery, queuesQuery } from '../queries.ts'

/** The side of the dashboard: what waits for a decision, whether the work runs, and where to go. What is not known is a dash. */
export function PlatformStatus() {
  return (
    <>
      <section>
        <SectionHead title="Waiting for you" />
        <Waiting />
      </section>
      <section>
        <SectionHead title="Running" />
        <Running />
      </section>
      <section>
        <h3 className="kicker">Go to</h3>
        <nav className="nav2" aria-label="Platform">
          <Place to="/app/admin/operations" icon={Activity} label="Operations" />
          <Place to="/app/notifications" icon={Bell} label="Notifications" />
        </nav>
      </section>
    </>
  )
}

function Waiting() {
  const { data } = useQuery(deadLettersQuery())
  if (!data) return <p className="meta">—</p>
  if (data.total === 0) return <p className="meta">Nothing waits for a decision.</p>
  const newest = data.items[0]?.work
  return (
    <div className="waiting">
      <b className="num">{data.total.toLocaleString('en-US')}</b>
      <span>
        <b className="strong">failed for good</b>
        <span className="meta">{newest && `The newest: ${newest}`}</span>
      </span>
      <TextLink to="/app/admin/operations#failed">Open</TextLink>
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
        <dt>Work</dt>
        <dd className="num">{work ? `${count(sum('waiting'))} waiting, ${count(sum('active'))} running` : '—'}</dd>
      </div>
      <div>
        <dt>Tried again</dt>
        <dd className="num">{work ? count(sum('retrying')) : '—'}</dd>
      </div>
      <div>
        <dt>Events</dt>
        <dd className="num row">{work ? <Events waiting={work.waitingEvents} /> : '—'}</dd>
      </div>
      <div>
        <dt>Mail, last hour</dt>
        <dd className="num">{health ? `${count(health.mail.sentLastHour)} sent` : '—'}</dd>
      </div>
      <div>
        <dt>Mail leaves</dt>
        <dd>{health ? mailWords[health.mail.kind] : '—'}</dd>
      </div>
    </dl>
  )
}

const count = (amount: number) => amount.toLocaleString('en-US')

const Events = ({ waiting }: { waiting: number }) =>
  waiting === 0 ? (
    <>
      <Check className="ic ic-sm" /> all taken up
    </>
  ) : (
    `${count(waiting)} not taken up`
  )

const Place = ({ to, icon: Icon, label }: { to: string; icon: LucideIcon; label: string }) => (
  <AppLink to={to}>
    <Icon className="ic" />
    {label}
    <ChevronRight className="ic ic-sm" />
  </AppLink>
)
