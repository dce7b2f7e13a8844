import { and, eq } from 'drizzle-orm'
import { webhookDeliveries } from '#db/schema/integrations.ts'
import type { Db } from '#server/context.ts'

/** Stops the waiting messages of an endpoint that is switched off. They stay in the log and can be sent by hand. */
export async function stopPendingDeliveries(db: Db, endpointId: string): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ state: 'stopped', nextAttemptAt: null })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.state, 'waiting')))
}
