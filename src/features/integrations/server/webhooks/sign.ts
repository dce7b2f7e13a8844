import { Webhook } from 'standardwebhooks'

export type Message = { id: string; body: string }

/**
 * The headers of a message (Standard Webhooks). Each secret adds a signature, so that a receiver can use either secret during a
 * change.
 */
export function signedHeaders(secrets: readonly string[], { id, body }: Message, now: Date): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  }
}
