import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { scheduledInterviews } from '#db/schema/interview-prep.ts'
import { events } from '#db/schema/operations.ts'
import { storeQuestions } from '#features/question-bank/server/store-questions.ts'
import { DAY_MS, isoDay } from '#lib/dates.ts'
import { newId } from '#lib/ids.ts'
import { createTelephony } from '#server/telephony/create-telephony.ts'
import { startTwilio } from '#server/telephony/twilio-server.testing.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { mockDefaults } from '../../mock-rules.ts'

const product = productOfFile()
let userId: string
beforeAll(async () => {
  await storeQuestions(product.db)
})
beforeEach(async () => {
  userId = (await createUser(product.db, { name: 'Maya Okafor' })).id
})

const own = (id = userId) => product.as(id).scheduledInterviews
const NUMBER = { countryCode: '+44', phoneNumber: '020 7946 0958' } as const
/** A Monday after this number of weeks, plus a number of days. */
const weekday = (weeks = 1, plus = 0) => {
  const day = new Date(Date.now() + weeks * 7 * DAY_MS)
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7) + plus)
  return isoDay(day)
}
const { mode: _, ...setup } = mockDefaults
const wish = (more = {}) => ({ id: newId(), day: weekday(), time: '09:30', timeZone: 'Europe/Berlin', setup, ...more })
const happened = async (name: string) => {
  const rows = await product.db.select().from(events).where(eq(events.name, name))
  return rows.map(({ payload }) => payload).filter((payload) => payload.userId === userId)
}

