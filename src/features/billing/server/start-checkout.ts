import { and, eq } from 'drizzle-orm'
import { billingCustomers, subscriptionPlans, userSubscriptions } from '#db/schema/billing.ts'
import { platformSettings } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import type { BillingCycle, Payments } from '#server/payments/payments.ts'
import { type Customer, ensureCustomer } from './customers.ts'
import { planPrice } from './plan-prices.ts'
import { requirePayments, withRefusal } from './require-payments.ts'
import { isOver } from './stored-state.ts'
import { syncCustomer } from './sync-subscription.ts'

const PER_HOUR = { points: 60, seconds: 60 * 60 }

/**
 * URL where the person pays for an active plan at today's price, including offers. The first subscription starts with the free
 * trial of the policy record. One checkout is open at a time. A person with a subscription cannot buy a second one.
 */
export async function startCheckout(
  ctx: SignedIn,
  { planId, billingCycle }: { planId: string; billingCycle: BillingCycle },
): Promise<{ url: string }> {
  const payments = requirePayments(ctx)
  await ctx.throttle.consume('checkout', ctx.viewer.userId, PER_HOUR)
  const [plan] = await ctx.db
    .select()
    .from(subscriptionPlans)
    .where(and(eq(subscriptionPlans.id, planId), eq(subscriptionPlans.active, true)))
  const price = planPrice(found(plan), billingCycle, new Date())
  return withRefusal('CHECKOUT_FAILED', open(ctx, payments, price))
}

async function open(ctx: SignedIn, payments: Payments, price: ReturnType<typeof planPrice>) {
  const customer = await ensureCustomer(ctx, payments)
  const had = await payments.readSubscriptions(customer.customerId)
  if (had.some((one) => !isOver(one))) {
    await syncCustomer(ctx, payments, customer.customerId)
    throw new DomainError('ALREADY_SUBSCRIBED')
  }
  const page = `${ctx.env.PUBLIC_URL}/app/subscribe`
  const { id, url } = await payments.startCheckout({
    customerId: customer.customerId,
    userId: ctx.viewer.userId,
    price,
    trialDays: had.length === 0 ? await trialLeft(ctx) : null,
    successUrl: `${page}?payment=success&session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${page}?payment=cancelled`,
    key: newId(),
  })
  await replaceOpen(ctx, payments, customer, id)
  if (!url) throw new DomainError('CHECKOUT_FAILED')
  return { url }
}

/** Closes the previous open checkout: with two open tabs, only the newer checkout can be paid. */
async function replaceOpen(ctx: SignedIn, payments: Payments, { customerId }: Customer, id: string): Promise<void> {
  const before = await ctx.db.transaction(async (tx) => {
    const ofCustomer = eq(billingCustomers.customerId, customerId)
    const [row] = await tx.select().from(billingCustomers).where(ofCustomer).for('update')
    await tx.update(billingCustomers).set({ openCheckoutId: id }).where(ofCustomer)
    return row?.openCheckoutId
  })
  if (before) await payments.closeCheckout(before)
}

/** Days of the trial for a person who never had a subscription; null for others. */
export async function trialLeft({ db, viewer }: SignedIn): Promise<number | null> {
  const ofViewer = eq(userSubscriptions.userId, viewer.userId)
  const had = await db.select({ id: userSubscriptions.id }).from(userSubscriptions).where(ofViewer).limit(1)
  if (had.length > 0) return null
  const [policy] = await db.select({ trialDays: platformSettings.trialDays }).from(platformSettings)
  return policy?.trialDays || null
}
