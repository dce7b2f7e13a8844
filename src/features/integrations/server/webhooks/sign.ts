import { createHmac } from 'node:crypto'

export type Message = { id: string; body: string }

const PREFIX = 'whsec_'

/** One signature of Standard Webhooks: `v1,` and the base64 of HMAC-SHA256 over `id.seconds.body`. */
export function signMessage(secret: string, { id, body }: Message, seconds: number): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`, 'utf8').digest('base64')}`
}

/** What a message is sent with; each secret signs, so that a receiver may hold either while they change. */
export function signedHeaders(secrets: readonly string[], message: Message, now: Date): Record<string, string> {
  const seconds = Math.floor(now.getTime() / 1000)
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': secrets.map((secret) => signMessage(secret, message, seconds)).join(' '),
  }
}
