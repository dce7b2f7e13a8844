import { and, asc, eq } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { applicationResponses } from '#db/schema/applications.forms.ts'
import { applicationStatusChanges, applications } from '#db/schema/applications.ts'
import { webhookAttempts, webhookDeliveries } from '#db/schema/integrations.ts'
import { auditLog } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createRequirement, createUser } from '#testing/factories.ts'
import type { TestProduct } from '#testing/product.ts'
import { sendDelivery } from './send-delivery.ts'
import {
  add,
  adminId,
  api,
  attempt,
  changed,
  companyId,
  due,
  firstDue,
  happen,
  jobId,
  openWebhooks,
  product,
  receiver,
} from './webhooks.testing.ts'

openWebhooks()

const rows = () => product.db.select().from(webhookDeliveries).orderBy(asc(webhookDeliveries.id))

async function apply() {
  const person = await createUser(product.db, { name: 'Maya Okafor' })
  const [row] = await product.db
    .insert(applications)
    .values({ jobId, userId: person.id, ...applicantDetails({ phone: '5' }) })
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
const dyingAtTransaction = (db: TestProduct['services']['db']) =>
  new Proxy(db, {
    get(target, key) {
      if (key === 'transaction') return () => Promise.reject(new Error('killed'))
      const value = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
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
    // the planned retry has the number of the attempt that was sent by hand
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
