import { asc, eq } from 'drizzle-orm'
import { subscriptionPlans } from '#db/schema/billing.ts'
import type { Context } from '#server/context.ts'
import type { Plan } from '../contract.ts'

/** The active plans, by the year's price (landing, LAND-06) or the month's (subscription page, SUB-21), cheapest first. */
export function listPlans(
  { db }: Pick<Context, 'db'>,
  { orderBy }: { orderBy: 'yearly' | 'monthly' },
): Promise<Plan[]> {
  const { priceYearly, priceMonthly, name } = subscriptionPlans
  return db
    .select()
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.active, true))
    .orderBy(asc(orderBy === 'yearly' ? priceYearly : priceMonthly), asc(name))
}
