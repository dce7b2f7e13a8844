import { v7 } from 'uuid'
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from '#db/schema/integrations.ts'
import { newWebhookSecret } from '#features/integrations/server/webhooks/secret.ts'
import type { Db, Services } from '#server/context.ts'
import { applications } from './content/applications.ts'
import { namedUuid } from './content/random.ts'
import { webhookTexts } from './content/webhook.ts'
import { hoursAgo, idOf } from './keys.ts'

const COMPANY = 'fernway'
const URL = 'https://hooks.fernway.example/tandem'

const uuid = (what: string) => namedUuid(`webhook:${what}`)

/** The demo company tried an endpoint and switched it off: this only fills the screen, nothing is ever sent. */
export async function seedIntegrations(db: Db, { now, env }: { now: Date; env: Services['env'] }): Promise<void> {
  const { sealed: secret } = await newWebhookSecret(env)
  const endpointId = uuid('endpoint')
  await db.insert(webhookEndpoints).values({
    id: endpointId,
    companyId: idOf('company', COMPANY),
    url: URL,
    description: webhookTexts().description,
    eventTypes: ['application.created', 'application.status_changed', 'job.published'],
    isEnabled: false,
    secret,
    createdAt: hoursAgo(now, 200),
  })
  // people who applied while it was on
  const [first, second] = applications()
    .filter(({ companySlug, appliedHoursAgo: age }) => companySlug === COMPANY && age > 48 && age < 180)
    .sort((a, b) => b.appliedHoursAgo - a.appliedHoursAgo)
  const [early, late] = [first?.appliedHoursAgo ?? 150, second?.appliedHoursAgo ?? 96]
  const ofApplication = (one: typeof first) => ({
    applicationId: idOf('application', one?.key ?? ''),
    jobId: idOf('job', one?.jobKey ?? ''),
  })
  // the log is sorted by id
  const ids: Record<string, string> = {}
  const idFor = (key: string, hours: number) => {
    ids[key] = v7({ msecs: hoursAgo(now, hours).getTime() })
    return ids[key]
  }
  const delivery = (key: string, hours: number) => ({
    id: idFor(key, hours),
    endpointId,
    eventId: uuid(`${key} event`),
    occurredAt: hoursAgo(now, hours),
    createdAt: hoursAgo(now, hours),
    attempts: 1,
  })
  await db.insert(webhookDeliveries).values([
    { ...delivery('1', 190), type: 'webhook.test', about: { endpointId }, state: 'delivered' },
    {
      ...delivery('2', early),
      type: 'application.created',
      about: ofApplication(first),
      state: 'delivered',
      attempts: 2,
    },
    { ...delivery('3', late), type: 'application.created', about: ofApplication(second), state: 'stopped' },
  ])
  const attempt = (key: string, number: number, hours: number) => ({
    id: uuid(`${key} attempt ${number}`),
    deliveryId: ids[key] ?? '',
    number,
    at: hoursAgo(now, hours),
    milliseconds: 180 + 90 * number,
  })
  await db.insert(webhookAttempts).values([
    { ...attempt('1', 1, 190), status: 200, answer: 'ok' },
    { ...attempt('2', 1, early), status: 503, problem: 'status', answer: webhookTexts().unavailable },
    { ...attempt('2', 2, early - 0.1), status: 200, answer: 'ok' },
    { ...attempt('3', 1, late), milliseconds: 10_000, problem: 'timeout' },
  ])
}
