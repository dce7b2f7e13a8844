import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { coachingRequests } from '#db/schema/coach.ts'
import { events, liveMessages } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { createApp } from '#server/http/app.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { mountCoachingCalendar } from './http.ts'

const product = productOfFile()
let seekerId: string
let staffId: string
let otherStaffId: string
beforeEach(async () => {
  seekerId = (await createUser(product.db, { name: 'Maya Okafor' })).id
  staffId = (await createUser(product.db, { name: 'Joon Park', roles: ['platform_user'] })).id
  otherStaffId = (await createUser(product.db, { name: 'Ana', roles: ['platform_admin'] })).id
})

const HALF_HOUR = 1_800_000
/** The current half hour, this number of days from now. */
const inDays = (days: number) => new Date(Math.floor(Date.now() / HALF_HOUR) * HALF_HOUR + days * 86_400_000)
const seeker = () => product.as(seekerId).coaching
const staff = (id = staffId) => product.as(id).coaching
const wish = (more = {}) => ({
  id: newId(),
  topic: 'interview' as const,
  note: 'A panel on Friday.',
  preferred: [inDays(2), inDays(3)],
  timeZone: 'Europe/Berlin',
  ...more,
})
const time = (startsAt: Date) => ({ startsAt, minutes: 45 as const, details: 'By video; the link comes by mail.' })
const CHANGED = { code: 'CHANGED' }

