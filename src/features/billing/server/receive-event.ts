import { stripeWebhookEvents } from '#db/schema/billing.ts'
import type { Services } from '#server/context.ts'
import type { ProviderEvent } from '#server/payments/payments.ts'
import { transaction } from '#server/transaction.ts'
import { providerEventStored } from '../events.ts'

/** Stores a message of the provider and emits the event that processes it. A repeated message is stored once. */
export function receiveEvent(ctx: Pick<Services, 'db'>, { id, type, customerId }: ProviderEvent): Promise<void> {
  return transaction(ctx, async (tx) => {
    const [row] = await tx.db
      .insert(stripeWebhookEvents)
      .values({ stripeEventId: id, eventType: type, customerId, processed: customerId === null })
      .onConflictDoNothing()
      .returning({ id: stripeWebhookEvents.id })
    if (row && customerId !== null) await tx.emit(providerEventStored({ id: row.id }))
  })
}
