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

/** What is over, or never began, entitles to nothing. */
const over = new Set(['canceled', 'unpaid', 'incomplete_expired'])
/** Is nothing charged for it any more? */
export const isOver = ({ status }: ProviderSubscription): boolean => over.has(status)

/** Of several the one that counts: what runs before what is over, of the same kind the newest. */
export function currentOf(all: readonly ProviderSubscription[]): ProviderSubscription | undefined {
  const rank = (one: ProviderSubscription) => (isOver(one) ? 1 : 0)
  const [first] = all.toSorted(
    (a, b) => rank(a) - rank(b) || b.startedAt.getTime() - a.startedAt.getTime() || (a.id < b.id ? 1 : -1),
  )
  return first
}

/** The provider's state in the words that we store (SUB-26). What waits for a payment is pending, whatever was paid before. */
export function storedState(subscription: ProviderSubscription, now: Date): Stored {
  const { status, cycle, startedAt, periodEnd, cancelAtPeriodEnd, endedAt } = subscription
  // no later than now: what ended gives nothing, whatever the provider's clock says
  const ended = new Date(Math.min((endedAt ?? periodEnd ?? now).getTime(), now.getTime()))
  const stored = statusOf(subscription)
  return {
    status: stored,
    startedAt,
    // what waits for a payment is paid for until no day
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

/** Our plan behind what was bought: by the provider's price, its product, or what the checkout was for. */
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
