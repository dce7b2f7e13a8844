import { Check, Clock } from 'lucide-react'
import { price } from '#lib/money.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { cx } from '#ui/primitives/cx.ts'
import type { Plan } from '../../contract.ts'
import { type BillingCycle, isOfferLive, percentOff, priceNow, shownFeatures, yearlySaving } from '../../plan-rules.ts'

type Props = { plan: Plan; cycle: BillingCycle; isPopular: boolean; isOwn: boolean; now: Date }

/** One plan: its price in the chosen cycle, what is taken off, and what it holds (SUB-13 to SUB-18). */
export function PlanCard({ plan, cycle, isPopular, isOwn, now }: Props) {
  const { shown, more } = shownFeatures(plan.features)
  return (
    <li className={cx('card grid content-start gap-4 p-6', isPopular && 'border-primary')}>
      <div className="row between wrap">
        <h3 className="text-xl">{plan.name}</h3>
        <span className="row">
          {isOfferLive(plan, now) && (
            <Badge tone="line" icon={Clock}>
              Limited Time
            </Badge>
          )}
          {isPopular && <Badge tone="accent">Most Popular</Badge>}
          {isOwn && <Badge>Your plan</Badge>}
        </span>
      </div>
      {plan.description && <p>{plan.description}</p>}
      <PlanPrice plan={plan} cycle={cycle} now={now} />
      <ul className="grid gap-2">
        {shown.map((feature) => (
          <li key={feature} className="row">
            <Check className="ic ic-sm" />
            {feature}
          </li>
        ))}
        {more && <li className="meta">{more}</li>}
      </ul>
    </li>
  )
}

function PlanPrice({ plan, cycle, now }: Pick<Props, 'plan' | 'cycle' | 'now'>) {
  const [monthly, yearly] = [priceNow(plan, 'monthly', now), priceNow(plan, 'yearly', now)]
  const off = percentOff(plan, cycle, now)
  const saving = yearlySaving({ monthly, yearly })
  const regular = cycle === 'yearly' ? plan.priceYearly : plan.priceMonthly
  return (
    <div>
      <p className="num">
        <b className="text-3xl text-ink">{price(cycle === 'yearly' ? yearly / 12 : monthly)}</b> per month
      </p>
      <p className="meta">
        {off !== null && (
          <>
            <s>{price(regular)}</s> {off}% off.{' '}
          </>
        )}
        {cycle === 'yearly' ? `Billed ${price(yearly)} a year` : 'Billed month by month'}
        {cycle === 'yearly' && saving > 0 && `, ${saving}% saved`}
      </p>
    </div>
  )
}
