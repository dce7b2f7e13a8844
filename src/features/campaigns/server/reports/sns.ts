import { createVerify, X509Certificate } from 'node:crypto'
import { z } from 'zod'
import { requestPublic } from '#server/outbound/request-public.ts'

/** The SNS format: JSON, though labeled as plain text. */
export const SnsMessage = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string().max(200),
  TopicArn: z.string().max(500),
  Message: z.string().max(1_000_000),
  Subject: z.string().max(2000).nullish(),
  Timestamp: z.string().max(50),
  Token: z.string().max(5000).optional(),
  SubscribeURL: z.string().max(5000).optional(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.string().max(5000),
  SigningCertURL: z.string().max(2000),
})
export type SnsMessage = z.output<typeof SnsMessage>

/** Fetches an address; throws on failure. */
export type Fetch = (url: URL) => Promise<string>

const HOST = /^sns\.[a-z]{2}(-[a-z]+)+-\d{1,2}\.amazonaws\.com(\.cn)?$/
const FETCH_MS = 5000
const MAX_BYTES = 100_000
const MAX_CERTIFICATES = 20

/** The URL if it is an https address of SNS, otherwise null: the message names the address, and anyone can write a message. */
export function snsAddress(text: string | undefined): URL | null {
  const url = text && URL.canParse(text) ? new URL(text) : null
  const isTrustedUrl =
    url?.protocol === 'https:' && HOST.test(url.hostname) && !url.port && !url.username && !url.password
  return isTrustedUrl ? url : null
}

const signed: Record<SnsMessage['Type'], readonly (keyof SnsMessage)[]> = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
  UnsubscribeConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
}

/** The text that SNS signs: names and values of these fields, one per line; a missing subject is left out. */
export const signedText = (message: SnsMessage): string =>
  signed[message.Type].map((field) => (message[field] == null ? '' : `${field}\n${message[field]}\n`)).join('')

/** Whether SNS signed the message with the certificate that it names. Throws if the certificate cannot be fetched. */
export async function isFromSns(message: SnsMessage, certificateAt: Fetch): Promise<boolean> {
  const url = snsAddress(message.SigningCertURL)
  if (!url || !/^\/[\w-]+\.pem$/.test(url.pathname) || url.search) return false
  const pem = await certificateAt(url)
  try {
    const certificate = new X509Certificate(pem)
    const now = Date.now()
    if (now < certificate.validFromDate.getTime() || now > certificate.validToDate.getTime()) return false
    const verify = createVerify(message.SignatureVersion === '2' ? 'RSA-SHA256' : 'RSA-SHA1')
    return verify.update(signedText(message), 'utf8').verify(certificate.publicKey, message.Signature, 'base64')
  } catch {
    // not a certificate, or an unsuitable key
    return false
  }
}

/** Fetches an internet address; the response must be complete (200) and at most 100 kB. */
export const fetchText: Fetch = async (url) => {
  const answer = await requestPublic(url, { headers: {}, signal: AbortSignal.timeout(FETCH_MS) })
  if (answer.statusCode !== 200) {
    answer.destroy()
    throw new Error(`${url.hostname} answered ${answer.statusCode}`)
  }
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length
    if (size > MAX_BYTES) throw new Error(`${url.hostname} sent too large a response`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

/** Fetches each address once: a renewed certificate has a new address. */
export function cachingFetch(fetch: Fetch): Fetch {
  const known = new Map<string, string>()
  return async (url) => {
    const cached = known.get(url.href)
    if (cached !== undefined) return cached
    const text = await fetch(url)
    if (known.size >= MAX_CERTIFICATES) known.clear()
    known.set(url.href, text)
    return text
  }
}
