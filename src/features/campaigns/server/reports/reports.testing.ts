import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { campaignRecipients, emailCampaigns } from '#db/schema/campaigns.ts'
import { mailReports, mailSuppressions } from '#db/schema/mail.ts'
import { newId } from '#lib/ids.ts'
import { createApp } from '#server/http/app.ts'
import { messageIdOf } from '#server/mail/message-id.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { mountMailReports } from './http.ts'
import { snsSigner } from './sns-signer.testing.ts'

export const SECRET = 'a secret of the provider'
export const MAILGUN = 'key-of-a-mailgun-account'
export const RESEND = `whsec_${Buffer.from('a secret of thirty-two letters!!').toString('base64')}`
export const TOPIC = 'arn:aws:sns:eu-west-1:123456789012:mail-reports'

export const signer = snsSigner()
export let product: TestProduct
let app: ReturnType<typeof createApp>
export let fetched: string[] = []
let isAway = false

/** Makes the server with the certificate unreachable, or reachable again. */
export function setAway(value: boolean): void {
  isAway = value
}

/** The resources by address: only the certificate. */
async function fetch(url: URL) {
  if (isAway) throw new Error('away')
  fetched.push(url.href)
  return url.pathname.endsWith('.pem') ? signer.certificate : '<ConfirmSubscriptionResponse/>'
}

export function appWith(env: object, fetching: typeof fetch = fetch) {
  const made = createApp(
    { ...product.services, env: { ...product.services.env, ...env } },
    async () => ({ viewer: null, sessionId: null }),
    () => true,
  )
  mountMailReports(made, fetching)
  return made
}

/** Opens a product and the addresses for reports before the tests of a file, and empties the lists before each. */
export function openReports(): void {
  beforeAll(async () => {
    product = await testProduct()
    const env = {
      MAIL_WEBHOOK_SECRET: SECRET,
      MAILGUN_SIGNING_KEY: MAILGUN,
      RESEND_WEBHOOK_SECRET: RESEND,
      SES_TOPIC_ARN: TOPIC,
    }
    app = appWith(env)
  })
  afterAll(() => product.close())
  beforeEach(async () => {
    for (const table of [mailSuppressions, mailReports, campaignRecipients, emailCampaigns])
      await product.db.delete(table)
    fetched = []
    isAway = false
  })
}

export const post = (path: string, body: unknown, headers: Record<string, string> = {}, to = app) =>
  to.request(`/api/webhooks/mail${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })

export const listed = async () =>
  (await product.db.select().from(mailSuppressions)).map(({ email, reason }) => `${email} ${reason}`).sort()

/** A campaign with one email to this address; the left part of its Message-ID. */
export async function sentTo(email: string) {
  const [campaignId, id] = [newId(), newId()]
  const words = { title: 'October', subject: 'News', content: '<p>W</p>', templateType: 'newsletter' as const }
  await product.db
    .insert(emailCampaigns)
    .values({ id: campaignId, ...words, status: 'sent', recipientCount: 1, sentCount: 1, preparedAt: new Date() })
  await product.db.insert(campaignRecipients).values({ id, campaignId, email, state: 'sent', sentAt: new Date() })
  const read = async () => (await product.db.select().from(campaignRecipients).where(eq(campaignRecipients.id, id)))[0]
  const sentCount = async () =>
    (await product.db.select().from(emailCampaigns).where(eq(emailCampaigns.id, campaignId)))[0]?.sentCount
  return { messageId: `${messageIdOf(`campaign ${id}`)}@tandem.example`, read, sentCount, campaignId }
}
