import { Webhook } from 'standardwebhooks'

export type Message = { id: string; body: string }

/**
 * The headers that a message is sent with (Standard Webhooks). Each secret signs, so that a receiver may hold either while they
 * change.
 */
export function signedHeaders(secrets: readonly string[], { id, body }: Message, now: Date): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  }
}
