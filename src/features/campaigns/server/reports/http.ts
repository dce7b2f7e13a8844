import type { Context as HonoContext } from 'hono'
import type { App, Variables } from '#server/http/app.ts'
import { isSameSecret } from '#server/signature.ts'
import { applyReports } from './apply-reports.ts'
import type { ReadReports } from './read-reports.ts'
import { readBrevo, readWithSecret } from './secret-services.ts'
import { isFromMailgun, isFromResend, secretOf } from './signatures.ts'
import { readMailgun, readResend, readSes } from './signed-services.ts'
import { cachingFetch, type Fetch, fetchText, isFromSns, SnsMessage, snsAddress } from './sns.ts'

type Request = HonoContext<Variables>
const refused = {
  off: { status: 404, code: 'WEBHOOK_OFF', message: 'This mail service is not configured on this server.' },
  secret: { status: 401, code: 'UNAUTHENTICATED', message: 'Wrong secret.' },
  signature: { status: 401, code: 'UNAUTHENTICATED', message: 'Wrong signature.' },
  topic: { status: 403, code: 'FORBIDDEN', message: 'Reports for this topic are not accepted.' },
  form: { status: 400, code: 'BODY_INVALID', message: 'Unknown report format.' },
  away: { status: 503, code: 'SERVICE_UNAVAILABLE', message: 'The sender could not be verified. Please try again.' },
} as const

const refuse = (c: Request, why: keyof typeof refused) => {
  const { status, ...said } = refused[why]
  return c.json(said, status)
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * `POST /api/webhooks/mail`, and `/ses`, `/mailgun`, `/brevo`, `/resend` below it, receive bounces, complaints and deliveries from mail
 * services. Each path is disabled until its secret is set.
 */
export function mountMailReports(app: App, fetch: Fetch = fetchText): void {
  app.post('/api/webhooks/mail', (c) => withSecret(c, 'mail', readWithSecret))
  app.post('/api/webhooks/mail/brevo', (c) => withSecret(c, 'brevo', readBrevo))
  app.post('/api/webhooks/mail/mailgun', async (c) => {
    const { MAILGUN_SIGNING_KEY } = c.get('ctx').env
    if (!MAILGUN_SIGNING_KEY) return refuse(c, 'off')
    const body = parsed(await c.req.text())
    return isFromMailgun(body, MAILGUN_SIGNING_KEY) ? take(c, 'mailgun', readMailgun, body) : refuse(c, 'signature')
  })
  app.post('/api/webhooks/mail/resend', async (c) => {
    const { RESEND_WEBHOOK_SECRET } = c.get('ctx').env
    if (!RESEND_WEBHOOK_SECRET) return refuse(c, 'off')
    const text = await c.req.text()
    const isTrue = isFromResend(text, (name) => c.req.header(name), RESEND_WEBHOOK_SECRET)
    return isTrue ? take(c, 'resend', readResend, parsed(text)) : refuse(c, 'signature')
  })
  const certificateAt = cachingFetch(fetch)
  app.post('/api/webhooks/mail/ses', (c) => fromSns(c, { certificateAt, fetch }))
}

async function withSecret(c: Request, service: string, read: ReadReports) {
  const secret = c.get('ctx').env.MAIL_WEBHOOK_SECRET
  if (!secret) return refuse(c, 'off')
  if (!isSameSecret(secretOf(c.req.header('authorization')), secret)) return refuse(c, 'secret')
  return take(c, service, read, parsed(await c.req.text()))
}

async function take(c: Request, service: string, read: ReadReports, body: unknown) {
  const reports = read(body)
  if (!reports) return refuse(c, 'form')
  return c.json(await applyReports(c.get('ctx'), service, reports))
}

/**
 * SNS delivers the reports of SES: a message of the one configured topic, signed by SNS. Its subscription is
 * confirmed automatically.
 */
async function fromSns(c: Request, { certificateAt, fetch }: { certificateAt: Fetch; fetch: Fetch }) {
  const { env, log } = c.get('ctx')
  if (!env.SES_TOPIC_ARN) return refuse(c, 'off')
  const read = SnsMessage.safeParse(parsed(await c.req.text()))
  if (!read.success) return refuse(c, 'form')
  const message = read.data
  // SNS signs messages of every topic, so anyone can send a signed message from their own topic
  if (message.TopicArn !== env.SES_TOPIC_ARN) return refuse(c, 'topic')
  try {
    if (!(await isFromSns(message, certificateAt))) return refuse(c, 'signature')
    if (message.Type === 'SubscriptionConfirmation') {
      const url = snsAddress(message.SubscribeURL)
      if (!url) return refuse(c, 'form')
      await fetch(url)
      return c.json({ confirmed: true })
    }
  } catch (err) {
    log.warn({ err }, 'mail reports: SNS could not be reached')
    return refuse(c, 'away')
  }
  if (message.Type !== 'Notification') return c.json({ ignored: true })
  const body = parsed(message.Message)
  // SNS sends a test message in plain text when the topic is set up
  if (body === null) return c.json({ ignored: true })
  return take(c, `ses ${message.MessageId}`, readSes, body)
}
