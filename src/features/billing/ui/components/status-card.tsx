import { longDate } from '#lib/dates.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import type { OwnSubscription } from '../../contract.ts'
import { isActive, type SubscriptionStatus } from '../../rules.ts'

const words: Record<SubscriptionStatus, string> = {
  active: 'Active',
  pending: 'Pending',
  cancelled: 'Cancelled',
  expired: 'Expired',
  trial: 'Trial',
}

/** What the person has now; the stored status decides the label of the date, and a trial's is the next billing (SUB-29, X-03). */
export function StatusCard({ subscription, now }: { subscription: OwnSubscription | null; now: Date }) {
  if (!subscription) {
    return (
      <section className="card p-5" aria-label="Your subscription">
        <p className="strong">You have no subscription.</p>
      </section>
    )
  }
  const { planName, status, expiresAt, startedAt, customer } = subscription
  const isOver = expiresAt !== null && expiresAt <= now
  const isRunning = isActive(subscription, now) || (status === 'trial' && !isOver)
  const facts = [
    { label: 'Current plan', value: planName },
    { label: 'Status', value: <Badge tone={isRunning ? 'primary' : 'plain'}>{words[status]}</Badge> },
    { label: 'Started', value: longDate(startedAt) },
    ...(expiresAt ? [{ label: isRunning ? 'Next billing:' : 'Expired:', value: longDate(expiresAt) }] : []),
    ...(customer ? [{ label: 'Customer', value: customer }] : []),
  ]
  return (
    <section className="card p-5" aria-label="Your subscription">
      <dl className="row wrap gap-x-8 gap-y-4">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="meta">{label}</dt>
            <dd className="strong">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
