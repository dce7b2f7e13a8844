import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { userSubscriptions } from '#db/schema/billing.ts'
import type { Services } from '#server/context.ts'
import type { Schedule } from '#server/queue/schedules.ts'
import { syncCustomer } from './sync-subscription.ts'

const AT_ONCE = 200

/** Reads subscriptions again that should have ended or renewed by now, so that a lost message does not end a paid subscription. */
export async function syncLapsed(ctx: Services): Promise<void> {
  const { db, payments, log } = ctx
  if (!payments) return
  const lapsed = await db
    .select({ customerId: userSubscriptions.stripeCustomerId })
    .from(userSubscriptions)
    .where(
      and(
        eq(userSubscriptions.provider, payments.provider),
        inArray(userSubscriptions.status, ['active', 'trial', 'pending', 'cancelled']),
        inArray(userSubscriptions.providerStatus, ['active', 'trialing', 'past_due', 'incomplete', 'paused']),
        or(lt(userSubscriptions.expiresAt, sql`now()`), eq(userSubscriptions.status, 'pending')),
      ),
    )
    .orderBy(userSubscriptions.updatedAt)
    .limit(AT_ONCE)
  for (const { customerId } of lapsed) {
    if (!customerId) continue
    // a failure for one customer does not stop the others
    await syncCustomer(ctx, payments, customerId).catch((err) =>
      log.warn({ err }, 'subscription could not be refreshed'),
    )
  }
}

export const billingSchedules: Schedule[] = [{ name: 'billing.sync-lapsed', cron: '*/10 * * * *', run: syncLapsed }]
