import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { userRoles } from '#db/schema/accounts.ts'
import { coachingRequests } from '#db/schema/coach.ts'
import { events } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { createUser } from '#testing/factories.ts'
import { productOfTest } from '#testing/product-of-file.ts'
import type { Slot } from '../calendar-contract.ts'
import { notifyDueSessions } from './notify-due-sessions.ts'

const product = productOfTest()
let seekerId: string
let staffId: string
beforeEach(async () => {
  seekerId = (await createUser(product.db, { name: 'Maya Okafor' })).id
  staffId = (await createUser(product.db, { name: 'Joon Park', roles: ['platform_user'] })).id
})

const coaching = (id: string) => product.as(id).coaching
const calendar = (more = {}) => ({
  isOpen: true,
  timeZone: 'America/Los_Angeles',
  minutes: 45 as const,
  details: 'By video; the link comes by mail.',
  week: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: 540, to: 720 })),
  exceptions: [],
  seen: null as Date | null,
  ...more,
})
const open = (id = staffId, more = {}) => coaching(id).saveCalendar(calendar(more))
const booking = ({ startsAt, coachId }: Pick<Slot, 'startsAt' | 'coachId'>, more = {}) => ({
  id: newId(),
  topic: 'offer' as const,
  note: '',
  timeZone: 'America/Denver',
  startsAt,
  coachId,
  ...more,
})
const first = async (id = seekerId) => (await coaching(id).slots())[0] as Slot
const TAKEN = { code: 'SLOT_TAKEN', message: 'This time is no longer available. Choose another one.' }

describe('hours of a coach', () => {
  it.each([
    ['hours that end before they begin', { week: [{ day: 1, from: 600, to: 540 }] }],
    [
      'hours that overlap',
      {
        week: [
          { day: 1, from: 540, to: 660 },
          { day: 1, from: 600, to: 720 },
        ],
      },
    ],
    ['quarter hours', { week: [{ day: 1, from: 555, to: 660 }] }],
    ['an eighth day', { week: [{ day: 8, from: 540, to: 660 }] }],
    ['an unknown time zone', { timeZone: 'Mars/Olympus' }],
    ['no meeting details', { details: ' ' }],
    ['an exception on a day that does not exist', { exceptions: [{ day: '2026-02-30', from: null, to: null }] }],
    [
      'a day that is both off and working',
      {
        exceptions: [
          { day: '2026-12-24', from: null, to: null },
          { day: '2026-12-24', from: 540, to: 600 },
        ],
      },
    ],
    ['an exception without an end', { exceptions: [{ day: '2026-12-24', from: 540, to: null }] }],
  ])('are rejected with %s', async (_, wrong) => {
    await expect(open(staffId, wrong)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await coaching(staffId).calendar()).toMatchObject({ isOpen: false, changedAt: null })
  })

  it('are offered to job seekers only while the calendar is open and the coach is on the staff', async () => {
    expect(await coaching(seekerId).slots()).toEqual([])
    const saved = await open()
    expect(await first()).toMatchObject({ coach: 'Joon Park', minutes: 45 })
    const old = open(staffId, { isOpen: false })
    await expect(old).rejects.toMatchObject({ code: 'CHANGED' })
    await open(staffId, { isOpen: false, seen: saved.changedAt })
    expect(await coaching(seekerId).slots()).toEqual([])
    const now = await coaching(staffId).calendar()
    await open(staffId, { seen: now.changedAt })
    await product.db.delete(userRoles).where(eq(userRoles.userId, staffId))
    expect(await coaching(seekerId).slots()).toEqual([])
  })
})

