import { and, asc, desc, eq } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { applicationResponses } from '#db/schema/applications.forms.ts'
import { applicationStatusChanges, applications } from '#db/schema/applications.ts'
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from '#db/schema/integrations.ts'
import { notifications } from '#db/schema/notifications.ts'
import { auditLog, events } from '#db/schema/operations.ts'
import { companyPlace } from '#features/accounts/company-place.ts'
import { newId } from '#lib/ids.ts'
import { seal } from '#server/secrets/seal.ts'
import { createCompany, createJob, createMember, createRequirement, createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { retryWaits } from '../../rules.ts'
import { integrationSubscribers } from '../subscribers.ts'
import { deleteOldLog, resumeOverdue } from './follow-clock.ts'
import { startReceiver } from './receiver.testing.ts'
import { sendDelivery } from './send-delivery.ts'

let product: TestProduct
let receiver: Awaited<ReturnType<typeof startReceiver>>
let companyId: string
let adminId: string
let jobId: string
beforeAll(async () => {
  product = await testProduct()
  receiver = await startReceiver()
})
afterAll(async () => {
  receiver.close()
  await product.close()
})
beforeEach(async () => {
  receiver.received.length = 0
  await product.db.delete(webhookEndpoints)
  Object.assign(receiver.reply, { status: 200, body: 'Thank you' })
  await product.db.delete(events)
  companyId = (await createCompany(product.db)).id
  adminId = (await createMember(product.db, companyId, 'client_admin')).id
  jobId = (await createJob(product.db, companyId, { title: 'Planner' })).id
})

const HOUR = 60 * 60_000
const api = () => product.as(adminId).webhooks
const all = ['application.created', 'application.status_changed', 'job.updated', 'job.paused', 'job.published'] as const
const add = (given: object = {}) => api().create({ url: receiver.url, description: '', eventTypes: [...all], ...given })

/** Runs each subscriber of an event, as the worker does. */
async function happen(
  name: string,
  payload: Record<string, unknown>,
  occurrence = { eventId: newId(), occurredAt: new Date() },
) {
  for (const subscriber of integrationSubscribers.filter((one) => one.eventName === name)) {
    await subscriber.handle(product.services, payload, occurrence)
  }
  return occurrence
}
const changed = () => happen('posting.changed', { jobId, companyId, by: adminId, fields: ['title'] })

const rows = () => product.db.select().from(webhookDeliveries).orderBy(asc(webhookDeliveries.id))
const due = async () =>
  (await product.db.select().from(events).where(eq(events.name, 'webhook.due')).orderBy(asc(events.id))).map(
    (event) => ({
      ...(event.payload as { deliveryId: string; number: number }),
      at: event.dueAt,
    }),
  )
const firstDue = async () => (await due())[0]!.deliveryId
const endpointOf = async (id: string) =>
  (await product.db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)))[0]!

/** Makes the next attempt of a message at the time `now`. */
async function attempt(deliveryId: string, now: Date) {
  const [{ attempts } = { attempts: 0 }] = await product.db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.id, deliveryId))
  await sendDelivery(product.services, { deliveryId, number: attempts + 1 }, { now })
}

async function apply() {
  const person = await createUser(product.db, { name: 'Maya Okafor' })
  const [row] = await product.db
    .insert(applications)
    .values({ jobId, userId: person.id, fullName: 'Maya Okafor', email: 'maya@okafor.example', phone: '5' })
    .returning()
  return { person, applicationId: row!.id, subject: { applicationId: row!.id, jobId, companyId, userId: person.id } }
}

