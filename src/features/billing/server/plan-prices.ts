import { asc, eq } from 'drizzle-orm'
import { subscriptionPlans } from '#db/schema/billing.ts'
import type { Db } from '#server/context.ts'
import type { BillingCycle, PlanPrice } from '#server/payments/payments.ts'
import { priceNow } from '../plan-rules.ts'

type Plan = typeof subscriptionPlans.$inferSelect

/** The current price for the provider. A live offer has no stored price there; each checkout creates its own (SUB-16). */
export function planPrice(plan: Plan, cycle: BillingCycle, now: Date): PlanPrice {
  const [regular, stored] =
    cycle === 'yearly'
      ? [plan.priceYearly, plan.providerPriceYearlyId]
      : [plan.priceMonthly, plan.providerPriceMonthlyId]
  const price = priceNow(plan, cycle, now)
  return {
    planId: plan.id,
    planName: plan.name,
    cycle,
    amountCents: Math.round(price * 100),
    productId: plan.providerProductId,
    priceId: price === regular ? stored : null,
  }
}

/** Every active plan in both cycles, cheapest first. */
export async function pricesOnOffer(db: Db, now: Date): Promise<PlanPrice[]> {
  const plans = await db
    .select()
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.active, true))
    .orderBy(asc(subscriptionPlans.priceMonthly), asc(subscriptionPlans.name))
  return plans.flatMap((plan) => [planPrice(plan, 'monthly', now), planPrice(plan, 'yearly', now)])
}