describe('booking a free time', () => {
  it('is confirmed immediately, with the meeting details, and notifies the coach', async () => {
    await open()
    const wish = booking(await first())
    const made = await coaching(seekerId).book(wish)
    expect(made).toMatchObject({
      status: 'confirmed',
      coach: 'Joon Park',
      details: 'By video; the link comes by mail.',
    })
    expect(await coaching(seekerId).book(wish)).toEqual(made)
    const emitted = (await product.db.select().from(events).where(eq(events.name, 'coaching.decided'))).map(
      (one) => one.payload,
    )
    expect(emitted).toContainEqual({
      requestId: wish.id,
      userId: seekerId,
      coachId: staffId,
      by: 'person',
      became: 'booked',
    })
    expect((await coaching(staffId).inbox({})).items[0]).toMatchObject({ id: wish.id, person: 'Maya Okafor' })
    expect((await coaching(seekerId).slots()).map(({ startsAt }) => startsAt)).not.toContainEqual(wish.startsAt)
  })

  it('gives a time to one of several people who book it at once, and explains the rejection to the others', async () => {
    await open()
    const slot = await first()
    const people = await Promise.all(Array.from({ length: 8 }, () => createUser(product.db)))
    const all = await Promise.allSettled(people.map(({ id }) => coaching(id).book(booking(slot))))
    const lost = all.filter((one) => one.status === 'rejected')
    expect(lost).toHaveLength(7)
    for (const { reason } of lost) expect(reason).toMatchObject(TAKEN)
    const half = new Date(slot.startsAt.getTime() + 30 * 60_000)
    await expect(coaching(seekerId).book(booking({ ...slot, startsAt: half }))).rejects.toMatchObject(TAKEN)
    const rows = await product.db.select().from(coachingRequests).where(eq(coachingRequests.coachId, staffId))
    expect(rows).toHaveLength(1)
  })

  it.each([
    ['outside the hours', (at: Date) => new Date(at.getTime() - 3 * 3_600_000)],
    ['not on a half hour', (at: Date) => new Date(at.getTime() + 60_000)],
    ['in the past', () => new Date('2026-01-05T17:00:00Z')],
  ])('is rejected %s', async (_, shift) => {
    await open()
    const slot = await first()
    const wrong = booking({ ...slot, startsAt: shift(slot.startsAt) })
    await expect(coaching(seekerId).book(wrong)).rejects.toMatchObject(TAKEN)
    await expect(coaching(seekerId).book(booking({ ...slot, coachId: seekerId }))).rejects.toMatchObject(TAKEN)
    expect(await coaching(seekerId).list()).toEqual([])
  })

  it('counts towards the limit of three open requests, also with simultaneous bookings', async () => {
    await open()
    const slots = (await coaching(seekerId).slots()).filter((_, at) => at % 2 === 0).slice(0, 5)
    const all = await Promise.allSettled(slots.map((slot) => coaching(seekerId).book(booking(slot))))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(all.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'TOO_MANY_REQUESTS' } })
  })

  it('rejects proposing or confirming a session while the coach has another one', async () => {
    await open()
    const slot = await first()
    await coaching(seekerId).book(booking(slot))
    const other = (await createUser(product.db)).id
    const request = await coaching(other).ask({ ...booking(slot), preferred: [slot.startsAt] })
    const time = {
      id: request.id,
      seen: request.changedAt,
      startsAt: slot.startsAt,
      minutes: 30 as const,
      details: 'Video',
    }
    const busy = { code: 'COACH_BUSY', message: 'You have another session at this time.' }
    await expect(coaching(staffId).confirm(time)).rejects.toMatchObject(busy)
    await expect(coaching(staffId).propose(time)).rejects.toMatchObject(busy)
  })
})

describe('moving a session', () => {
  it('books the new time, frees the old one, and increases the sequence of the calendar entry', async () => {
    await open()
    const slots = await coaching(seekerId).slots()
    const made = await coaching(seekerId).book(booking(slots[0] as Slot))
    const to = { id: made.id, coachId: staffId, startsAt: (slots[2] as Slot).startsAt }
    const moved = await coaching(seekerId).move({ ...to, seen: made.changedAt })
    expect(moved).toMatchObject({ status: 'confirmed', startsAt: to.startsAt })
    const free = (await coaching(seekerId).slots()).map(({ startsAt }) => startsAt.getTime())
    expect([free.includes(made.startsAt?.getTime() ?? 0), free.includes(to.startsAt.getTime())]).toEqual([true, false])
    const [row] = await product.db.select().from(coachingRequests).where(eq(coachingRequests.id, made.id))
    expect(row).toMatchObject({ sequence: 1, remindedAt: null })
    await expect(coaching(seekerId).move({ ...to, seen: made.changedAt })).rejects.toMatchObject({ code: 'CHANGED' })
    const stranger = (await createUser(product.db)).id
    await expect(coaching(stranger).move({ ...to, seen: moved.changedAt })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('by staff proposes another time, which the person accepts', async () => {
    await open()
    const slots = await coaching(seekerId).slots()
    const { id, changedAt: seen } = await coaching(seekerId).book(booking(slots[0] as Slot))
    const startsAt = (slots[3] as Slot).startsAt
    const proposed = await coaching(staffId).propose({ id, seen, startsAt, minutes: 45, details: 'Later, please' })
    expect(proposed.status).toBe('proposed')
    expect(await coaching(seekerId).accept({ id, seen: proposed.changedAt })).toMatchObject({
      status: 'confirmed',
      startsAt,
    })
  })
})

it('reminds both sides a day and an hour before, once each, and again after a change of time', async () => {
  await open()
  const made = await coaching(seekerId).book(booking(await first()))
  const at = (hours: number) => new Date((made.startsAt?.getTime() ?? 0) - hours * 3_600_000)
  const due = async () =>
    (await product.db.select().from(events).where(eq(events.name, 'coaching.due')))
      .map(({ payload }) => payload as { requestId: string; lead: string })
      .filter(({ requestId }) => requestId === made.id)
      .map(({ lead }) => lead)
  await notifyDueSessions(product.services, at(25))
  expect(await due()).toEqual([])
  await Promise.all([notifyDueSessions(product.services, at(23)), notifyDueSessions(product.services, at(23))])
  await notifyDueSessions(product.services, at(22))
  expect(await due()).toEqual(['day'])
  await notifyDueSessions(product.services, at(0.9))
  await notifyDueSessions(product.services, at(0.5))
  expect(await due()).toEqual(['day', 'hour'])
})
