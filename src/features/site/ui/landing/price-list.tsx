import { Check, Headphones, RotateCcw, Undo2 } from 'lucide-react'
import type { Plan } from '#features/billing/contract.ts'
import {
  isOfferLive,
  mostPopular,
  percentOff,
  planAddress,
  priceNow,
  shownFeatures,
  yearlySaving,
} from '#features/billing/plan-rules.ts'
import { PriceAMonth } from '#features/billing/ui/components/price-a-month.tsx'
import { price } from '#lib/money.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { ButtonLink, TextLink } from '#ui/primitives/button.tsx'
import { cx } from '#ui/primitives/cx.ts'
import type { SiteFacts } from '../../contract.ts'
import { landing, trialClaim } from '../../copy.ts'
import './landing.css'

type Props = { plans: Plan[] | null; facts: SiteFacts; now: Date }

/** The prices (LAND-06, LAND-07), or that they are unavailable (LAND-08). */
export function PriceList({ plans, facts, now }: Props) {
  const { title, soon } = landing.prices
  const popular = mostPopular(plans ?? [])
  return (
    <section className="pub lp-prices" id="prices">
      <div className="lp-head">
        <h2>{title}</h2>
        <p className="lead">{trialClaim(facts.trialDays)}Choose the plan that fits your search.</p>
      </div>
      {plans && plans.length > 0 ? (
        <ul className="lp-plans">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} isPopular={plan.id === popular} now={now} />
          ))}
        </ul>
      ) : (
        <div className="lp-soon">
          <p className="lead">{soon}</p>
          <TextLink to="/?plans=all#prices">View all plans</TextLink>
        </div>
      )}
      <ul className="lp-trust">
        <li>
          <RotateCcw className="ic" />
          {facts.refundDaysAnnual}-day money-back guarantee on yearly plans, {facts.refundDaysMonthly}-day on monthly
          plans
        </li>
        <li>
          <Undo2 className="ic" />
          Cancel anytime
        </li>
        <li>
          <Headphones className="ic" />
          24/7 support
        </li>
      </ul>
    </section>
  )
}

type CardProps = { plan: Plan; isPopular: boolean; now: Date }

function PlanCard({ plan, isPopular, now }: CardProps) {
  const yearly = priceNow(plan, 'yearly', now)
  const monthly = priceNow(plan, 'monthly', now)
  const off = percentOff(plan, 'yearly', now)
  const saving = yearlySaving({ monthly, yearly })
  const { shown, more } = shownFeatures(plan.features)
  return (
    <li className={cx('lp-plan', isPopular && 'is-popular')}>
      <div className="row between wrap">
        <h3>{plan.name}</h3>
        <span className="row">
          {isOfferLive(plan, now) && <Badge tone="primary">Limited Time</Badge>}
          {isPopular && <Badge tone="accent">Most Popular</Badge>}
        </span>
      </div>
      <PriceAMonth className="lp-price num" dollars={yearly / 12} />
      <p className="meta">
        {off !== null && (
          <>
            <s>{price(plan.priceYearly)}</s> {off}% off.{' '}
          </>
        )}
        {price(yearly)} billed yearly
        {saving > 0 && `, ${saving}% saved`}
        <br />
        or {price(monthly)} monthly
      </p>
      {plan.description && <p>{plan.description}</p>}
      <ButtonLink to={planAddress(plan.id, 'yearly')} variant={isPopular ? 'primary' : 'secondary'} block>
        Choose {plan.name}
      </ButtonLink>
      <ul>
        {shown.map((feature) => (
          <li key={feature}>
            <Check className="ic ic-sm" />
            {feature}
          </li>
        ))}
        {more && <li className="meta">{more}</li>}
      </ul>
    </li>
  )
}
