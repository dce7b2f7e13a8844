import type Stripe from 'stripe'
import type { ProviderSubscription } from '../payments.ts'

const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null)
const timestampOf = (seconds: number): Date => new Date(seconds * 1000)

/** Converts Stripe's subscription. Stripe stores the paid period at the item, and our subscriptions have one item. */
export function readSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const [item] = subscription.items.data
  const { id, status, metadata, start_date, trial_end, ended_at, cancel_at, cancellation_details } = subscription
  const until = (status === 'trialing' ? trial_end : null) ?? cancel_at ?? item?.current_period_end
  return {
    id,
    status,
    priceId: item?.price.id ?? null,
    productId: idOf(item?.price.product),
    planId: metadata.planId ?? null,
    cycle: item?.price.recurring?.interval === 'year' ? 'yearly' : 'monthly',
    startedAt: timestampOf(start_date),
    periodEnd: until ? timestampOf(until) : null,
    // the portal may set a date instead of the flag
    cancelAtPeriodEnd: subscription.cancel_at_period_end || cancel_at !== null,
    endedAt: ended_at ? timestampOf(ended_at) : null,
    isUnpaid: cancellation_details?.reason === 'payment_failed',
  }
}
