import { v5 } from 'uuid'
import { apiKeys, webhookAttempts, webhookDeliveries, webhookEndpoints } from '#db/schema/integrations.ts'
import { newWebhookSecret } from '#features/integrations/server/webhooks/secret.ts'
import { newId } from '#lib/ids.ts'
import type { Services } from '#server/context.ts'
import { canary } from './canaries.ts'

const NAMES = '0199d1f0-0000-7000-8000-0000000000cc'
const idOf = (what: string) => (companyId: string) => v5(`${what} ${companyId}`, NAMES)
export const endpointId = idOf('endpoint')
export const deliveryId = idOf('delivery')
export const apiKeyId = idOf('key')

type Made = { companyId: string; memberId: string; name: 'clientAdmin' | 'foreignAdmin' }

/** Each company has an endpoint with a delivered message, and an API key of its admin. */
export async function createIntegrations({ db, env }: Pick<Services, 'db' | 'env'>, made: Made[]): Promise<void> {
  const { sealed: secret } = await newWebhookSecret(env)
  for (const { companyId, memberId, name } of made) {
    const id = endpointId(companyId)
    const url = `https://example.com/${canary('webhookAddress', name)}`
    await db.insert(webhookEndpoints).values({ id, companyId, url, eventTypes: ['job.paused'], secret })
    await db.insert(webhookDeliveries).values({
      id: deliveryId(companyId),
      endpointId: id,
      eventId: newId(),
      type: 'webhook.test',
      occurredAt: new Date(),
      about: { endpointId: id },
      state: 'delivered',
      attempts: 1,
    })
    await db
      .insert(webhookAttempts)
      .values({ deliveryId: deliveryId(companyId), number: 1, at: new Date(), milliseconds: 5, status: 200 })
    await db.insert(apiKeys).values({
      id: apiKeyId(companyId),
      companyId,
      memberId,
      name: 'Careers site',
      prefix: 'tdm_abcdef',
      keyHash: `${canary('apiKeyHash')}-${companyId}`,
      scopes: ['jobs:read'],
    })
  }
}
