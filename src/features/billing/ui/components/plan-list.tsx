import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Segmented } from '#ui/primitives/choice.tsx'
import { cx } from '#ui/primitives/cx.ts'
import { Loading, Skeleton } from '#ui/primitives/skeleton.tsx'
import type { Plan } from '../../contract.ts'
import { type BillingCycle, mostPopular, priceNow, yearlySaving } from '../../plan-rules.ts'
import { overviewQuery, ownSubscriptionQuery, paymentsQuery, plansByMonthQuery } from '../queries.ts'
import type { SubscribeSearch } from '../search.ts'
import { PlanButton } from './plan-button.tsx'
import { PlanCard } from './plan-card.tsx'
import '../billing.css'

type Props = { isSignedIn: boolean; chosen: Pick<SubscribeSearch, 'plan' | 'cycle'> }

/** The plans in the chosen cycle, each with its button if payments are on. */
export function PlanList({ isSignedIn, chosen }: Props) {
  const [cycle, setCycle] = useState<BillingCycle>(chosen.cycle ?? 'yearly')
  const plans = useQuery(plansByMonthQuery())
  return (
    <section className="stack stack-4 sub-list">
      <SectionHead title="Choose a plan">
        <Segmented label="Billing cycle" value={cycle} onChange={setCycle} options={cyclesOf(plans.data ?? [])} />
      </SectionHead>
      <QueryBoundary
        query={plans}
        skeleton={
          <Loading label="Loading the plans">
            <Skeleton shape="block" />
          </Loading>
        }
        errorText="Failed to load subscription plans"
        isEmpty={(list) => list.length === 0}
        empty={<p>No plans are available right now.</p>}
      >
        {(list) => <Cards plans={list} cycle={cycle} isSignedIn={isSignedIn} requestedId={chosen.plan} />}
      </QueryBoundary>
      {isSignedIn && <AboutChanges />}
    </section>
  )
}

/** The switch shows the highest saving of yearly billing (SUB-17). */
function cyclesOf(plans: Plan[]) {
  const now = new Date()
  const savings = plans.map((plan) =>
    yearlySaving({ monthly: priceNow(plan, 'monthly', now), yearly: priceNow(plan, 'yearly', now) }),
  )
  const most = Math.max(0, ...savings)
  const yearly = most > 0 ? `Yearly, save up to ${most}%` : 'Yearly'
  return [
    { value: 'monthly', label: 'Monthly' },
    { value: 'yearly', label: yearly },
  ] as const
}

type CardsProps = { plans: Plan[]; cycle: BillingCycle; isSignedIn: boolean; requestedId: string | undefined }

function Cards({ plans, cycle, isSignedIn, requestedId }: CardsProps) {
  const own = useQuery({ ...ownSubscriptionQuery(), enabled: isSignedIn })
  const overview = useQuery({ ...overviewQuery(), enabled: isSignedIn })
  const payments = useQuery(paymentsQuery())
  const [popular, now] = [mostPopular(plans), new Date()]
  const subscription = own.data?.subscription ?? null
  const holding = isSignedIn ? { subscription, overview: overview.data } : null
  const ownPrice = plans.find(({ id }) => id === subscription?.planId)?.priceMonthly ?? null
  // no button until the subscription is loaded: it could be the wrong one
  const isKnown = Boolean(payments.data?.provider) && (!isSignedIn || Boolean(own.data && overview.data))
  return (
    <ul className={cx('sub-plans', plans.length === 3 && 'is-three')}>
      {plans.map((plan) => {
        const isPopular = plan.id === popular
        const common = { plan, cycle, isPopular, now }
        return (
          <PlanCard
            key={plan.id}
            {...common}
            isOwn={plan.id === subscription?.planId}
            isRequested={plan.id === requestedId}
            action={isKnown && <PlanButton {...common} holding={holding} ownPrice={ownPrice} />}
          />
        )
      })}
    </ul>
  )
}

/** What a change of plan costs today, by the rules of the payment provider. */
function AboutChanges() {
  const overview = useQuery(overviewQuery())
  const { data } = useQuery(paymentsQuery())
  if (overview.data?.trialDays) {
    return <p className="meta">Your first {overview.data.trialDays} days are free, without a card.</p>
  }
  if (!overview.data?.billing || !data?.provider) return null
  return (
    <p className="meta">
      {data.provider === 'sandbox'
        ? "Plan changes take effect immediately. Unused time counts toward the new price. You'll see the amount before you confirm."
        : 'Stripe shows what you pay today before you confirm a plan change.'}
    </p>
  )
}
