import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { replyPromises } from '#db/schema/applications.forms.ts'
import { applications } from '#db/schema/applications.ts'
import { notifications } from '#db/schema/notifications.ts'
import { devMails, events, liveMessages } from '#db/schema/operations.ts'
import { applicationStatusShown, applicationSubmitted } from '#features/applications/events.ts'
import type { ApplicationStatus } from '#features/applications/rules.ts'
import { repliesDue } from '#features/hiring-pipeline/events.ts'
import { reviewAddress } from '#features/hiring-pipeline/review-address.ts'
import { newId } from '#lib/ids.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createMember, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { applicantNotified } from '../events.ts'
import { notificationSubscribers } from './catalogue.ts'

const product = productOfFile()

async function createWorld() {
  const seeker = await createUser(product.db, { name: 'Maya Okafor' })
  const company = await createCompany(product.db, { name: 'Fernway' })
  const recruiter = await createMember(product.db, company.id)
  const job = await createJob(product.db, company.id, { title: 'Data Analyst' })
  const [application] = await product.db
    .insert(applications)
    .values({ jobId: job.id, userId: seeker.id, ...applicantDetails({ email: seeker.email }) })
    .returning()
  const subject = { applicationId: application!.id, jobId: job.id, companyId: company.id, userId: seeker.id }
  return { seeker, recruiter, subject }
}

/** Runs the work that follows from an event, as the worker would: possibly more than once. */
async function follow(eventName: string, payload: Record<string, unknown>, eventId = newId()) {
  for (const s of notificationSubscribers.filter((one) => one.eventName === eventName)) {
    await s.handle(product.services, payload, { eventId, occurredAt: new Date() })
  }
}

const listOf = (userId: string) =>
  product.db.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(asc(notifications.id))

const statusChange = (subject: Awaited<ReturnType<typeof createWorld>>['subject'], toStatus: ApplicationStatus) =>
  applicationStatusShown({ ...subject, fromStatus: 'submitted', toStatus }).payload

