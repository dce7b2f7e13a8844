import { and, arrayContains, eq } from 'drizzle-orm'
import { webhookDeliveries, webhookEndpoints } from '#db/schema/integrations.ts'
import type { Services } from '#server/context.ts'
import type { Occurrence } from '#server/queue/worker.ts'
import { transaction } from '#server/transaction.ts'
import type { WebhookType } from '../../deliveries.ts'
import { webhookDue } from '../../events.ts'
import type { About } from './body.ts'
import { notifyAdmins } from './notify-admins.ts'

type Happened = { companyId: string; type: WebhookType; about: About }

/** Stores one message for each endpoint with this type and starts sending. A repeated event stores nothing again. */
export function prepareDeliveries(
  services: Services,
  { companyId, type, about }: Happened,
  { eventId, occurredAt }: Occurrence,
): Promise<void> {
  return transaction(services, async (tx) => {
    const wanting = await tx.db
      .select({ id: webhookEndpoints.id })
      .from(webhookEndpoints)
      .where(
        and(
          eq(webhookEndpoints.companyId, companyId),
          eq(webhookEndpoints.isEnabled, true),
          arrayContains(webhookEndpoints.eventTypes, [type]),
        ),
      )
      // the lock orders this with switching off: either the message is stored first and then stopped, or it is not stored
      .for('share')
    if (wanting.length === 0) return
    const written = await tx.db
      .insert(webhookDeliveries)
      .values(
        wanting.map(({ id: endpointId }) => ({
          endpointId,
          eventId,
          type,
          occurredAt,
          about,
          nextAttemptAt: new Date(),
        })),
      )
      .onConflictDoNothing()
      .returning({ id: webhookDeliveries.id, endpointId: webhookDeliveries.endpointId })
    for (const { id, endpointId } of written) await tx.emit(webhookDue({ deliveryId: id, endpointId, number: 1 }))
    if (written.length > 0) await notifyAdmins(tx.db, companyId)
  })
}
