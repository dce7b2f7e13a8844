import { and, eq } from 'drizzle-orm'
import { userSubscriptions } from '#db/schema/billing.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import type { BillingCycle } from '#server/payments/payments.ts'
import { pricesOnOffer } from './plan-prices.ts'
import { requirePayments, withRefusal } from './require-payments.ts'

type Change = { planId: string; billingCycle: BillingCycle }
const PER_HOUR = { points: 120, seconds: 60 * 60 }

/** URL of the provider's portal, where the person manages the subscription. With a plan, it opens on the change to that plan. */
export async function openPortal(ctx: SignedIn, { change }: { change?: Change | undefined }): Promise<{ url: string }> {
  const payments = requirePayments(ctx)
  const { userId } = ctx.viewer
  await ctx.throttle.consume('portal', userId, PER_HOUR)
  const [own] = await ctx.db
    .select({
      customerId: userSubscriptions.stripeCustomerId,
      subscriptionId: userSubscriptions.providerSubscriptionId,
    })
    .from(userSubscriptions)
    .where(and(eq(userSubscriptions.userId, userId), eq(userSubscriptions.provider, payments.provider)))
  if (!own?.customerId || !own.subscriptionId) throw new DomainError('NO_SUBSCRIPTION')
  const prices = await pricesOnOffer(ctx.db, new Date())
  const price = change && found(prices.find((one) => one.planId === change.planId && one.cycle === change.billingCycle))
  const { url } = await withRefusal(
    'PORTAL_FAILED',
    payments.openPortal({
      customerId: own.customerId,
      returnUrl: `${ctx.env.PUBLIC_URL}/app/subscribe`,
      prices,
      change: price ? { subscriptionId: own.subscriptionId, price } : null,
    }),
  )
  if (!url) throw new DomainError('PORTAL_FAILED')
  return { url }
}
