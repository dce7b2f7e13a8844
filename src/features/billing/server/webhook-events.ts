import { desc } from 'drizzle-orm'
import { stripeWebhookEvents } from '#db/schema/billing.ts'
import type { Context } from '#server/context.ts'
import type { WebhookEvent } from '../contract.ts'

const LISTED = 20

/** The latest 20 messages of the payment provider, newest first (SUB-10). */
export function listWebhookEvents({ db }: Pick<Context, 'db'>): Promise<WebhookEvent[]> {
  const { createdAt, id } = stripeWebhookEvents
  return db.select().from(stripeWebhookEvents).orderBy(desc(createdAt), desc(id)).limit(LISTED)
}
