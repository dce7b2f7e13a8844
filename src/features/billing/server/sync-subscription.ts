import { and, eq } from 'drizzle-orm'
import { billingCustomers, userSubscriptions } from '#db/schema/billing.ts'
import type { Services } from '#server/context.ts'
import type { Payments, ProviderSubscription } from '#server/payments/payments.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import { transaction } from '#server/transaction.ts'
import type { Customer } from './customers.ts'
import { currentOf, planOf, storedState } from './stored-state.ts'

type Ctx = Pick<Services, 'db' | 'log'>
const TRIES = 20

/**
 * Stores the customer's current state from the provider and updates the person's open pages. It locks nothing while it reads.
 * If another process stored a state in the meantime, it reads again, so that an older answer never replaces a newer one.
 * False if the customer is unknown.
 */
export async function syncCustomer(ctx: Ctx, payments: Payments, customerId: string): Promise<boolean> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const [customer] = await ctx.db.select().from(billingCustomers).where(eq(billingCustomers.customerId, customerId))
    if (customer?.provider !== payments.provider) return false
    const current = currentOf(await payments.readSubscriptions(customerId))
    if (await store(ctx, customer, current)) return true
  }
  throw new Error('the subscription changes faster than it can be stored')
}

/** Returns false if the customer's row changed since it was read. */
function store(ctx: Ctx, customer: Customer, current: ProviderSubscription | undefined): Promise<boolean> {
  const { customerId, version, userId, provider } = customer
  return transaction(ctx, async (tx) => {
    const [stored] = await tx.db
      .update(billingCustomers)
      .set({ version: version + 1 })
      .where(and(eq(billingCustomers.customerId, customerId), eq(billingCustomers.version, version)))
      .returning({ userId: billingCustomers.userId })
    if (!stored) return false
    if (!current) return true
    const planId = await planOf(tx.db, current)
    if (!planId) throw new Error('the subscription belongs to an unknown plan')
    const state = { ...storedState(current, new Date()), planId, provider, stripeCustomerId: customerId }
    const row = { ...state, providerSubscriptionId: current.id }
    await tx.db
      .insert(userSubscriptions)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: userSubscriptions.userId, set: { ...row, updatedAt: new Date() } })
    await publish(tx.db, [userId], 'subscription_changed', {})
    return true
  })
}
