import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { findCustomer } from './customers.ts'
import { requirePayments, withRefusal } from './require-payments.ts'
import { syncCustomer } from './sync-subscription.ts'

const PER_HOUR = { points: 300, seconds: 60 * 60 }

/**
 * Asks the provider whether the viewer's checkout is paid. If it is, stores the new subscription before it answers (SUB-05).
 * NOT_FOUND for a forged session or one of another person (SUB-06), PAYMENTS_AWAY if the provider does not answer.
 */
export async function confirmPayment(ctx: SignedIn, { sessionId }: { sessionId: string }) {
  const payments = requirePayments(ctx)
  const { userId } = ctx.viewer
  await ctx.throttle.consume('confirm-payment', userId, PER_HOUR)
  const customer = found(await findCustomer(ctx.db, userId, payments.provider))
  const session = found(await withRefusal('PAYMENTS_AWAY', payments.readCheckout(sessionId)))
  const isOwn = session.userId === userId && session.customerId === customer.customerId
  found(isOwn || null)
  if (!session.isPaid) return { state: 'waiting' as const }
  await withRefusal('PAYMENTS_AWAY', syncCustomer(ctx, payments, customer.customerId))
  return { state: 'confirmed' as const }
}
