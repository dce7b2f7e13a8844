import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { webhookDeliveries, webhookEndpoints } from '#db/schema/integrations.ts'
import { events } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { createCompany, createJob, createMember } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { integrationSubscribers } from '../subscribers.ts'
import { startReceiver } from './receiver.testing.ts'
import { sendDelivery } from './send-delivery.ts'

export let product: TestProduct
export let receiver: Awaited<ReturnType<typeof startReceiver>>
export let companyId: string
export let adminId: string
export let jobId: string

/** Opens a product and a receiver before the tests of a file, with a new company for each. */
export function openWebhooks(): void {
  beforeAll(async () => {
    product = await testProduct()
    receiver = await startReceiver()
  })
  afterAll(async () => {
    receiver.close()
    await product.close()
  })
  beforeEach(async () => {
    receiver.received.length = 0
    await product.db.delete(webhookEndpoints)
    Object.assign(receiver.reply, { status: 200, body: 'Thank you' })
    await product.db.delete(events)
    companyId = (await createCompany(product.db)).id
    adminId = (await createMember(product.db, companyId, 'client_admin')).id
    jobId = (await createJob(product.db, companyId, { title: 'Planner' })).id
  })
}

export const api = () => product.as(adminId).webhooks
const all = ['application.created', 'application.status_changed', 'job.updated', 'job.paused', 'job.published'] as const
export const add = (overrides: object = {}) =>
  api().create({ url: receiver.url, description: '', eventTypes: [...all], ...overrides })

/** Runs each subscriber of an event, as the worker does. */
export async function happen(
  name: string,
  payload: Record<string, unknown>,
  occurrence = { eventId: newId(), occurredAt: new Date() },
) {
  for (const subscriber of integrationSubscribers.filter((one) => one.eventName === name)) {
    await subscriber.handle(product.services, payload, occurrence)
  }
  return occurrence
}
export const changed = () => happen('posting.changed', { jobId, companyId, by: adminId, fields: ['title'] })

export const due = async () =>
  (await product.db.select().from(events).where(eq(events.name, 'webhook.due')).orderBy(asc(events.id))).map(
    (event) => ({
      ...(event.payload as { deliveryId: string; number: number }),
      at: event.dueAt,
    }),
  )
export const firstDue = async () => (await due())[0]!.deliveryId

/** Makes the next attempt of a message at the time `now`. */
export async function attempt(deliveryId: string, now: Date) {
  const [{ attempts } = { attempts: 0 }] = await product.db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.id, deliveryId))
  await sendDelivery(product.services, { deliveryId, number: attempts + 1 }, { now })
}
