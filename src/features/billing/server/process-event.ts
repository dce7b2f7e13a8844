import { and, eq } from 'drizzle-orm'
import { stripeWebhookEvents } from '#db/schema/billing.ts'
import type { Services } from '#server/context.ts'
import { PaymentsUnavailable } from '#server/payments/payments.ts'
import { syncCustomer } from './sync-subscription.ts'

/**
 * Processes a message once. It asks the provider for the customer's current state, so the order of messages does not matter.
 * On failure it stores the kind of error and throws, so that the queue tries again.
 */
export async function processEvent(ctx: Services, { id }: { id: string }): Promise<void> {
  const { db, payments } = ctx
  const isWaiting = and(eq(stripeWebhookEvents.id, id), eq(stripeWebhookEvents.processed, false))
  const [row] = await db.select().from(stripeWebhookEvents).where(isWaiting)
  if (!row?.customerId) return
  const note = (values: Partial<typeof stripeWebhookEvents.$inferInsert>) =>
    db.update(stripeWebhookEvents).set(values).where(isWaiting)
  try {
    const isKnown = payments ? await syncCustomer(ctx, payments, row.customerId) : false
    await note({ processed: true, customerId: null, errorMessage: isKnown ? null : 'Unknown customer.' })
  } catch (error) {
    const kind =
      error instanceof PaymentsUnavailable
        ? `The provider is unavailable: ${error.failure}`
        : 'The subscription could not be saved'
    await note({ errorMessage: `${kind}. It will be retried.` })
    throw error
  }
}
