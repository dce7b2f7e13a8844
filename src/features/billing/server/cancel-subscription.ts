import type { Services } from '#server/context.ts'
import { findCustomer } from './customers.ts'
import { isOver } from './stored-state.ts'
import { syncCustomer } from './sync-subscription.ts'

type Ctx = Pick<Services, 'db' | 'log' | 'payments'>

/**
 * Ends all subscriptions of a person at the provider immediately and closes an open checkout, before the account is deleted.
 * Throws PaymentsUnavailable if the provider does not answer. The call can be repeated safely.
 */
export async function cancelSubscription(ctx: Ctx, userId: string): Promise<void> {
  const { db, payments } = ctx
  const customer = payments && (await findCustomer(db, userId, payments.provider))
  if (!payments || !customer) return
  if (customer.openCheckoutId) await payments.closeCheckout(customer.openCheckoutId)
  const all = await payments.readSubscriptions(customer.customerId)
  for (const one of all) if (!isOver(one)) await payments.cancel(one.id)
  await syncCustomer(ctx, payments, customer.customerId)
}
