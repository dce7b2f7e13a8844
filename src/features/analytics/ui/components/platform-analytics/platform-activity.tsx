import { Briefcase, Building2, CreditCard, type LucideIcon, Send, ShieldCheck, UserPlus } from 'lucide-react'
import { EmptyState } from '#ui/page/empty-state.tsx'
import type { activityKinds, PlatformAnalytics } from '../../../platform-analytics-contract.ts'
import { formatDay } from './day-name.ts'
import '../activity.css'

type Kind = (typeof activityKinds)[number]

const looks: Record<Kind, { icon: LucideIcon; one: string; many: string }> = {
  signups: { icon: UserPlus, one: 'person signed up', many: 'people signed up' },
  applications: { icon: Send, one: 'application', many: 'applications' },
  subscriptions: { icon: CreditCard, one: 'subscription started', many: 'subscriptions started' },
  jobs: { icon: Briefcase, one: 'job posted', many: 'jobs posted' },
  companies: { icon: Building2, one: 'company joined', many: 'companies joined' },
  decisions: { icon: ShieldCheck, one: 'item reviewed', many: 'items reviewed' },
}

type Props = Pick<PlatformAnalytics, 'recentActivity' | 'days'>

/** The latest activity of each kind (ADASH-06). */
export function PlatformActivity({ recentActivity, days }: Props) {
  const now = new Date()
  return (
    <section className="card" aria-labelledby="recent-activity">
      <div className="card-head">
        <h2 id="recent-activity">Recent Activity</h2>
      </div>
      {recentActivity.length > 0 ? (
        <ul className="list platform-activity">
          {recentActivity.map(({ kind, count, day }) => {
            const { icon: Icon, one, many } = looks[kind]
            return (
              <li key={kind}>
                <Icon className="ic" />
                <span className="grow">
                  {count.toLocaleString('en-US')} {count === 1 ? one : many}
                </span>
                <time className="meta" dateTime={day.toISOString()} suppressHydrationWarning>
                  {formatDay(day, now)}
                </time>
              </li>
            )
          })}
        </ul>
      ) : (
        <EmptyState title="No recent activity" bare>
          No activity in the last {days} days.
        </EmptyState>
      )}
    </section>
  )
}
