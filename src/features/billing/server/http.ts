import { bodyLimit } from 'hono/body-limit'
import type { App } from '#server/http/app.ts'
import { readSignedEvent, WEBHOOK_PATH } from '#server/payments/signed-event.ts'
import { receiveEvent } from './receive-event.ts'

const LARGEST = 256 * 1024

/** `POST /api/webhooks/stripe`: receives signed messages of the payment provider. Unsigned messages are refused and not stored. */
export function mountPaymentEvents(app: App): void {
  const onError = (c: { json(body: object, status: 413): Response }) =>
    c.json({ code: 'PAYLOAD_TOO_LARGE', message: 'The request body is too large.' }, 413)
  app.post(WEBHOOK_PATH, bodyLimit({ maxSize: LARGEST, onError }), async (c) => {
    const ctx = c.get('ctx')
    if (!ctx.payments) return c.json({ code: 'PAYMENTS_OFF', message: "Payments aren't set up on this server." }, 404)
    const body = await c.req.text()
    const event = readSignedEvent(body, c.req.header('stripe-signature'), ctx.payments.webhookSecret, new Date())
    if (!event) return c.json({ code: 'SIGNATURE_INVALID', message: "The signature of this message isn't valid." }, 400)
    await receiveEvent(ctx, event)
    return c.json({ received: true })
  })
}
