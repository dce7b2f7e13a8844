import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { coachingRequests } from '#db/schema/coach.ts'
import { notifications } from '#db/schema/notifications.ts'
import { events } from '#db/schema/operations.ts'
import { coachingDecided, coachingRequested } from '#features/coach/events.ts'
import { newId } from '#lib/ids.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { notificationSubscribers } from './catalogue.ts'

const HOUR = 3_600_000

const product = productOfFile()

it('notifies the job seeker of a proposal in their time zone, and the coach of the answer, each once (COACH-08)', async () => {
  const { db, services } = product
  const person = await createUser(db, { name: 'Maya Okafor' })
  const coach = await createUser(db, { name: 'Joon Park', roles: ['platform_user'] })
  const id = newId()
  const session = { topic: 'offer' as const, preferred: [], timeZone: 'America/Denver', status: 'proposed' as const }
  const startsAt = new Date('2026-12-01T16:00:00Z')
  await db.insert(coachingRequests).values({ id, userId: person.id, coachId: coach.id, startsAt, ...session })
  const follow = async (by: 'person' | 'staff', became: 'proposed' | 'confirmed') => {
    const { payload } = coachingDecided({ requestId: id, userId: person.id, coachId: coach.id, by, became })
    const occurrence = { eventId: newId(), occurredAt: new Date() }
    const subscribers = notificationSubscribers.filter((one) => one.eventName === coachingDecided.eventName)
    for (const one of [...subscribers, ...subscribers]) await one.handle(services, payload, occurrence)
  }
  await follow('staff', 'proposed')
  await follow('person', 'confirmed')
  const notificationsOf = (userId: string) => db.select().from(notifications).where(eq(notifications.userId, userId))
  const time = '1 December 2026, 9:00 AM (America/Denver)'
  expect(await notificationsOf(person.id)).toMatchObject([
    {
      message: `We propose ${time} for “An offer or my salary”. Please accept it.`,
      href: '/app/coaching?tab=human',
    },
  ])
  expect(await notificationsOf(coach.id)).toMatchObject([
    {
      message: `Maya Okafor accepted ${time} for “An offer or my salary”.`,
      href: '/app/admin/support?tab=coaching',
    },
  ])
})

it.each([
  [
    'with its time',
    new Date('2026-12-01T16:00:00Z'),
    '“An offer or my salary”, 1 December 2026, 9:00 AM (America/Denver)',
  ],
  ['without a time where none was proposed', null, '“An offer or my salary”'],
])('names a cancelled session %s (COACH-08)', async (_, startsAt, session) => {
  const { db, services } = product
  const person = await createUser(db, { name: 'Maya Okafor' })
  const coach = await createUser(db, { name: 'Joon Park', roles: ['platform_user'] })
  const id = newId()
  const row = {
    ...{ topic: 'offer' as const, preferred: [], timeZone: 'America/Denver' },
    ...{ status: 'cancelled' as const, cancelledBy: 'staff' as const },
  }
  await db
    .insert(coachingRequests)
    .values({ id, userId: person.id, coachId: coach.id, startsAt, reason: 'Ill', ...row })
  const subscribers = notificationSubscribers.filter((one) => one.eventName === coachingDecided.eventName)
  for (const by of ['staff', 'person'] as const) {
    const decided = { requestId: id, userId: person.id, coachId: coach.id, by, became: 'cancelled' as const }
    const { payload } = coachingDecided(decided)
    for (const one of subscribers) await one.handle(services, payload, { eventId: newId(), occurredAt: new Date() })
  }
  const messagesTo = async (userId: string) =>
    (await db.select().from(notifications).where(eq(notifications.userId, userId))).map(({ message }) => message)
  expect(await messagesTo(person.id)).toEqual([`We cancelled your session ${session}: Ill`])
  expect(await messagesTo(coach.id)).toEqual([`Maya Okafor cancelled ${session}: Ill`])
})

it('notifies all staff once of a new request, and not of a cancelled one (COACH-08)', async () => {
  const { db, services } = product
  const person = await createUser(db, { name: 'Ines Caldwell' })
  const staff = await createUser(db, { roles: ['platform_user'] })
  const admin = await createUser(db, { roles: ['platform_admin'] })
  const wish = () => ({
    id: newId(),
    topic: 'offer' as const,
    note: '',
    preferred: [new Date(Math.ceil(Date.now() / HOUR) * HOUR + 48 * HOUR)],
    timeZone: 'UTC',
  })
  const mine = product.as(person.id).coaching
  const [wished, gone] = [wish(), wish()]
  // Sent twice, stored and published once.
  for (const ask of [wished, wished, gone]) await mine.ask(ask)
  await mine.cancel({ id: gone.id, reason: 'Solved' })
  const happened = await db.select().from(events).where(eq(events.name, coachingRequested.eventName))
  const own = happened.filter(({ payload }) => payload.userId === person.id)
  expect(own).toHaveLength(2)
  const subscribers = notificationSubscribers.filter((one) => one.eventName === coachingRequested.eventName)
  for (const { id: eventId, occurredAt, payload } of [...own, ...own]) {
    for (const one of subscribers) await one.handle(services, payload, { eventId, occurredAt })
  }
  const notificationsOf = (userId: string) => db.select().from(notifications).where(eq(notifications.userId, userId))
  for (const { id } of [staff, admin]) {
    const news = { type: 'coaching_requested', message: 'Ines Caldwell requested a session: “An offer or my salary”.' }
    expect(await notificationsOf(id)).toMatchObject([{ ...news, href: '/app/admin/support?tab=coaching' }])
  }
  expect(await notificationsOf(person.id)).toEqual([])
})
