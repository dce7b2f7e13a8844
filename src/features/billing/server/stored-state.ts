import { eq, or } from 'drizzle-orm'
import { subscriptionPlans, type userSubscriptions } from '#db/schema/billing.ts'
import { isId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import type { ProviderSubscription } from '#server/payments/payments.ts'
import type { SubscriptionStatus } from '../rules.ts'

type Stored = Pick<
  typeof userSubscriptions.$inferSelect,
  'status' | 'startedAt' | 'expiresAt' | 'providerStatus' | 'billingCycle' | 'cancelAtPeriodEnd'
>

/** Statuses of subscriptions that ended or never started. */
const over = new Set(['canceled', 'unpaid', 'incomplete_expired'])
/** Whether the subscription is no longer charged. */
export const isOver = ({ status }: ProviderSubscription): boolean => over.has(status)

/** The subscription that counts: a running one before an ended one, then the newest. */
export function currentOf(all: readonly ProviderSubscription[]): ProviderSubscription | undefined {
  const rank = (one: ProviderSubscription) => (isOver(one) ? 1 : 0)
  const [first] = all.toSorted(
    (a, b) => rank(a) - rank(b) || b.startedAt.getTime() - a.startedAt.getTime() || (a.id < b.id ? 1 : -1),
  )
  return first
}

/** Converts the provider's state to our stored state (SUB-26). While a payment is due, the status is pending. */
export function storedState(subscription: ProviderSubscription, now: Date): Stored {
  const { status, cycle, startedAt, periodEnd, cancelAtPeriodEnd, endedAt } = subscription
  // no later than now, so that an ended subscription never entitles, even if the provider's clock is ahead
  const ended = new Date(Math.min((endedAt ?? periodEnd ?? now).getTime(), now.getTime()))
  const stored = statusOf(subscription)
  return {
    status: stored,
    startedAt,
    // a pending subscription has no paid period
    expiresAt: stored === 'pending' ? null : over.has(status) ? ended : periodEnd,
    providerStatus: status,
    billingCycle: cycle,
    cancelAtPeriodEnd,
  }
}

function statusOf({ status, cancelAtPeriodEnd, isUnpaid }: ProviderSubscription): SubscriptionStatus {
  if (status === 'canceled') return isUnpaid ? 'expired' : 'cancelled'
  if (over.has(status)) return 'expired'
  if (status !== 'active' && status !== 'trialing') return 'pending'
  if (cancelAtPeriodEnd) return 'cancelled'
  return status === 'trialing' ? 'trial' : 'active'
}

/** Id of our plan for the subscription: by the provider's price, its product, or the plan of the checkout. */
export async function planOf(db: Db, subscription: ProviderSubscription): Promise<string | null> {
  const { priceId, productId, planId } = subscription
  const { id, providerPriceMonthlyId, providerPriceYearlyId, providerProductId } = subscriptionPlans
  const rows = await db
    .select({ id, monthly: providerPriceMonthlyId, yearly: providerPriceYearlyId, product: providerProductId })
    .from(subscriptionPlans)
    .where(
      or(
        priceId ? or(eq(providerPriceMonthlyId, priceId), eq(providerPriceYearlyId, priceId)) : undefined,
        productId ? eq(providerProductId, productId) : undefined,
        isId(planId) ? eq(id, planId) : undefined,
      ),
    )
  const found =
    rows.find((row) => priceId !== null && (row.monthly === priceId || row.yearly === priceId)) ??
    rows.find((row) => productId !== null && row.product === productId) ??
    rows.find((row) => row.id === planId)
  return found?.id ?? null
}
