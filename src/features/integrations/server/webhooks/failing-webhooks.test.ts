import { desc, eq } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { webhookDeliveries, webhookEndpoints } from '#db/schema/integrations.ts'
import { notifications } from '#db/schema/notifications.ts'
import { auditLog, events } from '#db/schema/operations.ts'
import { companyPlace } from '#features/accounts/company-place.ts'
import { seal } from '#server/secrets/seal.ts'
import { retryWaits } from '../../rules.ts'
import { sendDelivery } from './send-delivery.ts'
import { deleteOldLog, resumeOverdue } from './webhook-schedules.ts'
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
  openWebhooks,
  product,
  receiver,
} from './webhooks.testing.ts'

openWebhooks()

const HOUR = 60 * 60_000

const endpointOf = async (id: string) =>
  (await product.db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)))[0]!

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
    const [emitted] = await product.db.select().from(events).where(eq(events.name, 'webhook.disabled'))
    await happen('webhook.disabled', emitted!.payload)
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
    const expected = {
      id: endpoint.id,
      url: 'https://192.168.0.1/',
      description: '',
      eventTypes: ['job.paused' as const],
    }
    await expect(api().update(expected)).rejects.toMatchObject({ code: 'WEBHOOK_ADDRESS_REFUSED' })
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