describe('requesting a session', () => {
  it.each([
    ['in the past', [inDays(-1)]],
    ['further away than 60 days', [inDays(61)]],
    ['off the half hours', [new Date(inDays(2).getTime() + 600_000)]],
    ['off the whole minutes', [new Date(inDays(2).getTime() + 1)]],
  ])('refuses a time %s (COACH-08)', async (_, preferred) => {
    await expect(seeker().ask(wish({ preferred }))).rejects.toMatchObject({ code: 'TIME_NOT_POSSIBLE' })
    expect(await seeker().list()).toEqual([])
  })

  it('rejects no time, a fourth time, duplicate times, an unknown time zone and a note above 1000 characters (COACH-08)', async () => {
    const wrong = [
      { preferred: [] },
      { preferred: [2, 3, 4, 5].map(inDays) },
      { preferred: [inDays(2), inDays(2)] },
      { timeZone: 'Mars/Olympus' },
      { note: 'x'.repeat(1001) },
    ]
    for (const more of wrong) await expect(seeker().ask(wish(more))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await seeker().list()).toEqual([])
  })

  it('accepts half hours of a time zone with an offset of 45 minutes (COACH-08)', async () => {
    const quarter = new Date(inDays(2).getTime() + 900_000)
    expect(await seeker().ask(wish({ preferred: [quarter], timeZone: 'Asia/Kathmandu' }))).toMatchObject({
      preferred: [quarter],
    })
  })

  it('allows three open requests, also in parallel; a repeated request counts once (COACH-08)', async () => {
    const first = wish()
    await seeker().ask(first)
    await seeker().ask(first)
    const made = await Promise.allSettled([wish(), wish(), wish()].map((one) => seeker().ask(one)))
    expect(made.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 'TOO_MANY_REQUESTS' } },
    ])
    expect(await seeker().list()).toHaveLength(3)
    await seeker().cancel({ id: first.id, reason: 'Solved' })
    await seeker().ask(wish())
    expect((await seeker().list()).map(({ status }) => status)).toContain('cancelled')
  })

  it('hides requests from other people, who cannot accept, cancel or overwrite them (COACH-08)', async () => {
    const { id, changedAt } = await seeker().ask(wish())
    const stranger = product.as((await createUser(product.db)).id).coaching
    await expect(stranger.accept({ id, seen: changedAt })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(stranger.cancel({ id, reason: 'No' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(stranger.ask(wish({ id }))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await stranger.list()).toEqual([])
  })
})

describe('booking', () => {
  it('notifies both sides and their open pages when staff propose a time and the person accepts (COACH-08)', async () => {
    const request = await seeker().ask(wish())
    const { items, counts } = await staff().inbox({})
    expect(items.find(({ id }) => id === request.id)).toMatchObject({ person: 'Maya Okafor', status: 'requested' })
    expect(counts.requested).toBeGreaterThan(0)
    const proposed = await staff().propose({ id: request.id, seen: request.changedAt, ...time(inDays(5)) })
    expect(proposed).toMatchObject({ status: 'proposed', coach: 'Joon Park', startsAt: inDays(5) })
    const [own] = await seeker().list()
    const accepted = await seeker().accept({ id: request.id, seen: own?.changedAt as Date })
    expect(accepted).toMatchObject({ status: 'confirmed', startsAt: inDays(5), coach: 'Joon Park' })
    const emitted = await product.db.select().from(events).where(eq(events.name, 'coaching.decided'))
    const ours = emitted
      .map(({ payload }) => payload as { requestId: string })
      .filter((p) => p.requestId === request.id)
    expect(ours).toMatchObject([
      { by: 'staff', became: 'proposed', userId: seekerId },
      { by: 'person', became: 'confirmed', coachId: staffId },
    ])
    const live = await product.db.select().from(liveMessages).where(eq(liveMessages.topic, 'coaching_changed'))
    expect(new Set(live.map(({ userId }) => userId))).toEqual(expect.objectContaining(new Set([seekerId, staffId])))
  })

  it('lets staff confirm only one of the requested times', async () => {
    const { id, changedAt: seen } = await seeker().ask(wish())
    const refused = staff().confirm({ id, seen, ...time(inDays(9)) })
    await expect(refused).rejects.toMatchObject({ code: 'NOT_ASKED_FOR' })
    expect(await staff().confirm({ id, seen, ...time(inDays(3)) })).toMatchObject({ status: 'confirmed' })
  })

  it('rejects one of two simultaneous confirmations by staff, with an explanation', async () => {
    const { id, changedAt: seen } = await seeker().ask(wish())
    const both = await Promise.allSettled([
      staff().confirm({ id, seen, ...time(inDays(2)) }),
      staff(otherStaffId).confirm({ id, seen, ...time(inDays(3)) }),
    ])
    const lost = both.filter((one) => one.status === 'rejected')
    expect(lost).toMatchObject([
      { reason: { ...CHANGED, message: 'This request has changed. Review it before you continue.' } },
    ])
  })

  it('rejects accepting a proposal that was replaced or cancelled (COACH-08)', async () => {
    const { id, changedAt } = await seeker().ask(wish())
    const first = await staff().propose({ id, seen: changedAt, ...time(inDays(5)) })
    const second = await staff().propose({ id, seen: first.changedAt, ...time(inDays(6)) })
    await expect(seeker().accept({ id, seen: first.changedAt })).rejects.toMatchObject(CHANGED)
    await staff(otherStaffId).decline({ id, reason: 'Nobody is free.' })
    await expect(seeker().accept({ id, seen: second.changedAt })).rejects.toMatchObject(CHANGED)
    await expect(seeker().cancel({ id, reason: 'Late' })).rejects.toMatchObject(CHANGED)
    expect(await seeker().list()).toMatchObject([
      { status: 'cancelled', cancelledBy: 'staff', reason: 'Nobody is free.' },
    ])
  })

  it('requires a reason for a cancellation, and shows it to staff (COACH-08)', async () => {
    const { id } = await seeker().ask(wish())
    await expect(seeker().cancel({ id, reason: '  ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await seeker().cancel({ id, reason: 'I am ill.' })
    const { items } = await staff().inbox({ status: 'cancelled' })
    expect(items.find((one) => one.id === id)).toMatchObject({ cancelledBy: 'person', reason: 'I am ill.' })
  })

  it('rejects finishing a session before it starts', async () => {
    const { id, changedAt } = await seeker().ask(wish())
    const { changedAt: seen } = await staff().confirm({ id, seen: changedAt, ...time(inDays(2)) })
    await expect(staff().finish({ id, seen })).rejects.toMatchObject({ code: 'NOT_YET' })
    await product.db
      .update(coachingRequests)
      .set({ startsAt: inDays(-1) })
      .where(eq(coachingRequests.id, id))
    expect(await staff().finish({ id, seen })).toMatchObject({ status: 'done' })
  })
})

describe('the calendar file', () => {
  it('exists for a confirmed session, and only for its person and its coach (COACH-08)', async () => {
    const app = createApp(product.services, product.identify, () => true)
    mountCoachingCalendar(app)
    const { id, changedAt: seen } = await seeker().ask(wish())
    const get = (userId: string | null) =>
      app.request(`/api/coaching/${id}.ics`, { headers: userId ? { 'x-test-user': userId } : {} })
    expect((await get(seekerId)).status).toBe(409)
    await staff().confirm({ id, seen, ...time(inDays(2)) })
    expect([(await get(null)).status, (await get(otherStaffId)).status]).toEqual([401, 404])
    expect(await (await get(staffId)).text()).toContain('SUMMARY:Coaching: Preparing for an interview with Maya Okafor')
    const file = await (await get(seekerId)).text()
    const stamp = inDays(2)
      .toISOString()
      .replace(/[-:]|\.\d+/g, '')
    expect(file).toContain(`DTSTART:${stamp}`)
    expect(file).toContain('SUMMARY:Coaching: Preparing for an interview')
  })
})
