import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { coachingRequests } from '#db/schema/coach.ts'
import { notifications } from '#db/schema/notifications.ts'
import { events } from '#db/schema/operations.ts'
import { staffLeft } from '#features/accounts/events.ts'
import { notificationSubscribers } from '#features/notifications/server/catalogue.ts'
import { newId } from '#lib/ids.ts'
import type { Subscriber } from '#server/queue/worker.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { coachingSubscribers } from './release-sessions.ts'

const product = productOfFile()
let seekerId: string
let coachId: string
let adminId: string
beforeEach(async () => {
  seekerId = (await createUser(product.db, { name: 'Maya Okafor' })).id
  coachId = (await createUser(product.db, { name: 'Abena', roles: ['platform_user'] })).id
  adminId = (await createUser(product.db, { name: 'Ana', roles: ['platform_admin'] })).id
})

const HALF_HOUR = 1_800_000
const inDays = (days: number) => new Date(Math.floor(Date.now() / HALF_HOUR) * HALF_HOUR + days * 86_400_000)
const time = (startsAt: Date) => ({ startsAt, minutes: 45 as const, details: 'By video with Abena.' })
const ask = () =>
  product.as(seekerId).coaching.ask({
    id: newId(),
    topic: 'interview',
    note: '',
    preferred: [inDays(2), inDays(3), inDays(4)],
    timeZone: 'Europe/Berlin',
  })
const request = async (id: string) => (await product.as(seekerId).coaching.list()).find((one) => one.id === id)

/** Runs the subscribers on the events with this name and this user, as the worker does. */
async function follow(name: string, userId: string, subscribers: Subscriber[]): Promise<void> {
  const all = await product.db.select().from(events).where(eq(events.name, name))
  for (const { id: eventId, occurredAt, payload } of all.filter((one) => one.payload.userId === userId)) {
    for (const one of subscribers.filter(({ eventName }) => eventName === name))
      await one.handle(product.services, payload, { eventId, occurredAt })
  }
}
const leave = async () => {
  await product.as(adminId).adminUsers.suspend({ id: coachId, reason: 'Left us' })
  await follow(staffLeft.eventName, coachId, coachingSubscribers)
}

describe('sessions of a coach who leaves the staff', () => {
  it('become requests again, and another coach can confirm the agreed time', async () => {
    const { id, changedAt } = await ask()
    const proposed = await product.as(coachId).coaching.propose({ id, seen: changedAt, ...time(inDays(5)) })
    await product.as(seekerId).coaching.accept({ id, seen: proposed.changedAt })
    await leave()
    const released = await request(id)
    expect(released).toMatchObject({ status: 'requested', coach: null, coachId: null, startsAt: null, details: '' })
    expect(released?.preferred).toEqual([inDays(5), inDays(2), inDays(3)])
    const { changedAt: seen } = released!
    const confirmed = await product.as(adminId).coaching.confirm({ id, seen, ...time(inDays(5)) })
    expect(confirmed).toMatchObject({ status: 'confirmed', coach: 'Ana', startsAt: inDays(5) })
  })

  it('lose a proposed time and keep only the times that the person requested', async () => {
    const { id, changedAt, preferred } = await ask()
    await product.as(coachId).coaching.propose({ id, seen: changedAt, ...time(inDays(5)) })
    await leave()
    expect(await request(id)).toMatchObject({ status: 'requested', coach: null, preferred })
  })

  it('cause notifications for the person and the staff', async () => {
    const { id, changedAt } = await ask()
    await product.as(coachId).coaching.confirm({ id, seen: changedAt, ...time(inDays(2)) })
    await leave()
    await follow('coaching.decided', seekerId, notificationSubscribers)
    await follow('coaching.requested', seekerId, notificationSubscribers)
    const notificationsOf = (userId: string) =>
      product.db.select().from(notifications).where(eq(notifications.userId, userId))
    expect((await notificationsOf(seekerId)).map(({ title }) => title)).toContain('Coaching needs another coach')
    expect((await notificationsOf(adminId)).map(({ title }) => title)).toContain('Coaching request')
  })

  it('are released when the account of the coach is removed, except sessions in the past', async () => {
    const [ahead, over] = [await ask(), await ask()]
    await product.as(coachId).coaching.confirm({ id: ahead.id, seen: ahead.changedAt, ...time(inDays(2)) })
    await product.as(coachId).coaching.confirm({ id: over.id, seen: over.changedAt, ...time(inDays(3)) })
    await product.db
      .update(coachingRequests)
      .set({ startsAt: inDays(-1) })
      .where(eq(coachingRequests.id, over.id))
    await product.as(adminId).removal.remove({ id: coachId, reason: 'Left us', confirmation: 'DELETE' })
    await follow(staffLeft.eventName, coachId, coachingSubscribers)
    expect(await request(ahead.id)).toMatchObject({ status: 'requested', startsAt: null })
    expect(await request(over.id)).toMatchObject({ status: 'confirmed' })
  })
})
