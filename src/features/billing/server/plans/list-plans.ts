import { asc, desc, eq, sql } from 'drizzle-orm'
import { subscriptionPlans, userSubscriptions } from '#db/schema/billing.ts'
import type { Context } from '#server/context.ts'
import type { SoldPlan } from '../../plans-contract.ts'

/** Every plan, those on offer first, cheapest first, with how many people hold it in whatever state. */
export async function listSoldPlans({ db }: Pick<Context, 'db'>): Promise<SoldPlan[]> {
  const rows = await db
    .select({ plan: subscriptionPlans, holders: sql<number>`count(${userSubscriptions.id})::int` })
    .from(subscriptionPlans)
    .leftJoin(userSubscriptions, eq(userSubscriptions.planId, subscriptionPlans.id))
    .groupBy(subscriptionPlans.id)
    .orderBy(desc(subscriptionPlans.active), asc(subscriptionPlans.priceMonthly), asc(subscriptionPlans.name))
  return rows.map(({ plan, holders }) => ({ ...plan, holders }))
}
