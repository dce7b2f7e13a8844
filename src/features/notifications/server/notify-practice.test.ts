import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { interviewPhoneDetails, scheduledInterviews } from '#db/schema/interview-prep.ts'
import { notifications } from '#db/schema/notifications.ts'
import { devMails, events } from '#db/schema/operations.ts'
import { mountPracticeCalendar } from '#features/interview-prep/server/schedule/http.ts'
import {
  closePassedInterviews,
  notifyDueInterviews,
} from '#features/interview-prep/server/schedule/practice-schedules.ts'
import { scheduleSubscribers } from '#features/interview-prep/server/schedule/ring-phone.ts'
import { newId } from '#lib/ids.ts'
import { createApp } from '#server/http/app.ts'
import type { Telephony } from '#server/telephony/telephony.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { readCalendar } from '#testing/read-calendar.ts'
import { notificationSubscribers } from './catalogue.ts'

const product = productOfFile()
let user: Awaited<ReturnType<typeof createUser>>
beforeEach(async () => {
  user = await createUser(product.db, { name: 'Maya Okafor' })
  await product.db.delete(events)
})

const HOUR = 60 * 60_000
const setup = {
  types: ['behavioral'],
  levels: ['medium'],
  count: 5,
  timeLimit: 45,
  role: 'Analyst',
  company: 'Fernway',
  jobId: null,
}
/** An interview in this number of hours, scheduled long before. */
async function inHours(hours: number, more: Partial<typeof scheduledInterviews.$inferInsert> = {}) {
  const [phone] = await product.db
    .insert(interviewPhoneDetails)
    .values({ userId: user.id, phoneNumber: '020 7946 0958', countryCode: '+44', isVerified: true })
    .onConflictDoUpdate({ target: interviewPhoneDetails.userId, set: { isVerified: true } })
    .returning()
  const [row] = await product.db
    .insert(scheduledInterviews)
    .values({
      userId: user.id,
      phoneDetailsId: phone?.id,
      scheduledDate: new Date(Date.now() + hours * HOUR),
      timeZone: 'America/Denver',
      sessionConfig: { setup, recordings: 'none' },
      remindedAt: new Date(Date.now() - 72 * HOUR),
      ...more,
    })
    .returning()
  return row as typeof scheduledInterviews.$inferSelect
}
const read = async (id: string) =>
  (await product.db.select().from(scheduledInterviews).where(eq(scheduledInterviews.id, id)))[0]

/** Handles each waiting event twice, as after a killed worker. */
async function follow(telephony: Telephony | null = null): Promise<void> {
  const services = { ...product.services, telephony }
  for (let rounds = 0; rounds < 3; rounds += 1) {
    const waiting = await product.db.delete(events).returning()
    for (const { id, name, payload, occurredAt } of waiting) {
      const known = [...notificationSubscribers, ...scheduleSubscribers].filter((one) => one.eventName === name)
      const occurrence = { eventId: id, occurredAt }
      for (const one of [...known, ...known]) await one.handle(services, payload, occurrence)
    }
  }
}
const received = () => product.db.select().from(notifications).where(eq(notifications.userId, user.id))
const mails = () => product.db.select().from(devMails).where(eq(devMails.to, user.email)).orderBy(devMails.createdAt)

it('reminds a day and an hour before, each exactly once, in the list and by mail (INTV-29)', async () => {
  const { id, scheduledDate } = await inHours(25)
  const at = (hoursBefore: number) => new Date(scheduledDate.getTime() - hoursBefore * HOUR)
  for (const hours of [24.1, 24, 23.9, 12, 1.1, 1, 0.9, 0.5, 0, -0.1, -2]) {
    await notifyDueInterviews(product.services, at(hours))
    await follow()
  }
  const titles = (await received()).map(({ title }) => title)
  expect(titles).toEqual(['Mock interview tomorrow', 'Mock interview soon'])
  const [first] = await received()
  expect(first?.message).toMatch(/^Mock interview: Analyst at Fernway is on .+ (AM|PM) \(America\/Denver\)\.$/)
  expect(first?.href).toBe(`/app/interview/call/${id}`)
  expect((await mails()).map(({ subject }) => subject.split(':')[0])).toEqual([
    'Mock interview tomorrow',
    'Mock interview soon',
  ])
})

it('reminds once with two workers, not after the start, and not right after it was scheduled (INTV-29)', async () => {
  const { id } = await inHours(0.9)
  await inHours(5, { remindedAt: new Date() })
  const counts = await Promise.all([1, 2].map(() => notifyDueInterviews(product.services)))
  expect(counts.reduce((sum, n) => sum + n)).toBe(1)
  await follow()
  expect((await received()).map(({ title, href }) => [title, href?.endsWith(id)])).toEqual([
    ['Mock interview soon', true],
  ])
})

it('sends nothing for a cancelled, moved or started interview (INTV-29)', async () => {
  const cancelled = await inHours(0.9, { status: 'cancelled' })
  const moved = await inHours(0.8)
  await notifyDueInterviews(product.services)
  // while the event was waiting
  await product.db.update(scheduledInterviews).set({ sequence: 1 }).where(eq(scheduledInterviews.id, moved.id))
  await follow()
  expect(await received()).toEqual([])
  expect((await read(cancelled.id))?.remindedAt).toEqual(cancelled.remindedAt)
})

