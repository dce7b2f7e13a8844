import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import type { Overview, OwnSubscription, Plan } from '../../contract.ts'
import { type BillingCycle, planAddress } from '../../plan-rules.ts'
import { isEntitled } from '../../rules.ts'
import { useCheckout, usePortal } from '../use-payment-pages.ts'

/** The viewer's subscription; null if signed out. */
export type ViewerPlan = { subscription: OwnSubscription | null; overview: Overview | undefined } | null
type Props = {
  plan: Plan
  cycle: BillingCycle
  holding: ViewerPlan
  ownPrice: number | null
  isPopular: boolean
  now: Date
}

/** The button of a plan: leads to sign-in, to the checkout, or for a subscriber to the change of plan. */
export function PlanButton({ plan, cycle, holding, ownPrice, isPopular, now }: Props) {
  const checkout = useCheckout()
  const portal = usePortal()
  const look = { variant: isPopular ? ('primary' as const) : ('secondary' as const), block: true }
  if (!holding) {
    const redirect = encodeURIComponent(planAddress(plan.id, cycle))
    return (
      <ButtonLink to={`/auth?redirect=${redirect}`} {...look}>
        Choose {plan.name}
      </ButtonLink>
    )
  }
  const { subscription, overview } = holding
  const hasSubscription = isEntitled(subscription, now) || overview?.billing?.isPastDue === true
  const isOwn = hasSubscription && subscription?.planId === plan.id
  const heldCycle = overview?.billing?.cycle ?? null
  if (isOwn && (heldCycle === null || heldCycle === cycle)) {
    return (
      <Button {...look} variant="secondary" disabled>
        Current plan
      </Button>
    )
  }
  const choice = { planId: plan.id, billingCycle: cycle }
  if (!hasSubscription || !overview?.billing) {
    return (
      <Button {...look} busy={checkout.pendingPlan === plan.id} onClick={() => void checkout.start(choice)}>
        Choose {plan.name}
      </Button>
    )
  }
  const verb = isOwn
    ? `Pay ${cycle} instead`
    : `${plan.priceMonthly > (ownPrice ?? 0) ? 'Upgrade' : 'Change'} to ${plan.name}`
  return (
    <Button {...look} busy={portal.pendingPlan === plan.id} onClick={() => void portal.open(choice)}>
      {verb}
    </Button>
  )
}
