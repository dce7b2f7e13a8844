import { asc, eq, sql } from 'drizzle-orm'
import { subscriptionPlans, userSubscriptions } from '#db/schema/billing.ts'
import { platformSettings } from '#db/schema/operations.ts'
import type { Context, SignedIn } from '#server/context.ts'
import type { OwnSubscription, Plan } from '../contract.ts'
import { isEntitled } from '../rules.ts'

/** The active plans by yearly (landing page, LAND-06) or monthly price (subscription page, SUB-21), cheapest first. */
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

/** The payment provider, and whether the global employment program is on (PLAT-08). */
export async function readPayments({ db, payments }: Pick<Context, 'db' | 'payments'>) {
  const [settings] = await db.select({ programme: platformSettings.programmeEnabled }).from(platformSettings)
  return { provider: payments?.provider ?? null, programme: settings?.programme ?? true }
}

/** The viewer's stored subscription, and whether it entitles them now (SUB-32). */
export async function readOwnSubscription({
  db,
  viewer,
}: SignedIn): Promise<{ subscription: OwnSubscription | null; subscribed: boolean }> {
  const [row] = await db
    .select({
      planId: userSubscriptions.planId,
      planName: subscriptionPlans.name,
      status: userSubscriptions.status,
      startedAt: userSubscriptions.startedAt,
      expiresAt: userSubscriptions.expiresAt,
      customer: sql<string | null>`left(${userSubscriptions.stripeCustomerId}, 8)`,
    })
    .from(userSubscriptions)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, userSubscriptions.planId))
    .where(eq(userSubscriptions.userId, viewer.userId))
  return { subscription: row ?? null, subscribed: isEntitled(row ?? null, new Date()) }
}
