import { createHmac } from 'node:crypto'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { z } from 'zod'
import { isSameSecret } from '#server/signature.ts'

const Signed = z.object({
  signature: z.object({
    timestamp: z.union([z.string().max(20), z.number().transform(String)]),
    token: z.string().min(1).max(200),
    signature: z.string().max(200),
  }),
})
/** Ids of reports are stored for a month, so older reports are refused. */
const OLDEST_SECONDS = 28 * 24 * 60 * 60

/** Whether Mailgun signed this body: an HMAC over time and token, in the body itself, of the last four weeks. */
export function isFromMailgun(body: unknown, key: string, now = Date.now()): boolean {
  const read = Signed.safeParse(body)
  if (!read.success) return false
  const { timestamp, token, signature } = read.data.signature
  const right = createHmac('sha256', key)
    .update(timestamp + token)
    .digest('hex')
  return isSameSecret(signature, right) && now / 1000 - Number(timestamp) < OLDEST_SECONDS
}

/** Whether Resend signed this body. It signs like Svix: the Standard Webhooks scheme with other header names. */
export function isFromResend(body: string, header: (name: string) => string | undefined, secret: string): boolean {
  const headers = Object.fromEntries(
    ['id', 'timestamp', 'signature'].map((name) => [`webhook-${name}`, header(`svix-${name}`) ?? '']),
  )
  try {
    new Webhook(secret).verify(body, headers)
    return true
  } catch (error) {
    if (error instanceof WebhookVerificationError || error instanceof SyntaxError) return false
    throw error
  }
}

/** `Bearer <secret>`, or the password of `Basic` for services without bearer support. */
export function secretOf(header = ''): string {
  const [, scheme = '', value = ''] = /^(\S+) (.*)$/.exec(header) ?? []
  if (scheme.toLowerCase() === 'bearer') return value
  return scheme.toLowerCase() === 'basic'
    ? Buffer.from(value, 'base64')
        .toString()
        .replace(/^[^:]*:/, '')
    : ''
}
