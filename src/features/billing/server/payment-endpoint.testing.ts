import { eq } from 'drizzle-orm'
import { stripeWebhookEvents } from '#db/schema/billing.ts'
import { events } from '#db/schema/operations.ts'
import { createApp } from '#server/http/app.ts'
import { bodyOf } from '#server/payments/sandbox/send-event.ts'
import { signEvent, WEBHOOK_PATH } from '#server/payments/signed-event.ts'
import type { TestProduct } from '#testing/product.ts'
import { mountPaymentEvents } from './http.ts'
import { processEvent } from './process-event.ts'

type Said = { id: string; type: string; customerId: string }

/** The endpoint for the provider's messages. The test acts as the provider and as the queue. */
export function openPaymentEndpoint({ services, db }: TestProduct) {
  const app = createApp(
    services,
    async () => ({ viewer: null, sessionId: null }),
    () => true,
  )
  mountPaymentEvents(app)
  const secret = services.payments?.webhookSecret ?? ''
  const post = (body: string, signature: string | null) =>
    app.request(WEBHOOK_PATH, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...(signature !== null && { 'stripe-signature': signature }) },
    })
  const deliver = async (said: Said) => {
    const body = bodyOf(said, new Date())
    return (await post(body, signEvent(body, secret, new Date()))).status
  }
  const waiting = () =>
    db.select({ id: stripeWebhookEvents.id }).from(stripeWebhookEvents).where(eq(stripeWebhookEvents.processed, false))
  return {
    post,
    deliver,
    secret,
    /** Delivers the sandbox's new messages to the endpoint and processes all stored messages. */
    async settle() {
      const said = await db.delete(events).where(eq(events.name, 'sandbox.said')).returning()
      for (const { payload } of said) await deliver(payload as Said)
      for (const { id } of await waiting()) await processEvent(services, { id })
      return said.map(({ payload }) => (payload as Said).type)
    },
  }
}
