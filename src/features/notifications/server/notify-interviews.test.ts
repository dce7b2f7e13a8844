import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { interviews } from '#db/schema/interviews.ts'
import { digestTimes, notifications } from '#db/schema/notifications.ts'
import { devMails, events } from '#db/schema/operations.ts'
import { mountInterviewCalendar } from '#features/interviews/server/http.ts'
import { notifyDueInterviews } from '#features/interviews/server/notify-due-interviews.ts'
import { conversationWorld, openConversation, product, world } from '#features/messages/server/conversation.testing.ts'
import { DAY_MS, isoDay } from '#lib/dates.ts'
import { newId } from '#lib/ids.ts'
import { createApp } from '#server/http/app.ts'
import { createUser } from '#testing/factories.ts'
import { readCalendar } from '#testing/read-calendar.ts'
import { notificationSubscribers } from './catalogue.ts'

openConversation()

const inDays = (days: number) => `${isoDay(new Date(Date.now() + days * DAY_MS))}T09:30`
async function agreed(overrides: { interviewers?: string[] } = {}) {
  const proposal = {
    ...{ kind: 'on_site' as const, minutes: 60, timeZone: 'UTC', place: 'Rua 5; floor 2', message: 'Ask for Joon' },
    ...{ starts: [inDays(5)], interviewers: [world.admin.id], setInterview: false },
    ...overrides,
  }
  const about = { id: newId(), applicationId: world.applicationId }
  const [interview] = (await product.as(world.recruiter.id).interviews.propose({ ...about, proposal })).interviews
  await follow()
  await product
    .as(world.candidate.id)
    .interviews.accept({ id: about.id, sequence: 0, startsAt: interview?.times[0] as Date })
  await follow()
  return about.id
}
/** Handles each new event twice, as the worker may do after a crash. */
const done = new Set<string>()
async function follow(names = ['interview.changed', 'interview.due']) {
  for (const event of await product.db.select().from(events).orderBy(events.id)) {
    if (!names.includes(event.name) || done.has(event.id)) continue
    done.add(event.id)
    for (const one of notificationSubscribers.filter(({ eventName }) => eventName === event.name)) {
      for (const _ of [1, 2])
        await one.handle(product.services, event.payload, { eventId: event.id, occurredAt: new Date() })
    }
  }
}
const received = (userId: string) =>
  product.db.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(notifications.id)
const titles = async (userId: string) => (await received(userId)).map(({ title }) => title)
const calendars = async (to: string) => {
  const rows = await product.db.select().from(devMails).where(eq(devMails.to, to)).orderBy(devMails.id)
  return rows.flatMap(({ attachments }) => attachments.map(({ content }) => readCalendar(content)))
}

it('notifies each side of what the other did, and emails both the calendar file with one UID', async () => {
  const id = await agreed()
  expect(await titles(world.candidate.id)).toEqual(['Choose a time for your interview'])
  expect(await titles(world.admin.id)).toEqual(['Interview confirmed'])
  expect(await titles(world.recruiter.id)).toEqual([])
  const [own] = await calendars(world.candidate.email)
  const [theirs] = await calendars(world.admin.email)
  expect(own).toMatchObject({
    uid: `meeting-${id}@tandem`,
    title: 'Interview: Data Analyst, Kestrel',
    text: 'On site\nRua 5; floor 2\nAsk for Joon',
    begins: new Date(`${inDays(5)}:00Z`),
    sequence: 1,
    status: 'CONFIRMED',
    method: 'PUBLISH',
  })
  expect(theirs).toMatchObject({ uid: own?.uid, title: 'Interview: Maya Okafor, Data Analyst', begins: own?.begins })
})

const messages = async (userId: string) => (await received(userId)).map(({ message }) => message)
const mailTexts = async (to: string) =>
  (await product.db.select().from(devMails).where(eq(devMails.to, to)).orderBy(devMails.id)).map(({ text }) => text)

it("describes a proposal: times with time zone, length, participants and the company's message", async () => {
  await agreed()
  const [proposal] = await messages(world.candidate.id)
  expect(proposal).toMatch(/^An on-site interview \(\d+ minutes\) with Kestrel: .*\d{4}, \d+:\d\d [AP]M \(.+\)/)
  expect(proposal).toContain('“Ask for Joon”')
})

it('emails the proposal with each time and its zone, the length, the message and a link to choose', async () => {
  await agreed()
  const [mail] = await mailTexts(world.candidate.email)
  expect(mail).toContain('Kestrel invites you to an interview. Please choose a time, or request different ones.')
  expect(mail).toMatch(
    /Time 1: \d+ \w+ \d{4}, 9:30 AM \(UTC\)\nLength: 60 minutes\nKind: On site\nWhere: Rua 5; floor 2\n/,
  )
  expect(mail).toContain('Kestrel writes:\n\n> Ask for Joon')
  expect(mail).toMatch(/Choose a time: https?:\S+\/app\/tracker\?application=/)
  expect(mail).not.toContain('Interviewers')
})

it('emails interviewers a link to the candidate, the other interviewers, and the time in their time zone', async () => {
  const zone = { userId: world.admin.id, hour: 8, timeZone: 'Asia/Kolkata' }
  await product.db.insert(digestTimes).values(zone)
  await product.db.update(users).set({ timeZone: 'Asia/Tokyo' }).where(eq(users.id, world.recruiter.id))
  await agreed({ interviewers: [world.admin.id, world.recruiter.id] })
  const [mail] = await mailTexts(world.admin.email)
  expect(mail).toContain('Maya Okafor')
  expect(mail).toMatch(/Interviewers: you, .+\n/)
  expect(mail).toContain(world.recruiter.name)
  expect(mail).toMatch(/When: \d+ \w+ \d{4}, 3:00 PM \(Asia\/Kolkata\)/)
  expect(mail).toMatch(/Open the application: https?:\S+/)
  expect((await mailTexts(world.recruiter.email))[0]).toContain('6:30 PM (Asia/Tokyo)')
})

