import type { ReactNode } from 'react'
import { Badge } from '#ui/primitives/badge.tsx'
import { Day } from '#ui/primitives/day.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Steps } from '#ui/primitives/progress.tsx'
import type { Overview, OwnSubscription } from '../../contract.ts'
import { isActive, isEntitled, type SubscriptionStatus } from '../../rules.ts'
import '../billing.css'

const words: Record<SubscriptionStatus, string> = {
  active: 'Active',
  pending: 'Pending',
  cancelled: 'Cancelled',
  expired: 'Expired',
  trial: 'Trial',
}

type Props = {
  subscription: OwnSubscription | null
  overview?: Overview | undefined
  now: Date
  /** The actions. */
  actions?: ReactNode
}

/** The person's subscription. The stored status decides the label of the date; for a trial it is the next billing (SUB-29). */
export function StatusCard({ subscription, overview, now, actions }: Props) {
  if (!subscription) {
    return (
      <section className="card p-5" aria-label="Your subscription">
        <p className="strong">You don't have a subscription.</p>
        <p>Choose a plan below. It opens in a new tab, and this page updates automatically.</p>
      </section>
    )
  }
  const { planName, status, expiresAt, startedAt, customer } = subscription
  const isOver = expiresAt !== null && expiresAt <= now
  const isRunning = isActive(subscription, now) || (status === 'trial' && !isOver)
  const facts = [
    { label: 'Status', value: <Badge tone={isRunning ? 'primary' : 'plain'}>{words[status]}</Badge> },
    { label: 'Started', value: <Day at={startedAt} /> },
    ...(expiresAt ? [{ label: isRunning ? 'Next billing:' : 'Expired:', value: <Day at={expiresAt} /> }] : []),
    ...(customer ? [{ label: 'Customer', value: customer }] : []),
  ]
  return (
    <section className="grid gap-3" aria-label="Your subscription">
      <div className="card sub-now">
        <dl>
          <div>
            <dt className="meta">Current plan</dt>
            <dd className="is-plan">{planName}</dd>
          </div>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="meta">{label}</dt>
              <dd className="strong">{value}</dd>
            </div>
          ))}
        </dl>
        {overview?.applications && <Use {...overview.applications} />}
        {actions}
      </div>
      <WhatNext subscription={subscription} overview={overview} now={now} />
    </section>
  )
}

function Use({ sent, limit }: { sent: number; limit: number }) {
  const text = `${Math.min(sent, limit)} of ${limit}`
  return (
    <div className="sub-use">
      <span className="row between">
        <span className="meta">Applications this month</span>
        <b className="strong num">{text}</b>
      </span>
      <Steps done={Math.min(sent, limit)} total={limit} label={`${text} applications this month`} />
    </div>
  )
}

/** A sentence that explains the status. */
function WhatNext({
  subscription,
  overview,
  now,
}: { subscription: OwnSubscription } & Pick<Props, 'overview' | 'now'>) {
  const { status, planName, expiresAt } = subscription
  if (overview?.billing?.isPastDue) {
    return (
      <Notice tone="warn" title="Your last payment failed.">
        Update the card under Manage Subscription, and {planName} continues.
      </Notice>
    )
  }
  if (status === 'cancelled' && expiresAt && isEntitled(subscription, now)) {
    return (
      <Notice title="Cancelled.">
        You have {planName} until <Day at={expiresAt} />. You can resume it under Manage Subscription before that date.
      </Notice>
    )
  }
  if (status === 'trial' && expiresAt && expiresAt > now) {
    return (
      <Notice title="Free trial.">
        Nothing is charged before <Day at={expiresAt} />.
      </Notice>
    )
  }
  return null
}
