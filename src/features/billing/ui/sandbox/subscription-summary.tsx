import { longDate } from '#lib/dates.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { useZone } from '#ui/use-zone.ts'
import type { SandboxPortal } from '../../sandbox-contract.ts'
import type { Act } from './act.ts'
import { cardLabels, cents, perCycle, subscriptionStatusLabels } from './labels.ts'
import '../billing.css'

type Props = { subscription: NonNullable<SandboxPortal['subscription']>; card: SandboxPortal['card']; act: Act }

/** The subscription in the sandbox, with the owner's actions. */
export function SubscriptionSummary({ subscription, card, act }: Props) {
  const { planName, cycle, amountCents, creditCents, status, startedAt } = subscription
  const zone = useZone()
  const facts = [
    ['Started', longDate(startedAt, zone)],
    dateOf(subscription, zone),
    ['Card', cardLabels[card]],
    ...(creditCents > 0 ? [['Credit', cents(creditCents)]] : []),
  ]
  return (
    <section className="card grid gap-4 p-6" aria-label="Subscription">
      <div className="sandbox-sum">
        <h2>Tandem {planName}</h2>
        <p className="row">
          {perCycle(amountCents, cycle)}
          <Badge tone={status === 'active' || status === 'trialing' ? 'primary' : 'plain'}>
            {subscriptionStatusLabels[status]}
          </Badge>
        </p>
      </div>
      <dl className="row wrap gap-x-8 gap-y-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="meta">{label}</dt>
            <dd className="strong">{value}</dd>
          </div>
        ))}
      </dl>
      {status !== 'canceled' && <SubscriptionActions subscription={subscription} act={act} />}
    </section>
  )
}

function dateOf(
  { status, cancelAtPeriodEnd, periodEnd, endedAt }: Props['subscription'],
  zone: string,
): [string, string] {
  if (status === 'canceled') return ['Ended', longDate(endedAt ?? periodEnd, zone)]
  if (cancelAtPeriodEnd) return ['Ends', longDate(periodEnd, zone)]
  return [status === 'trialing' ? 'Trial ends' : 'Next payment', longDate(periodEnd, zone)]
}

function SubscriptionActions({ subscription, act }: Pick<Props, 'subscription' | 'act'>) {
  const confirm = useConfirm()
  const { status, cancelAtPeriodEnd, periodEnd } = subscription
  const until = longDate(periodEnd, useZone())
  const cancel = async () => {
    const isPastDue = status === 'past_due'
    const text = isPastDue
      ? "It's unpaid, so it ends now."
      : `It remains active until ${until}. Nothing more is charged.`
    const options = {
      title: 'Cancel subscription?',
      text,
      action: 'Cancel subscription',
      cancel: 'Keep subscription',
      destructive: true,
    }
    if (await confirm(options)) act.run({ kind: 'cancel' }, isPastDue ? 'Ended.' : `Cancelled. It ends on ${until}.`)
  }
  return (
    <div className="row wrap">
      {status === 'past_due' && (
        <Button variant="primary" disabled={act.isBusy} onClick={() => act.run({ kind: 'pay' }, 'Paid.')}>
          Pay open invoice
        </Button>
      )}
      {cancelAtPeriodEnd ? (
        <Button
          variant="primary"
          disabled={act.isBusy}
          onClick={() => act.run({ kind: 'resume' }, 'Subscription resumed.')}
        >
          Resume subscription
        </Button>
      ) : (
        <Button variant="danger-quiet" disabled={act.isBusy} onClick={() => void cancel()}>
          Cancel subscription
        </Button>
      )}
    </div>
  )
}
