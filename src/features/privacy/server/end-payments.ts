import { cancelSubscription } from '#features/billing/server/cancel-subscription.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'

/** Ends the person's subscriptions before anything is deleted. PAYMENTS_UNREACHABLE if the provider does not answer. */
export async function endPayments(ctx: SignedIn, userId: string): Promise<void> {
  try {
    await cancelSubscription(ctx, userId)
  } catch (error) {
    ctx.log.warn(
      { err: error, requestId: ctx.requestId },
      'account not deleted: the subscription could not be cancelled',
    )
    throw new DomainError('PAYMENTS_UNREACHABLE')
  }
}
