import { eq } from 'drizzle-orm'
import { userSubscriptions } from '#db/schema/billing.ts'
import type { SignedIn } from '#server/context.ts'
import { PaymentsUnavailable } from '#server/payments/payments.ts'
import { isEntitled } from '../rules.ts'
import { findCustomer } from './customers.ts'
import { syncCustomer } from './sync-subscription.ts'

const PER_HOUR = { points: 120, seconds: 60 * 60 }

/** Whether the person has a subscription now. Asks the provider; if it does not answer, uses the stored state (SUB-32). */
export async function checkSubscription(ctx: SignedIn): Promise<{ subscribed: boolean }> {
  const { db, payments, viewer } = ctx
  await ctx.throttle.consume('check-subscription', viewer.userId, PER_HOUR)
  const customer = payments && (await findCustomer(db, viewer.userId, payments.provider))
  if (payments && customer) {
    await syncCustomer(ctx, payments, customer.customerId).catch((error) => {
      if (!(error instanceof PaymentsUnavailable)) throw error
    })
  }
  const [row] = await db.select().from(userSubscriptions).where(eq(userSubscriptions.userId, viewer.userId))
  return { subscribed: isEntitled(row ?? null, new Date()) }
}
