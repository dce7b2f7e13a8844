import { asc, desc, eq, sql } from 'drizzle-orm'
import { subscriptionPlans, userSubscriptions } from '#db/schema/billing.ts'
import type { Context } from '#server/context.ts'
import type { SoldPlan } from '../../plans-contract.ts'

/** Every plan with its number of subscriptions in any state. Plans on offer come first, then by price, cheapest first. */
export async function listSoldPlans({ db }: Pick<Context, 'db'>): Promise<SoldPlan[]> {
  const rows = await db
    .select({ plan: subscriptionPlans, holders: sql<number>`count(${userSubscriptions.id})::int` })
    .from(subscriptionPlans)
    .leftJoin(userSubscriptions, eq(userSubscriptions.planId, subscriptionPlans.id))
    .groupBy(subscriptionPlans.id)
    .orderBy(desc(subscriptionPlans.active), asc(subscriptionPlans.priceMonthly), asc(subscriptionPlans.name))
  return rows.map(({ plan, holders }) => ({ ...plan, holders }))
}