describe('an event', () => {
  it('becomes one message per subscribed endpoint, also when it is repeated', async () => {
    const { endpoint } = await add()
    const { endpoint: second } = await add({ eventTypes: ['job.updated'] })
    await add({ eventTypes: ['job.paused'] })
    const off = await add()
    await api().setEnabled({ id: off.endpoint.id, isEnabled: false })
    const occurrence = { eventId: newId(), occurredAt: new Date() }
    const payload = { jobId, companyId, by: adminId, fields: ['title'] }
    await Promise.all(Array.from({ length: 8 }, () => happen('posting.changed', payload, occurrence)))
    const written = (await rows()).filter(({ eventId }) => eventId === occurrence.eventId)
    expect(written.map(({ endpointId }) => endpointId).sort()).toEqual([endpoint.id, second.id].sort())
    expect((await due()).map(({ deliveryId, number, at }) => [deliveryId, number, at])).toEqual(
      expect.arrayContaining(written.map(({ id }) => [id, 1, null])),
    )
    expect(await due()).toHaveLength(2)
  })

  it('sends nothing to another company', async () => {
    await add()
    const foreign = await createCompany(product.db)
    const { eventId } = await happen('posting.changed', { jobId, companyId: foreign.id, by: adminId, fields: [] })
    expect((await rows()).filter((row) => row.eventId === eventId)).toEqual([])
  })

  it('of a job gets the type of the change', async () => {
    await add({ eventTypes: ['job.created', 'job.published', 'job.paused', 'job.closed', 'job.deleted'] })
    const job = { jobId, companyId, by: adminId }
    await happen('posting.created', { ...job, status: 'active' })
    await happen('posting.published', job)
    await happen('posting.status_changed', { ...job, fromStatus: 'closed', toStatus: 'active', isFirst: true })
    await happen('posting.status_changed', { ...job, fromStatus: 'active', toStatus: 'paused' })
    await happen('posting.status_changed', { ...job, fromStatus: 'paused', toStatus: 'active' })
    await happen('posting.status_changed', { ...job, fromStatus: 'active', toStatus: 'closed' })
    await happen('posting.deleted', job)
    const types = (await api().deliveries({})).rows.map(({ type }) => type).reverse()
    expect(types).toEqual(['job.created', 'job.published', 'job.paused', 'job.published', 'job.closed', 'job.deleted'])
  })
})

describe('a message', () => {
  it('arrives signed, with data that the company may read and nothing private', async () => {
    const { secret } = await add()
    const { applicationId, subject } = await apply()
    const hidden = await createRequirement(product.db, jobId, { label: 'Pay', private: true })
    await product.db
      .insert(applicationResponses)
      .values({ applicationId, requirementId: hidden.id, responseText: '91,000' })
    const { eventId, occurredAt } = await happen('application.submitted', subject)
    const [row] = (await rows()).filter((one) => one.eventId === eventId)
    await attempt(row!.id, new Date())
    const { headers, body } = receiver.received[0]!
    expect(headers['webhook-id']).toBe(`msg_${eventId.replaceAll('-', '')}`)
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual({
      type: 'application.created',
      timestamp: occurredAt.toISOString(),
      data: {
        application_id: applicationId,
        job_id: jobId,
        job_title: 'Planner',
        status: 'submitted',
        source: 'direct',
        applied_at: expect.any(String),
        candidate: { name: 'Maya Okafor', email: 'maya@okafor.example' },
      },
    })
    expect(body).not.toContain('91,000')
    const details = await api().delivery({ id: row!.id })
    expect(details).toMatchObject({ state: 'delivered', attempts: 1, lastStatus: 200, lastProblem: null, body })
    expect(details.history).toMatchObject([{ number: 1, status: 200, answer: 'Thank you' }])
    expect((await api().list())[0]?.lastDeliveredAt).toBeInstanceOf(Date)
  })

  it('has no candidate after a deletion, and the log stores no personal data', async () => {
    await add()
    const { applicationId, subject } = await apply()
    const { eventId } = await happen('application.submitted', subject)
    const [row] = (await rows()).filter((one) => one.eventId === eventId)
    expect(JSON.stringify(row)).not.toMatch(/maya/i)
    await product.db.delete(applications).where(eq(applications.id, applicationId))
    await attempt(row!.id, new Date())
    expect(JSON.parse(receiver.received[0]!.body).data).toMatchObject({
      application_id: applicationId,
      candidate: null,
    })
  })

  it('contains the old and new status, also of a withdrawal', async () => {
    await add()
    const { applicationId, subject } = await apply()
    await happen('application.status_changed', {
      ...subject,
      fromStatus: 'submitted',
      toStatus: 'interview',
      changedBy: adminId,
    })
    await product.db
      .insert(applicationStatusChanges)
      .values({ applicationId, fromStatus: 'interview', toStatus: 'withdrawn', changedBy: subject.userId })
    await happen('application.withdrawn', subject)
    for (const { deliveryId } of await due()) await attempt(deliveryId, new Date())
    expect(
      receiver.received
        .map(({ body }) => JSON.parse(body))
        .map(({ type, data }) => [type, data.from_status, data.to_status]),
    ).toEqual([
      ['application.status_changed', 'submitted', 'interview'],
      ['application.status_changed', 'interview', 'withdrawn'],
    ])
  })

  it('is sent again with the same id after a worker died before it stored the outcome', async () => {
    await add()
    await changed()
    const deliveryId = await firstDue()
    const dying = { ...product.services, db: dyingAtTransaction(product.services.db) }
    await expect(sendDelivery(dying, { deliveryId, number: 1 })).rejects.toThrow('killed')
    await sendDelivery(product.services, { deliveryId, number: 1 })
    // a third run of the same work sends nothing
    await sendDelivery(product.services, { deliveryId, number: 1 })
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    expect(
      await product.db.select().from(webhookAttempts).where(eq(webhookAttempts.deliveryId, deliveryId)),
    ).toHaveLength(1)
  })
})

