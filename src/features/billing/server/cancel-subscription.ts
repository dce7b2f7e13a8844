import type { Services } from '#server/context.ts'
import { findCustomer } from './customers.ts'
import { isOver } from './stored-state.ts'
import { syncCustomer } from './sync-subscription.ts'

type Ctx = Pick<Services, 'db' | 'log' | 'payments'>

/**
 * Ends at once whatever the person pays for at the provider, and closes a checkout that is still open; for an account that is
 * being deleted. Throws PaymentsAway where the provider does not answer: try again, nothing was lost.
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
