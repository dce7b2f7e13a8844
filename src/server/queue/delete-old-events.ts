import { sql } from 'drizzle-orm'
import { notifications } from '#db/schema/notifications.ts'
import { events } from '#db/schema/operations.ts'
import type { Services } from '../context.ts'
import { deleteInBatches } from '../delete-in-batches.ts'

const KEPT_DAYS = 30

/**
 * Deletes events a month after they became jobs. The event of a notification is kept as long as the notification, because it records whom
 * the notification is about: that name is removed when the account is deleted.
 */
export function deleteOldEvents(
  services: Pick<Services, 'db' | 'stopping'>,
  { now = new Date(), atOnce }: { now?: Date; atOnce?: number } = {},
): Promise<number> {
  const before = sql`${now.toISOString()}::timestamptz - make_interval(days => ${KEPT_DAYS})`
  const isOver = sql`${events.drainedAt} < ${before} and coalesce(${events.dueAt}, ${events.drainedAt}) < ${before}
    and not exists (select 1 from ${notifications} where ${notifications.eventId} = ${events.id})`
  return deleteInBatches(services, { table: events, key: events.id, isOver, ...(atOnce && { atOnce }) })
}