it('reminds by email once per lead time, with place and length', async () => {
  const id = await agreed()
  const [row] = await product.db.select().from(interviews).where(eq(interviews.id, id))
  for (const before of [DAY_MS - 1, 3_600_000 - 1]) {
    await notifyDueInterviews(product.services, new Date((row?.startsAt?.getTime() ?? 0) - before))
    await follow()
  }
  const mails = await product.db
    .select()
    .from(devMails)
    .where(eq(devMails.to, world.candidate.email))
    .orderBy(devMails.id)
  expect(mails.map(({ subject, attachments }) => [subject, attachments.length])).toEqual([
    ['Choose a time for your interview: Kestrel', 0],
    ['Interview confirmed: Kestrel', 1],
    ['Interview tomorrow: Kestrel', 0],
    ['Interview soon: Kestrel', 0],
  ])
  expect(mails.at(-1)?.text).toContain('Where: Rua 5; floor 2')
})

it('notifies the other interviewers who cancelled, and the candidate who declined', async () => {
  const id = await agreed()
  await product.as(world.recruiter.id).interviews.cancel({ id, sequence: 1, note: '' })
  await follow()
  const [off] = (await mailTexts(world.admin.email)).slice(-1)
  expect(off).toContain(`${world.recruiter.name} cancelled.`)
  expect((await mailTexts(world.candidate.email)).slice(-1)[0]).toContain('Kestrel cancelled.')
  expect((await messages(world.admin.id)).at(-1)).toContain(`${world.recruiter.name} cancelled.`)
  expect((await messages(world.recruiter.id)).filter((text) => text.includes('cancelled'))).toEqual([])
  expect(off).not.toContain(`Maya Okafor cancelled`)
  const other = await agreed()
  await product.as(world.candidate.id).interviews.decline({ id: other, sequence: 1, note: '', asksForOthers: false })
  await follow()
  expect((await mailTexts(world.candidate.email)).slice(-1)[0]).toContain('You declined.')
  expect((await mailTexts(world.admin.email)).slice(-1)[0]).toMatch(
    /Maya Okafor declined\. Interview: Maya Okafor, Data Analyst, \d+ \w+ \d{4}, 9:30 AM \(UTC\)\.\n/,
  )
})

it('raises the calendar sequence when it moves, and removes the entry when it is cancelled', async () => {
  const id = await agreed()
  const recruiter = product.as(world.recruiter.id).interviews
  await recruiter.move({ id, sequence: 1, start: inDays(6), timeZone: 'UTC', note: '' })
  await follow()
  await recruiter.cancel({ id, sequence: 2, note: 'The job is gone.' })
  await follow()
  const read = await calendars(world.candidate.email)
  expect(read.map(({ uid, sequence, method, status }) => [uid, sequence, method, status])).toEqual([
    [`meeting-${id}@tandem`, 1, 'PUBLISH', 'CONFIRMED'],
    [`meeting-${id}@tandem`, 2, 'PUBLISH', 'CONFIRMED'],
    [`meeting-${id}@tandem`, 3, 'CANCEL', 'CANCELLED'],
  ])
  expect(await titles(world.candidate.id)).toEqual([
    'Choose a time for your interview',
    'Interview rescheduled',
    'Interview cancelled',
  ])
})

it('reminds both a day and an hour before, once each, and not of cancelled interviews', async () => {
  const id = await agreed()
  const [row] = await product.db.select().from(interviews).where(eq(interviews.id, id))
  const before = (ms: number) => new Date((row?.startsAt?.getTime() ?? 0) - ms)
  await notifyDueInterviews(product.services, before(2 * DAY_MS))
  for (const at of [before(DAY_MS - 1), before(DAY_MS - 2), before(3_600_000 - 1), before(3_600_000 - 2)]) {
    await notifyDueInterviews(product.services, at)
  }
  await follow()
  expect(await titles(world.candidate.id)).toEqual([
    'Choose a time for your interview',
    'Interview tomorrow',
    'Interview soon',
  ])
  expect(await titles(world.admin.id)).toEqual(['Interview confirmed', 'Interview tomorrow', 'Interview soon'])
  await product.as(world.candidate.id).interviews.decline({ id, sequence: 1, note: '', asksForOthers: false })
  await product.db.update(interviews).set({ remindedAt: null }).where(eq(interviews.id, id))
  expect(await notifyDueInterviews(product.services, before(1000))).toBe(0)
})

it('gives the calendar file only to both sides', async () => {
  const id = await agreed()
  const app = createApp(product.services, product.identify, () => true)
  mountInterviewCalendar(app)
  const get = async (userId: string | null, file = id) =>
    app.request(`/api/meetings/${file}.ics`, { headers: userId ? { 'x-test-user': userId } : {} })
  const stranger = await createUser(product.db)
  const foreign = (await conversationWorld(product)).recruiter
  const statuses = await Promise.all([
    get(null),
    get(stranger.id),
    get(foreign.id),
    get(world.candidate.id, newId()),
    get(world.candidate.id),
    get(world.recruiter.id),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([401, 404, 404, 404, 200, 200])
  const [own, theirs] = await Promise.all([statuses[4]?.text(), statuses[5]?.text()])
  expect(readCalendar(own ?? '').uid).toBe(readCalendar(theirs ?? '').uid)
})