describe('recipients of notifications', () => {
  it('notifies the company once of all promised replies, without those given in the meantime', async () => {
    const { seeker, recruiter, subject } = await createWorld()
    const { applicationId, companyId } = subject
    const due = repliesDue({ companyId, day: '2027-03-10' })
    await follow(due.name, due.payload)
    expect(await listOf(recruiter.id)).toEqual([])
    await product.db.update(users).set({ timeZone: 'Asia/Kathmandu' }).where(eq(users.id, recruiter.id))
    const dueAt = new Date('2027-03-11T20:00:00Z')
    const row = { applicationId, companyId, sentAt: new Date(), dueAt, remindedOn: '2027-03-10' }
    await product.db.insert(replyPromises).values(row)
    const eventId = newId()
    for (let i = 0; i < 2; i++) await follow(due.name, due.payload, eventId)
    expect(await listOf(recruiter.id)).toMatchObject([
      {
        type: 'replies_due',
        message: 'You promised Maya Okafor a reply by 12 March 2027.',
        href: reviewAddress({ companyId, applicationId }),
      },
    ])
    expect(await listOf(seeker.id)).toEqual([])
    await product.db.update(applications).set({ status: 'reviewing' }).where(eq(applications.id, applicationId))
    await follow(due.name, due.payload)
    expect(await listOf(recruiter.id)).toHaveLength(1)
  })

  it('notifies the applicant and the company of a new application, once despite retries', async () => {
    const { seeker, recruiter, subject } = await createWorld()
    const eventId = newId()
    for (let i = 0; i < 3; i++) await follow(applicationSubmitted.eventName, subject, eventId)
    expect((await listOf(seeker.id)).map((n) => n.message)).toEqual([
      'Your application for Data Analyst at Fernway was received.',
    ])
    expect((await listOf(recruiter.id)).map((n) => n.message)).toEqual(['Maya Okafor applied for Data Analyst.'])
  })

  it.each([
    ['reviewing', 'status_updated'],
    ['interview', 'interview_scheduled'],
    ['accepted', 'application_accepted'],
    ['rejected', 'application_rejected'],
  ] as [ApplicationStatus, string][])('gives a move to %s the type %s (NOTIF-08)', async (status, type) => {
    const { seeker, subject } = await createWorld()
    await follow(applicationStatusShown.eventName, statusChange(subject, status))
    expect((await listOf(seeker.id)).map((n) => n.type)).toEqual([type])
  })

  it('stores text, kind, time and the unread state (NOTIF-04)', async () => {
    const { seeker, subject } = await createWorld()
    const before = new Date(Date.now() - 60_000)
    await follow(applicationStatusShown.eventName, statusChange(subject, 'interview'))
    const [row] = await listOf(seeker.id)
    expect(row).toMatchObject({ type: 'interview_scheduled', read: false })
    expect(row?.id).toMatch(/^[0-9a-f-]{36}$/)
    for (const text of [row?.title, row?.message]) expect(text?.length).toBeGreaterThan(3)
    expect(row?.createdAt.getTime()).toBeGreaterThan(before.getTime())
    expect((await product.as(seeker.id).notifications.list(undefined)).items[0]).toMatchObject({
      id: row?.id,
      title: row?.title,
      message: row?.message,
    })
  })

  it('updates the open pages of both sides (NOTIF-07)', async () => {
    const { seeker, recruiter, subject } = await createWorld()
    await follow(applicationStatusShown.eventName, statusChange(subject, 'interview'))
    const said = async (userId: string) =>
      (await product.db.select().from(liveMessages).where(eq(liveMessages.userId, userId))).map((m) => m.topic)
    expect(await said(seeker.id)).toEqual(['notification', 'application_changed'])
    expect(await said(recruiter.id)).toEqual(['application_changed'])
  })

  it('emails the applicant once despite retries', async () => {
    const { seeker, subject } = await createWorld()
    await follow(applicationStatusShown.eventName, statusChange(subject, 'interview'))
    const waiting = await product.db.select().from(events).where(eq(events.name, applicantNotified.eventName))
    const event = waiting.find((e) => e.payload.applicationId === subject.applicationId)!
    for (let i = 0; i < 3; i++) await follow(event.name, event.payload, event.id)
    const mails = await product.db.select().from(devMails).where(eq(devMails.to, seeker.email))
    expect(mails.map((mail) => mail.subject)).toEqual(['Interview stage: Data Analyst, Fernway'])
  })

  it("writes the dates of the mail to the applicant in the applicant's time zone", async () => {
    const { seeker, subject } = await createWorld()
    await product.db.update(users).set({ timeZone: 'America/Los_Angeles' }).where(eq(users.id, seeker.id))
    const dates = { appliedAt: new Date('2026-03-06T07:00:00Z'), statusUpdatedAt: new Date('2026-03-12T06:59:00Z') }
    await product.db
      .update(applications)
      .set({ ...dates, status: 'interview' })
      .where(eq(applications.id, subject.applicationId))
    await follow(applicationStatusShown.eventName, statusChange(subject, 'interview'))
    const waiting = await product.db.select().from(events).where(eq(events.name, applicantNotified.eventName))
    const event = waiting.find((e) => e.payload.applicationId === subject.applicationId)!
    await follow(event.name, event.payload, event.id)
    const [mail] = await product.db.select().from(devMails).where(eq(devMails.to, seeker.email))
    expect(mail?.text).toContain('5 March')
    expect(mail?.text).toContain('11 March')
  })
})

describe('the list of notifications', () => {
  it('lists the newest 50 with exact totals, marks and deletes (NOTIF-01, NOTIF-05, NOTIF-06)', async () => {
    const user = await createUser(product.db)
    const api = product.as(user.id).notifications
    const row = (i: number) => ({ userId: user.id, eventId: newId(), type: 'x', title: `n${i}`, message: 'm' })
    await product.db.insert(notifications).values(Array.from({ length: 60 }, (_, i) => row(i)))
    const list = await api.list(undefined)
    expect([list.items.length, list.total, list.unread]).toEqual([50, 60, 60])
    expect((await api.recent(undefined)).items).toHaveLength(5)
    expect(await api.markRead({ id: list.items[0]!.id })).toEqual({ unread: 59 })
    expect(await api.delete({ id: list.items[1]!.id })).toEqual({ unread: 58 })
    expect(await api.markAllRead(undefined)).toEqual({ unread: 0 })
    expect((await api.list(undefined)).items.every((item) => item.read)).toBe(true)
  })

  it("answers another user's id like a missing one (SHELL-33)", async () => {
    const [owner, other] = [await createUser(product.db), await createUser(product.db)]
    const [row] = await product.db
      .insert(notifications)
      .values({ userId: owner.id, eventId: newId(), type: 'x', title: 't', message: 'm' })
      .returning()
    const api = product.as(other.id).notifications
    for (const id of [row!.id, newId()]) {
      await expect(api.markRead({ id })).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 })
      await expect(api.delete({ id })).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 })
    }
    expect(await listOf(owner.id)).toMatchObject([{ read: false }])
  })
})
