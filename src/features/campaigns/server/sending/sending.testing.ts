import { afterAll, beforeAll, beforeEach } from 'vitest'
import { campaignOptOuts, mailConsents, newsletterSubscribers } from '#db/schema/campaigns.ts'
import { mailSuppressions } from '#db/schema/mail.ts'
import { devMails } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { sendCampaign } from './send-campaign.ts'

export let product: TestProduct
export let staff: string
export const words = {
  title: 'October digest',
  subject: '{first_name}, news',
  content: '<h2>Good morning {first_name}</h2><p>Read <a href="https://example.org/a?b=1&amp;c=2">this</a>.</p>',
  templateType: 'newsletter' as const,
}
export const readers = { audience: 'subscribers' as const, activity: 'any' as const, pace: 1000 as const }

/** Opens a product with a member of staff before the tests of a file, and empties the lists before each. */
export function openCampaigns(): void {
  beforeAll(async () => {
    product = await testProduct()
    staff = (await createUser(product.db, { roles: ['platform_user'], name: 'Priya Natarajan' })).id
  })
  afterAll(() => product.close())
  beforeEach(async () => {
    await product.db.delete(newsletterSubscribers)
    await product.db.delete(mailSuppressions)
    await product.db.delete(campaignOptOuts)
    await product.db.delete(mailConsents)
    await product.db.delete(devMails)
  })
}

export const my = () => product.as(staff).campaigns
export const subscribe = (...emails: string[]) =>
  product.db
    .insert(newsletterSubscribers)
    .values(emails.map((email) => ({ email, name: 'Maya Okafor', source: 'import' as const })))

export async function draft(
  more: Partial<
    Omit<typeof words, 'templateType'> & {
      templateType: 'newsletter' | 'promotional'
      audience: 'job_seekers' | 'companies' | 'staff' | 'subscribers'
      activity: 'any' | 'active' | 'quiet'
    }
  > = {},
) {
  const { audience = 'subscribers', activity = 'any', ...changed } = more
  const id = newId()
  await my().create({ id, ...words, ...changed })
  const { revision } = await my().save({ id, revision: 1, ...words, ...changed, ...readers, audience, activity })
  return { id, revision }
}
/** Runs the worker's jobs until none is left. */
export async function work(id: string, mailer: Mailer = product.services.mailer, options = {}) {
  await sendCampaign({ ...product.services, mailer }, { campaignId: id }, { awayMs: [0, 0], ...options })
  return my().get({ id })
}
export const addresses = async () =>
  (await product.db.select({ to: devMails.to }).from(devMails)).map(({ to }) => to).sort()

/** A mail server that fails for some, and counts the emails it was given. */
export const failing = (fail: (to: string) => Error | null): Mailer & { taken: string[] } => {
  const taken: string[] = []
  return {
    taken,
    async send({ to, key }) {
      const error = fail(to)
      if (error) throw error
      taken.push(to)
      return { id: key }
    },
  }
}
