import { and, eq } from 'drizzle-orm'
import { stripeWebhookEvents } from '#db/schema/billing.ts'
import type { Services } from '#server/context.ts'
import { PaymentsAway } from '#server/payments/payments.ts'
import { syncCustomer } from './sync-subscription.ts'

/**
 * Does once what a message is for: the provider is asked what the customer has now, so the order of messages does not
 * matter. A failure is noted by its kind and thrown: the queue tries again.
 */
export async function processEvent(ctx: Services, { id }: { id: string }): Promise<void> {
  const { db, payments } = ctx
  const isWaiting = and(eq(stripeWebhookEvents.id, id), eq(stripeWebhookEvents.processed, false))
  const [row] = await db.select().from(stripeWebhookEvents).where(isWaiting)
  if (!row?.customerId) return
  const note = (said: Partial<typeof stripeWebhookEvents.$inferInsert>) =>
    db.update(stripeWebhookEvents).set(said).where(isWaiting)
  try {
    const isKnown = payments ? await syncCustomer(ctx, payments, row.customerId) : false
    await note({ processed: true, customerId: null, errorMessage: isKnown ? null : 'The customer is none of ours.' })
  } catch (error) {
    const kind = error instanceof PaymentsAway ? `The provider is away: ${error.trouble}` : 'The state was not stored'
    await note({ errorMessage: `${kind}. It is tried again.` })
    throw error
  }
}
