import { Check, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { price } from '#lib/money.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { cx } from '#ui/primitives/cx.ts'
import type { Plan } from '../../contract.ts'
import { type BillingCycle, isOfferLive, percentOff, priceNow, shownFeatures, yearlySaving } from '../../plan-rules.ts'
import { PriceAMonth } from './price-a-month.tsx'
import '../billing.css'

type Props = {
  plan: Plan
  cycle: BillingCycle
  isPopular: boolean
  isOwn: boolean
  /** Whether the person chose this plan on an earlier page. */
  isRequested: boolean
  now: Date
  /** The button. */
  action: ReactNode
}

/** One plan: its price in the chosen cycle, the discount, the button, and the features (SUB-13 to SUB-18). */
export function PlanCard({ plan, cycle, isPopular, isOwn, isRequested, now, action }: Props) {
  const { shown, more } = shownFeatures(plan.features)
  return (
    <li className={cx('sub-plan', isPopular && 'is-popular', isRequested && 'is-wanted')}>
      <div className="row between wrap">
        <h3>{plan.name}</h3>
        <span className="row wrap">
          {isOfferLive(plan, now) && (
            <Badge tone="line" icon={Clock}>
              Limited Time
            </Badge>
          )}
          {isPopular && <Badge tone="accent">Most Popular</Badge>}
          {isOwn && <Badge>Your plan</Badge>}
          {isRequested && !isOwn && <Badge tone="primary">Your choice</Badge>}
        </span>
      </div>
      {plan.description && <p>{plan.description}</p>}
      <PlanPrice plan={plan} cycle={cycle} now={now} />
      {action}
      <ul className="sub-features">
        {shown.map((feature) => (
          <li key={feature}>
            <Check className="ic ic-sm" />
            {feature}
          </li>
        ))}
      </ul>
      {more && <p className="meta">{more}</p>}
    </li>
  )
}

function PlanPrice({ plan, cycle, now }: Pick<Props, 'plan' | 'cycle' | 'now'>) {
  const [monthly, yearly] = [priceNow(plan, 'monthly', now), priceNow(plan, 'yearly', now)]
  const off = percentOff(plan, cycle, now)
  const saving = yearlySaving({ monthly, yearly })
  const regular = cycle === 'yearly' ? plan.priceYearly : plan.priceMonthly
  return (
    <>
      <PriceAMonth className="sub-price num" dollars={cycle === 'yearly' ? yearly / 12 : monthly} />
      <p className="meta">
        {off !== null && (
          <>
            <s>{price(regular)}</s> {off}% off.{' '}
          </>
        )}
        {cycle === 'yearly' ? `Billed ${price(yearly)} per year` : 'Billed monthly'}
        {cycle === 'yearly' && saving > 0 && `, ${saving}% saved`}
      </p>
    </>
  )
}
