import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { isSameSecret } from '../signature.ts'
import type { ProviderEvent } from './payments.ts'

/** The path that receives the messages. */
export const WEBHOOK_PATH = '/api/webhooks/stripe'

/** The largest age of a signature, in seconds; also how far its time may be in the future. */
const TOLERANCE = 300
const LONGEST_HEADER = 2_000

const Party = z.union([z.string().max(255), z.object({ id: z.string().max(255) }).transform(({ id }) => id)])
const Signed = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  data: z.object({
    object: z.object({ id: z.string().optional(), object: z.string().optional(), customer: Party.nullish() }),
  }),
})

/** The header of a signed message, `t=seconds,v1=hex` (Stripe's scheme): HMAC-SHA256 over `seconds.body`. */
export function signEvent(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${macOf(secret, seconds, body)}`
}

/**
 * Reads a webhook message. Null if this secret did not sign it within the last five minutes, or if it is not an event. An empty secret
 * accepts nothing (B1).
 */
export function readSignedEvent(
  body: string,
  header: string | null | undefined,
  secret: string,
  now: Date,
): ProviderEvent | null {
  if (!isSigned(body, header ?? '', secret, now)) return null
  const parsed = Signed.safeParse(jsonOf(body))
  if (!parsed.success) return null
  const { id, type, data } = parsed.data
  const about = data.object.object === 'customer' ? data.object.id : data.object.customer
  return { id, type, customerId: about ?? null }
}

function isSigned(body: string, header: string, secret: string, now: Date): boolean {
  if (secret === '' || header.length > LONGEST_HEADER) return false
  const parts = header.split(',').map((part) => part.trim().split('='))
  const seconds = Number(parts.find(([name]) => name === 't')?.[1] ?? Number.NaN)
  if (!Number.isSafeInteger(seconds) || Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE) return false
  const expected = macOf(secret, seconds, body)
  return parts.some(([name, value = '']) => name === 'v1' && isSameSecret(value, expected))
}

const macOf = (secret: string, seconds: number, body: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`, 'utf8').digest('hex')

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
