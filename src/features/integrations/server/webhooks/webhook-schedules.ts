import { and, eq, lt } from 'drizzle-orm'
import { webhookDeliveries } from '#db/schema/integrations.ts'
import type { Services } from '#server/context.ts'
import type { Schedule } from '#server/queue/schedules.ts'
import { transaction } from '#server/transaction.ts'
import { webhookDue } from '../../events.ts'
import { DAY, LOG_DAYS } from '../../rules.ts'

/** Longer than the queue retries work: a message that is overdue for this time has lost its job. */
const OVERDUE_MS = 60 * 60_000

/** Emits the event again for messages whose job was lost, for example after a long failure of the database. */
export function resumeOverdue(services: Services, now = new Date()): Promise<void> {
  return transaction(services, async (tx) => {
    const before = new Date(now.getTime() - OVERDUE_MS)
    const overdue = await tx.db
      .update(webhookDeliveries)
      .set({ nextAttemptAt: now })
      .where(and(eq(webhookDeliveries.state, 'waiting'), lt(webhookDeliveries.nextAttemptAt, before)))
      .returning()
    for (const { id, endpointId, attempts } of overdue) {
      await tx.emit(webhookDue({ deliveryId: id, endpointId, number: attempts + 1 }))
    }
  })
}

/** Deletes messages and their attempts after 30 days. */
export async function deleteOldLog({ db }: Pick<Services, 'db'>, now = new Date()): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, new Date(now.getTime() - LOG_DAYS * DAY)))
}

export const integrationSchedules: Schedule[] = [
  { name: 'integrations.take-up-overdue', cron: '*/10 * * * *', run: (ctx) => resumeOverdue(ctx) },
  { name: 'integrations.drop-old-log', cron: '20 3 * * *', run: (ctx) => deleteOldLog(ctx) },
]