describe('the phone number', () => {
  it('is required before scheduling, with this message (INTV-24)', async () => {
    const refused = own().schedule(wish())
    await expect(refused).rejects.toMatchObject({ code: 'PHONE_MISSING', message: 'Please enter your phone number' })
    expect(await own().list()).toEqual([])
  })

  it('is rejected if it is not a number, or if the country code is not offered (INTV-26, INTV-27)', async () => {
    for (const wrong of [
      { phoneNumber: '' },
      { phoneNumber: '12' },
      { phoneNumber: 'call me' },
      { countryCode: '+7' },
    ]) {
      const refused = own().savePhone({ ...NUMBER, ...(wrong as Partial<typeof NUMBER>) })
      await expect(refused).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
    expect(await own().phone()).toEqual({ details: null, hasTelephony: false })
  })

  it('is stored for the next interview, can be changed, and is hidden from other people (INTV-27)', async () => {
    await own().savePhone(NUMBER)
    expect(await own().phone()).toEqual({ details: { ...NUMBER, isVerified: false }, hasTelephony: false })
    const changed = { countryCode: '+1 (CA)', phoneNumber: '(613) 555-0142' } as const
    await own().savePhone(changed)
    expect((await own().phone()).details).toEqual({ ...changed, isVerified: false })
    const other = (await createUser(product.db)).id
    expect((await own(other).phone()).details).toBeNull()
  })

  it('cannot be confirmed without a provider, but everything else works (INTV-30)', async () => {
    await own().savePhone(NUMBER)
    await expect(own().sendCode()).rejects.toMatchObject({ code: 'NO_TELEPHONY' })
    await expect(own().confirmCode({ code: '123456' })).rejects.toMatchObject({ code: 'NO_TELEPHONY' })
    expect(await own().schedule(wish())).toMatchObject({ status: 'scheduled', phone: NUMBER })
  })

  it('is confirmed only by the code of the provider, until it is changed (INTV-27, INTV-30)', async () => {
    const twilio = await startTwilio()
    const { env, log } = product.services
    const settings = {
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: 't',
      TWILIO_VERIFY_SID: 'VA1',
      TWILIO_NUMBER: '+1',
    }
    const telephony = createTelephony({ ...env, ...settings, TWILIO_URL: twilio.url }, log)
    const withPhone = product.as(userId, { telephony }).scheduledInterviews
    await expect(withPhone.sendCode()).rejects.toMatchObject({ code: 'PHONE_MISSING' })
    await withPhone.savePhone(NUMBER)
    await withPhone.sendCode()
    expect(twilio.calls[0]?.form).toEqual({ To: '+442079460958', Channel: 'sms' })
    await expect(withPhone.confirmCode({ code: '000000' })).rejects.toMatchObject({ code: 'CODE_WRONG' })
    expect(await withPhone.confirmCode({ code: '123456' })).toMatchObject({
      details: { isVerified: true },
      hasTelephony: true,
    })
    // the same number in another notation
    expect((await withPhone.savePhone({ ...NUMBER, phoneNumber: '+44 2079460958' })).details?.isVerified).toBe(true)
    expect((await withPhone.savePhone({ ...NUMBER, phoneNumber: '020 7946 0959' })).details?.isVerified).toBe(false)
    twilio.failNext({ status: 503, body: '' })
    await expect(withPhone.sendCode()).rejects.toMatchObject({ code: 'TELEPHONY_AWAY' })
    twilio.close()
  })
})

describe('scheduling', () => {
  beforeEach(() => own().savePhone(NUMBER))

  it.each([
    ['no time', { time: '' }, 'BAD_REQUEST'],
    ['a time between the slots', { time: '09:15' }, 'SLOT_NOT_OFFERED'],
    ['a time before nine', { time: '08:30' }, 'SLOT_NOT_OFFERED'],
    ['a Saturday', { day: weekday(1, 5) }, 'SLOT_WEEKEND'],
    ['a Sunday', { day: weekday(1, 6) }, 'SLOT_WEEKEND'],
    ['the past', { day: '2026-01-05' }, 'SLOT_PAST'],
    ['a day too far ahead', { day: '2199-01-07' }, 'SLOT_TOO_FAR'],
    ['an unknown time zone', { timeZone: 'Mars/Olympus' }, 'BAD_REQUEST'],
    ['an unknown job', { setup: { ...setup, jobId: newId() } }, 'NOT_FOUND'],
    ['no question type', { setup: { ...setup, types: [] } }, 'BAD_REQUEST'],
  ])('rejects %s (INTV-24, INTV-25)', async (_name, wrong, code) => {
    await expect(own().schedule(wish(wrong))).rejects.toMatchObject({ code })
    expect(await own().list()).toEqual([])
  })

  it('stores the choices, and lists interviews ascending by date (INTV-31)', async () => {
    const later = wish({ day: weekday(2), notes: 'Ask about pay.' })
    const [first, second] = [await own().schedule(later), await own().schedule(wish())]
    const listed = await own().list()
    expect(listed.map(({ id }) => id)).toEqual([second.id, first.id])
    expect(listed[1]).toMatchObject({
      scheduledDate: first.scheduledDate,
      timeZone: 'Europe/Berlin',
      status: 'scheduled',
      setup,
      phone: NUMBER,
      notes: 'Ask about pay.',
      sequence: 0,
      recordings: 'none',
      sessionId: null,
    })
    const [row] = await product.db.select().from(scheduledInterviews).where(eq(scheduledInterviews.id, first.id))
    expect(row).toMatchObject({ userId, phoneDetailsId: expect.any(String), sessionConfig: { setup } })
  })

  it('schedules an id once and a time once, also with simultaneous requests', async () => {
    const first = wish()
    await own().schedule(first)
    await own().schedule(first)
    await expect(own().schedule(wish())).rejects.toMatchObject({ code: 'SLOT_TAKEN' })
    const both = await Promise.allSettled([1, 2].map(() => own().schedule(wish({ time: '10:00' }))))
    expect(both.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect(await own().list()).toHaveLength(2)
    expect(await happened('interview.schedule_changed')).toHaveLength(2)
  })

  it('completes or cancels an interview only while it is scheduled (INTV-32)', async () => {
    const [done, gone] = [await own().schedule(wish()), await own().schedule(wish({ time: '17:30' }))]
    expect(await own().complete(done)).toMatchObject({ status: 'completed', sequence: 0 })
    expect(await own().cancel(gone)).toMatchObject({ status: 'cancelled', sequence: 1 })
    for (const refused of [() => own().cancel(done), () => own().complete(gone)]) {
      await expect(refused()).rejects.toMatchObject({ code: 'CHANGED' })
    }
    // a repeated request changes nothing
    expect(await own().cancel(gone)).toMatchObject({ status: 'cancelled', sequence: 1 })
    const moved = own().reschedule({ ...wish(), id: gone.id, sequence: 1 })
    await expect(moved).rejects.toMatchObject({ code: 'CHANGED' })
    expect((await happened('interview.schedule_changed')).map(({ became }) => became)).toEqual([
      'scheduled',
      'scheduled',
      'cancelled',
    ])
  })

  it('moves an interview with a higher sequence, and rejects an outdated sequence (INTV-29)', async () => {
    const { id } = await own().schedule(wish())
    const to = { day: weekday(3), time: '11:00', timeZone: 'America/Denver' }
    const moved = await own().reschedule({ ...to, id, sequence: 0 })
    expect(moved).toMatchObject({ sequence: 1, timeZone: 'America/Denver' })
    await expect(own().reschedule({ ...to, id, time: '12:00', sequence: 0 })).rejects.toMatchObject({ code: 'CHANGED' })
    await expect(own().reschedule({ ...to, id, day: weekday(3, 5), sequence: 1 })).rejects.toMatchObject({
      code: 'SLOT_WEEKEND',
    })
  })

  it('hides interviews from other people', async () => {
    const { id } = await own().schedule(wish())
    const stranger = own((await createUser(product.db)).id)
    const start = { id, sessionId: newId(), recordings: 'none' as const }
    for (const tried of ['get', 'cancel', 'complete', 'start'] as const) {
      await expect(stranger[tried](start)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(await stranger.list()).toEqual([])
  })
})

describe('starting a scheduled interview', () => {
  beforeEach(() => own().savePhone(NUMBER))
  const start = (id: string, sessionId = newId()) => own().start({ id, sessionId, recordings: 'none' })

  it('creates one mock interview by voice for repeated starts (INTV-23, INTV-28)', async () => {
    const { id } = await own().schedule(wish())
    expect(await product.as(userId).mockInterviews.list({})).toMatchObject({ total: 0 })
    const { sessionId } = await start(id)
    expect(await start(id)).toMatchObject({ sessionId, status: 'scheduled', isOver: false })
    const session = await product.as(userId).mockInterviews.get({ id: sessionId as string })
    expect(session).toMatchObject({ mode: 'audio', questions: 5, completed: false })
  })

  it('is rejected while another interview is open, and for a cancelled interview', async () => {
    const [first, second] = [await own().schedule(wish()), await own().schedule(wish({ time: '10:00' }))]
    await start(first.id)
    await expect(start(second.id)).rejects.toMatchObject({ code: 'INTERVIEW_OPEN' })
    await own().cancel(second)
    await expect(start(second.id)).rejects.toMatchObject({ code: 'CHANGED' })
    const rows = await product.db
      .select()
      .from(scheduledInterviews)
      .where(and(eq(scheduledInterviews.userId, userId), eq(scheduledInterviews.status, 'scheduled')))
    expect(rows).toHaveLength(1)
  })
})
