import { eq } from 'drizzle-orm'
import { subscriptionPlans, userSubscriptions } from '#db/schema/billing.ts'
import type { SignedIn } from '#server/context.ts'
import type { Overview } from '../contract.ts'
import { countThisMonth } from './entitlement.ts'
import { trialLeft } from './start-checkout.ts'

/** How the subscription is billed, the trial that the person can still start, and the use of this month's applications. */
export async function readOverview(ctx: SignedIn): Promise<Overview> {
  const { db, viewer } = ctx
  const [row] = await db
    .select({
      provider: userSubscriptions.provider,
      cycle: userSubscriptions.billingCycle,
      cancelAtPeriodEnd: userSubscriptions.cancelAtPeriodEnd,
      providerStatus: userSubscriptions.providerStatus,
      limit: subscriptionPlans.applicationLimit,
    })
    .from(userSubscriptions)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, userSubscriptions.planId))
    .where(eq(userSubscriptions.userId, viewer.userId))
  if (!row) return { billing: null, trialDays: await trialLeft(ctx), applications: null }
  const { provider, cycle, cancelAtPeriodEnd, providerStatus, limit } = row
  const sent = limit === null ? null : await countThisMonth(db, viewer.userId, new Date())
  return {
    billing: provider && { cycle, cancelAtPeriodEnd, isPastDue: providerStatus === 'past_due' },
    trialDays: null,
    applications: limit === null || sent === null ? null : { sent, limit },
  }
}
