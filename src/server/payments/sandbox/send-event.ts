import type { Services } from '../../context.ts'
import { type Occurrence, on, type Subscriber } from '../../queue/worker.ts'
import { signEvent, WEBHOOK_PATH } from '../signed-event.ts'
import { sandboxEventSent } from './sandbox-event.ts'

const DEADLINE_MS = 10_000

type SentEvent = { id: string; type: string; customerId: string }

/** The message in Stripe's format. */
export const bodyOf = ({ id, type, customerId }: SentEvent, at: Date): string =>
  JSON.stringify({
    id,
    object: 'event',
    type,
    created: Math.floor(at.getTime() / 1000),
    livemode: false,
    data: { object: { object: type.split('.').at(-2), customer: customerId } },
  })

/** Sends a signed message to our own webhook, as an external provider would. If it fails, the queue retries. */
async function send({ env, payments }: Services, said: SentEvent, { occurredAt }: Occurrence): Promise<void> {
  if (payments?.provider !== 'sandbox') return
  const body = bodyOf(said, occurredAt)
  // use the local address, so that no proxy is involved
  const host = !env.HOST || env.HOST === '0.0.0.0' || env.HOST === '::' ? 'localhost' : env.HOST
  const response = await fetch(`http://${host}:${env.PORT}${WEBHOOK_PATH}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signEvent(body, payments.webhookSecret, new Date()),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`)
}

export const sandboxSubscribers: Subscriber[] = [on(sandboxEventSent, 'payments.send-sandbox-event', send)]
