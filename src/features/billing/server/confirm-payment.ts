import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { findCustomer } from './customers.ts'
import { orRefuse, requirePayments } from './require-payments.ts'
import { syncCustomer } from './sync-subscription.ts'

const PER_HOUR = { points: 300, seconds: 60 * 60 }

/**
 * Whether a checkout of the person's own is paid, as the provider says; then what they have now is stored before this answers
 * (SUB-05). A session that is forged or somebody else's is NOT_FOUND (SUB-06), a provider that does not answer PAYMENTS_AWAY.
 */
export async function confirmPayment(ctx: SignedIn, { sessionId }: { sessionId: string }) {
  const payments = requirePayments(ctx)
  const { userId } = ctx.viewer
  await ctx.throttle.consume('confirm-payment', userId, PER_HOUR)
  const customer = found(await findCustomer(ctx.db, userId, payments.provider))
  const session = found(await orRefuse('PAYMENTS_AWAY', payments.readCheckout(sessionId)))
  const isOwn = session.userId === userId && session.customerId === customer.customerId
  found(isOwn || null)
  if (!session.isPaid) return { state: 'waiting' as const }
  await orRefuse('PAYMENTS_AWAY', syncCustomer(ctx, payments, customer.customerId))
  return { state: 'confirmed' as const }
}
