import { newId } from '#lib/ids.ts'
import { type Answers, type Caller, signedIn } from './callers.ts'
import { apiKeyId, deliveryId, endpointId } from './integration-fixtures.ts'
import { PASSWORD } from './people-fixtures.ts'
import type { Row } from './row.ts'
import type { World } from './world.ts'

/** Only company admins, each in their own company; not platform staff. */
const adminsOfTheirOwn: Answers = { ...signedIn('FORBIDDEN'), clientAdmin: 'ok', foreignAdmin: 'ok' }

const companyOf = (s: World, c: Caller) => (c === 'foreignAdmin' ? s.foreignCompanyId : s.companyId)
const otherCompany = (s: World, c: Caller) => (c === 'foreignAdmin' ? s.companyId : s.foreignCompanyId)

const hook = { url: 'https://example.com/hooks', description: 'Ours', eventTypes: ['job.paused'] }
const one = (idIn: (companyId: string) => string, more: object = {}) => ({
  input: (s: World, c: Caller) => ({ ...more, id: idIn(companyOf(s, c)) }),
  foreign: (s: World, c: Caller) => ({ ...more, id: idIn(otherCompany(s, c)) }),
  missing: () => ({ ...more, id: newId() }),
  answers: adminsOfTheirOwn,
})
const ofAll = (input: object, isRead?: true): Row => ({
  ...(isRead && { isRead }),
  input: () => ({ ...input }),
  answers: adminsOfTheirOwn,
})

export const integrationRows: Record<string, Row> = {
  'webhooks.list': ofAll({}, true),
  'webhooks.create': ofAll(hook),
  'webhooks.update': one(endpointId, hook),
  'webhooks.setEnabled': one(endpointId, { isEnabled: false }),
  'webhooks.rotateSecret': one(endpointId),
  'webhooks.sendTest': one(endpointId),
  'webhooks.remove': one(endpointId),
  'webhooks.deliveries': ofAll({}, true),
  'webhooks.delivery': { ...one(deliveryId), isRead: true },
  'webhooks.resend': one(deliveryId),
  'apiKeys.list': ofAll({}, true),
  'apiKeys.create': ofAll({ name: 'Careers site', scopes: ['jobs:read'], password: PASSWORD }),
  'apiKeys.confirm': one(apiKeyId, { password: PASSWORD }),
  'apiKeys.revoke': one(apiKeyId),
}
