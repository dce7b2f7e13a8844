import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { coachingRequests } from '#db/schema/coach.ts'
import { notifications } from '#db/schema/notifications.ts'
import { coachingDecided } from '#features/coach/events.ts'
import { newId } from '#lib/ids.ts'
import { createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { notificationSubscribers } from './catalogue.ts'

let product: TestProduct
beforeAll(async () => {
  product = await testProduct()
})
afterAll(() => product.close())

it('COACH-08 G-07 tells the person of a proposal on their own clock, and the coach of the answer, each once', async () => {
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
  const told = (userId: string) => db.select().from(notifications).where(eq(notifications.userId, userId))
  const time = '1 December 2026, 9:00 AM (America/Denver)'
  expect(await told(person.id)).toMatchObject([
    {
      message: `We propose ${time} for “An offer or my salary”. Please accept it.`,
      href: '/app/coaching?tab=human',
    },
  ])
  expect(await told(coach.id)).toMatchObject([
    {
      message: `Maya Okafor accepted ${time} for “An offer or my salary”.`,
      href: '/app/admin/support?tab=coaching',
    },
  ])
})