/** The database of a worker that is killed when it starts a transaction. */
const dyingAtTransaction = (db: TestProduct['db']) =>
  new Proxy(db, {
    get(target, key) {
      if (key === 'transaction') return () => Promise.reject(new Error('killed'))
      const value = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

describe('a failing message', () => {
  it('is tried ten times over three days at the documented times, then the endpoint is switched off and its admins are notified', async () => {
    const { endpoint } = await add()
    await changed()
    const deliveryId = await firstDue()
    receiver.reply.status = 500
    let now = new Date('2026-11-22T08:00:00Z')
    const began = now
    for (const wait of retryWaits) {
      await attempt(deliveryId, now)
      const next = (await due()).at(-1)
      expect((next?.at?.getTime() ?? 0) - now.getTime()).toBe(wait)
      now = next!.at!
    }
    expect((await endpointOf(endpoint.id)).isEnabled).toBe(true)
    await attempt(deliveryId, now)
    expect(now.getTime() - began.getTime()).toBeGreaterThan(3 * 24 * HOUR)
    expect(await api().delivery({ id: deliveryId })).toMatchObject({
      state: 'failed',
      attempts: 10,
      lastProblem: 'status',
    })
    expect(await endpointOf(endpoint.id)).toMatchObject({ isEnabled: false, disabledBecause: 'failing' })
    const [told] = await product.db.select().from(events).where(eq(events.name, 'webhook.disabled'))
    await happen('webhook.disabled', told!.payload)
    const [news] = await product.db.select().from(notifications).where(eq(notifications.userId, adminId))
    expect(news).toMatchObject({ type: 'webhook_disabled', href: companyPlace(companyId, '/app/company/integrations') })
    expect(news?.message).toContain('127.0.0.1')
  })

  it('leaves an endpoint on if another message arrived in between', async () => {
    const { endpoint } = await add()
    const [start, later] = [new Date('2026-11-01T08:00:00Z'), new Date('2026-11-04T09:00:00Z')]
    await changed()
    const deliveryId = await firstDue()
    receiver.reply.status = 500
    await attempt(deliveryId, start)
    await changed()
    receiver.reply.status = 200
    await attempt((await due()).at(-1)!.deliveryId, new Date('2026-11-02T08:00:00Z'))
    receiver.reply.status = 500
    await attempt(deliveryId, later)
    expect(await endpointOf(endpoint.id)).toMatchObject({ isEnabled: true, failingSince: later })
  })

  it('switches the endpoint off after a 410 answer and stops waiting messages', async () => {
    const { endpoint } = await add()
    await changed()
    await changed()
    const [first, second] = [(await due())[0]!, (await due())[1]!]
    receiver.reply.status = 410
    await attempt(first.deliveryId, new Date())
    expect(await endpointOf(endpoint.id)).toMatchObject({ isEnabled: false, disabledBecause: 'gone' })
    expect(await api().delivery({ id: second.deliveryId })).toMatchObject({ state: 'stopped', nextAttemptAt: null })
    // work that was queued before sends nothing
    await sendDelivery(product.services, { deliveryId: second.deliveryId, number: 1 })
    expect(receiver.received).toHaveLength(1)
  })

  it('is resumed if its work was lost', async () => {
    await add()
    await changed()
    const deliveryId = await firstDue()
    await product.db.delete(events)
    await resumeOverdue(product.services)
    expect(await due()).toEqual([])
    await resumeOverdue(product.services, new Date(Date.now() + 2 * HOUR))
    expect(await due()).toMatchObject([{ deliveryId, number: 1 }])
  })
})

describe('by hand', () => {
  it('sends a message again with the same id in any state, before its planned retry', async () => {
    const { endpoint } = await add()
    const { deliveryId } = await api().sendTest({ id: endpoint.id })
    receiver.reply.status = 500
    const now = new Date()
    await attempt(deliveryId, now)
    await api().resend({ id: deliveryId })
    receiver.reply.status = 200
    await attempt(deliveryId, now)
    // the planned retry has the number of the attempt that was made by hand
    await sendDelivery(product.services, { deliveryId, number: 2 })
    await api().resend({ id: deliveryId })
    await attempt(deliveryId, now)
    expect(receiver.received).toHaveLength(3)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    const { history, state } = await api().delivery({ id: deliveryId })
    expect([state, history.map(({ number, status }) => [number, status])]).toEqual([
      'delivered',
      [
        [3, 200],
        [2, 200],
        [1, 500],
      ],
    ])
    const audit = and(eq(auditLog.subjectId, deliveryId), eq(auditLog.action, 'webhook.sent_again'))
    expect(await product.db.select().from(auditLog).where(audit)).toHaveLength(2)
  })

  it('sends nothing to an endpoint that is switched off', async () => {
    const { endpoint } = await add()
    const { deliveryId } = await api().sendTest({ id: endpoint.id })
    await api().setEnabled({ id: endpoint.id, isEnabled: false })
    await expect(api().sendTest({ id: endpoint.id })).rejects.toMatchObject({ code: 'WEBHOOK_OFF' })
    await expect(api().resend({ id: deliveryId })).rejects.toMatchObject({ code: 'WEBHOOK_OFF' })
    expect(await api().delivery({ id: deliveryId })).toMatchObject({ state: 'stopped' })
  })
})

describe('an endpoint', () => {
  it('signs with the previous secret too for one day after a change', async () => {
    const { endpoint, secret: before } = await add()
    const { secret, endpoint: changedEndpoint } = await api().rotateSecret({ id: endpoint.id })
    expect(changedEndpoint.previousUntil).toBeInstanceOf(Date)
    await changed()
    const deliveryId = await firstDue()
    const verify = (by: string) => {
      const { headers, body } = receiver.received.at(-1)!
      // the library has no parameter for the current time: sign again with the time of the message, and compare
      const seconds = Number(headers['webhook-timestamp'])
      const made = new Webhook(by).sign(String(headers['webhook-id']), new Date(seconds * 1000), body)
      return String(headers['webhook-signature']).split(' ').includes(made)
    }
    receiver.reply.status = 500
    await attempt(deliveryId, new Date())
    expect([verify(secret), verify(before)]).toEqual([true, true])
    await attempt(deliveryId, new Date(Date.now() + 25 * HOUR))
    expect([verify(secret), verify(before)]).toEqual([true, false])
    const stored = await endpointOf(endpoint.id)
    expect(JSON.stringify(stored)).not.toContain(secret.slice(6))
    expect(JSON.stringify(await api().list())).not.toContain('whsec_')
  })

  it('signs only with its new secret if the previous one cannot be decrypted', async () => {
    const { endpoint } = await add()
    const lost = await seal({ APP_SECRET: 'a secret that is lost' }, 'whsec_lost')
    const at = eq(webhookEndpoints.id, endpoint.id)
    await product.db.update(webhookEndpoints).set({ secret: lost }).where(at)
    await changed()
    const deliveryId = await firstDue()
    await expect(attempt(deliveryId, new Date())).rejects.toMatchObject({ code: 'SECRET_MISSING' })
    expect(receiver.received).toEqual([])
    await api().rotateSecret({ id: endpoint.id })
    await attempt(deliveryId, new Date())
    expect(String(receiver.received.at(-1)?.headers['webhook-signature'])).toMatch(/^v1,\S+$/)
  })

  it('is refused beyond ten, also when many are added at the same time', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 14 }, () => add()))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    const codes = outcomes.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
    expect(new Set(codes)).toEqual(new Set(['WEBHOOK_LIMIT']))
  })

  it('needs a public address and at least one event', async () => {
    await expect(add({ url: 'https://10.0.0.1/' })).rejects.toMatchObject({ code: 'WEBHOOK_ADDRESS_REFUSED' })
    await expect(add({ url: 'javascript:1' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(add({ eventTypes: [] })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const { endpoint } = await add()
    const wanted = {
      id: endpoint.id,
      url: 'https://192.168.0.1/',
      description: '',
      eventTypes: ['job.paused' as const],
    }
    await expect(api().update(wanted)).rejects.toMatchObject({ code: 'WEBHOOK_ADDRESS_REFUSED' })
  })

  it('is deleted with its log, and the log is deleted after thirty days', async () => {
    const { endpoint } = await add()
    await changed()
    await deleteOldLog(product.services, new Date(Date.now() + 29 * 24 * HOUR))
    expect((await api().deliveries({ endpointId: endpoint.id, state: 'waiting', type: 'job.updated' })).total).toBe(1)
    expect((await api().deliveries({ state: 'failed' })).total).toBe(0)
    await deleteOldLog(product.services, new Date(Date.now() + 31 * 24 * HOUR))
    expect((await api().deliveries({})).total).toBe(0)
    await changed()
    await api().remove({ id: endpoint.id })
    expect(
      await product.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.endpointId, endpoint.id)),
    ).toEqual([])
    const [entry] = await product.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.companyId, companyId))
      .orderBy(desc(auditLog.id))
    expect(entry).toMatchObject({ action: 'webhook.deleted', actorId: adminId, data: {} })
  })
})
