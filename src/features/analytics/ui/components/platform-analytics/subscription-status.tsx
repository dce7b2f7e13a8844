import { EmptyState } from '#ui/page/empty-state.tsx'
import { cx } from '#ui/primitives/cx.ts'
import type { PlatformAnalytics, statusGroups } from '../../../platform-analytics-contract.ts'
import '../activity.css'

type Shown = PlatformAnalytics['subscriptionStatus']
type Status = (typeof statusGroups)[number]

const names: Record<Status, string> = {
  active: 'Active',
  trial: 'Trial',
  paid_until_later: 'Cancelled, still active',
  pending: 'Payment pending',
  expired: 'Expired',
}
const fills: Record<Status, string> = {
  active: 'is-active',
  trial: 'is-trial',
  paid_until_later: 'is-cancelled',
  pending: 'is-pending',
  expired: 'is-expired',
}

/** Subscriptions by current status and by plan (ADASH-06). */
export function SubscriptionStatus({ total, statuses, plans }: Shown) {
  return (
    <section className="card" aria-labelledby="subscription-status">
      <div className="card-head">
        <h2 id="subscription-status">Subscription Status</h2>
      </div>
      {total > 0 ? (
        <div className="card-body subscription-shares">
          <p className="row between">
            <b className="num">{total.toLocaleString('en-US')}</b>
            <span className="meta">{total === 1 ? 'user with a plan' : 'users with a plan'}</span>
          </p>
          <Bar statuses={statuses} total={total} />
          <dl className="facts">
            {statuses.map(({ status, count, percentage }) => (
              <div key={status}>
                <dt>
                  <i className={fills[status]} />
                  {names[status]}
                </dt>
                <dd className="num">
                  {count.toLocaleString('en-US')} <span className="meta">{percentage}%</span>
                </dd>
              </div>
            ))}
          </dl>
          {plans.length > 0 && <Plans plans={plans} />}
        </div>
      ) : (
        <EmptyState title="No subscriptions yet" bare>
          Subscriptions appear here after the first purchase.
        </EmptyState>
      )}
    </section>
  )
}

/** Hidden from screen readers: the list below shows the same numbers. */
function Bar({ statuses, total }: Pick<Shown, 'statuses' | 'total'>) {
  const gap = 1.5
  const room = 240 - gap * (statuses.length - 1)
  let from = 0
  return (
    <svg className="shares-bar" viewBox="0 0 240 12" preserveAspectRatio="none" aria-hidden="true">
      {statuses.map(({ status, count }) => {
        const width = Math.max(2, (count / total) * room)
        const x = from
        from += width + gap
        return <rect key={status} className={cx(fills[status])} x={x} y={0} width={width} height={12} rx={2} />
      })}
    </svg>
  )
}

const Plans = ({ plans }: Pick<Shown, 'plans'>) => (
  <>
    <h3 className="kicker">Active, by plan</h3>
    <dl className="facts">
      {plans.map(({ name, count }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{count.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  </>
)