it('marks only interviews as no_show that were due a day ago and not started (INTV-31)', async () => {
  const [missed, recent, gone] = [await inHours(-25), await inHours(-23), await inHours(-48, { status: 'cancelled' })]
  await closePassedInterviews(product.services)
  const now = await Promise.all([missed, recent, gone].map(async ({ id }) => (await read(id))?.status))
  expect(now).toEqual(['no_show', 'scheduled', 'cancelled'])
})

it('emails a calendar file that another program reads when scheduled, moved or cancelled (INTV-29)', async () => {
  const api = product.as(user.id).scheduledInterviews
  await api.savePhone({ countryCode: '+44', phoneNumber: '020 7946 0958' })
  const day = (weeks: number) => {
    const date = new Date(Date.now() + weeks * 7 * 24 * HOUR)
    date.setUTCDate(date.getUTCDate() + ((8 - date.getUTCDay()) % 7))
    return date.toISOString().slice(0, 10)
  }
  const slot = { day: day(1), time: '09:30', timeZone: 'Asia/Kolkata' }
  const { id } = await api.schedule({
    ...slot,
    id: newId(),
    setup: { ...setup, types: ['behavioral'], levels: ['medium'], count: 5, timeLimit: 45 },
  })
  await follow()
  await api.reschedule({ ...slot, day: day(2), id, sequence: 0 })
  await follow()
  await api.cancel({ id })
  await follow()
  const sent = await mails()
  expect(sent.map(({ subject }) => subject.split(':')[0])).toEqual([
    'Mock interview scheduled',
    'Mock interview rescheduled',
    'Mock interview cancelled',
  ])
  const files = sent.map(({ attachments }) => readCalendar(attachments[0]?.content ?? ''))
  expect(files.map(({ begins }) => begins.toISOString())).toEqual([
    `${day(1)}T04:00:00.000Z`,
    `${day(2)}T04:00:00.000Z`,
    `${day(2)}T04:00:00.000Z`,
  ])
  expect(files.map(({ method, status, sequence, uid }) => [method, status, sequence, uid])).toEqual([
    ['PUBLISH', 'CONFIRMED', 0, `interview-${id}@tandem`],
    ['PUBLISH', 'CONFIRMED', 1, `interview-${id}@tandem`],
    ['CANCEL', 'CANCELLED', 2, `interview-${id}@tandem`],
  ])
  expect(sent[2]?.attachments[0]?.contentType).toBe('text/calendar; charset=utf-8; method=CANCEL')
})

it('sends no calendar email to users who turned reminders by email off (INTV-29)', async () => {
  const channels = { inApp: true, mail: false, digest: false }
  const digestAt = { hour: 8, timeZone: 'UTC' }
  await product.as(user.id).notifications.updatePreferences({ kinds: [{ kind: 'reminders', ...channels }], digestAt })
  const { id } = await inHours(24.5)
  await product.db.insert(events).values({
    name: 'interview.schedule_changed',
    payload: { scheduledId: id, userId: user.id, sequence: 0, became: 'scheduled' },
  })
  await follow()
  expect(await mails()).toEqual([])
})

it('gives the calendar file only to its owner (INTV-29)', async () => {
  const app = createApp(product.services, product.identify, () => true)
  mountPracticeCalendar(app)
  const { id } = await inHours(30)
  const get = (userId: string | null, path = `/api/interviews/${id}.ics`) =>
    app.request(path, { headers: userId ? { 'x-test-user': userId } : {} })
  const other = await createUser(product.db)
  const refused = [await get(null), await get(other.id), await get(user.id, '/api/interviews/x.ics')]
  expect(refused.map(({ status }) => status)).toEqual([401, 404, 404])
  const answer = await get(user.id)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="interview.ics"')
  expect(await answer.text()).toContain(`UID:interview-${id}@tandem`)
})

it('texts an hour before and calls at the time, only to a confirmed number (INTV-30)', async () => {
  const said: string[] = []
  const telephony: Telephony = {
    sendCode: async () => {},
    checkCode: async () => true,
    text: async (number, words) => void said.push(`text ${number} ${words.slice(0, 33)}`),
    call: async (number, words) => void said.push(`call ${number} ${words.slice(0, 46)}`),
  }
  await inHours(0.9)
  await notifyDueInterviews(product.services)
  const due = await product.db.delete(events).returning()
  const ring = scheduleSubscribers[0]
  for (const { id, payload, occurredAt } of due) {
    await ring?.handle({ ...product.services, telephony }, payload, { eventId: id, occurredAt })
    // without a provider nothing is done, and nothing fails
    await ring?.handle(product.services, payload, { eventId: id, occurredAt })
  }
  await inHours(-0.01)
  await notifyDueInterviews(product.services)
  const begun = await product.db.delete(events).returning()
  for (const { id, payload, occurredAt } of begun) {
    await ring?.handle({ ...product.services, telephony }, payload, { eventId: id, occurredAt })
  }
  await product.db.update(interviewPhoneDetails).set({ isVerified: false })
  for (const { id, payload, occurredAt } of [...due, ...begun]) {
    await ring?.handle({ ...product.services, telephony }, payload, { eventId: id, occurredAt })
  }
  expect(said).toEqual([
    'text +442079460958 Mock interview: Analyst at Fernwa',
    'call +442079460958 Your Mock interview: Analyst at Fernway is sta',
  ])
})
