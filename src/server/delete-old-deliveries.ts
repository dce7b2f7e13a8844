import { sql } from 'drizzle-orm'
import { mailDeliveries } from '#db/schema/operations.ts'
import type { Services } from './context.ts'
import { deleteInBatches } from './delete-in-batches.ts'

const KEPT_DAYS = 90

/** Deletes delivery records after 90 days: no job is retried and no mail service sends a report that late. */
export function deleteOldDeliveries(
  services: Pick<Services, 'db' | 'stopping'>,
  { now = new Date(), atOnce }: { now?: Date; atOnce?: number } = {},
): Promise<number> {
  const before = sql`${now.toISOString()}::timestamptz - make_interval(days => ${KEPT_DAYS})`
  const isOver = sql`${mailDeliveries.createdAt} < ${before} and coalesce(${mailDeliveries.sentAt}, ${mailDeliveries.createdAt}) < ${before}`
  return deleteInBatches(services, {
    table: mailDeliveries,
    key: mailDeliveries.key,
    isOver,
    ...(atOnce && { atOnce }),
  })
}
