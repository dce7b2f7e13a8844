import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { replyPromises } from '#db/schema/applications.forms.ts'
import { applicationStatusChanges, applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { events } from '#db/schema/operations.ts'
import { applicant, applyWorld } from '#features/applications/server/apply.testing.ts'
import { recordReply } from '#features/applications/server/promise-reply.ts'
import { DAY_MS, isoDay } from '#lib/dates.ts'
import { createMember } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { remindOfDueReplies } from './remind-due.ts'

const product = productOfFile()
beforeEach(async () => {
  await product.db.delete(companies)
  await product.db.delete(events)
})

const promiseOf = async (applicationId: string) =>
  (await product.db.select().from(replyPromises).where(eq(replyPromises.applicationId, applicationId)))[0]
const promise = (companyId: string, replyWithinDays: number | null) =>
  product.db.update(companies).set({ replyWithinDays }).where(eq(companies.id, companyId))
const dueIn = (applicationId: string, hours: number) =>
  product.db
    .update(replyPromises)
    .set({ dueAt: new Date(Date.now() + hours * 3_600_000) })
    .where(eq(replyPromises.applicationId, applicationId))

/** A company that promises an answer in five days, with one member and one application. */
async function createWorld(days: number | null = 5) {
  const { company, job, my, input } = await applyWorld(product)
  await promise(company.id, days)
  const member = await createMember(product.db, company.id)
  const { applicationId, appliedAt } = await my.submit(input)
  return { company, job, my, member, applicationId, appliedAt, as: product.as(member.id) }
}

describe('the promise stored with an application', () => {
  it('is null where the company promised none', async () => {
    const { applicationId, as } = await createWorld(null)
    expect(await promiseOf(applicationId)).toBeUndefined()
    expect(await as.replies.get({ id: applicationId })).toBeNull()
  })

  it("is the company's promise at the time of sending, unaffected by later changes", async () => {
    const { applicationId, company, appliedAt, as } = await createWorld()
    await promise(company.id, 30)
    const dueAt = new Date(appliedAt.getTime() + 5 * DAY_MS)
    expect(await promiseOf(applicationId)).toMatchObject({
      companyId: company.id,
      sentAt: appliedAt,
      dueAt,
      repliedAt: null,
    })
    expect(await as.replies.get({ id: applicationId })).toEqual({ dueAt, repliedAt: null })
  })

  it('is fulfilled by the first status after submitted, and by none after it', async () => {
    const { applicationId, as } = await createWorld()
    const { statusUpdatedAt } = await as.companyApplications.setStatus({ id: applicationId, status: 'reviewing' })
    expect((await promiseOf(applicationId))?.repliedAt).toEqual(statusUpdatedAt)
    await as.companyApplications.setStatus({ id: applicationId, status: 'submitted' })
    await as.companyApplications.setStatus({ id: applicationId, status: 'rejected' })
    await recordReply(product.db, { applicationId, at: new Date() })
    expect((await promiseOf(applicationId))?.repliedAt).toEqual(statusUpdatedAt)
  })

  it('is fulfilled by a message, before any status', async () => {
    const { applicationId, as } = await createWorld()
    const at = new Date()
    await recordReply(product.db, { applicationId, at })
    await as.companyApplications.setStatus({ id: applicationId, status: 'reviewing' })
    expect((await promiseOf(applicationId))?.repliedAt).toEqual(at)
  })

  it('ends with a withdrawal in time, and stays missed with a late one', async () => {
    const { applicationId, my, job } = await createWorld()
    await my.withdraw({ id: applicationId })
    expect(await promiseOf(applicationId)).toBeUndefined()
    const other = await applicant(product, job.id)
    const late = await other.my.submit(other.input)
    await dueIn(late.applicationId, -1)
    await other.my.withdraw({ id: late.applicationId })
    expect(await promiseOf(late.applicationId)).toMatchObject({ repliedAt: null })
  })
})

describe('the answers that are due', () => {
  it('lists overdue ones and those until tomorrow, the most urgent first, of the own company only', async () => {
    const first = await createWorld()
    const [second, third] = [await applicant(product, first.job.id), await applicant(product, first.job.id)]
    const [near, later] = [await second.my.submit(second.input), await third.my.submit(third.input)]
    await dueIn(first.applicationId, 3)
    await dueIn(near.applicationId, -2)
    await dueIn(later.applicationId, 72)
    const due = await first.as.replies.due()
    expect(due).toMatchObject({ total: 2, overdue: 1 })
    expect(due.items.map((item) => [item.applicationId, item.isOverdue])).toEqual([
      [near.applicationId, true],
      [first.applicationId, false],
    ])
    const rival = await createWorld()
    expect(await rival.as.replies.due()).toEqual({ items: [], total: 0, overdue: 0 })
    await expect(rival.as.replies.get({ id: first.applicationId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('omits answered and withdrawn ones, and those of deleted jobs', async () => {
    const { applicationId, as, job, my } = await createWorld()
    await dueIn(applicationId, 1)
    const total = async () => (await as.replies.due()).total
    expect(await total()).toBe(1)
    await product.db.update(jobs).set({ status: 'deleted' }).where(eq(jobs.id, job.id))
    expect(await total()).toBe(0)
    await product.db.update(jobs).set({ status: 'active' }).where(eq(jobs.id, job.id))
    expect(await total()).toBe(1)
    await dueIn(applicationId, -1)
    await my.withdraw({ id: applicationId })
    expect(await total()).toBe(0)
  })
})

describe('reminders of promised answers', () => {
  const morning = new Date('2027-03-10T09:00:00Z')
  const at = (text: string) => new Date(text)
  const reminders = async () =>
    (await product.db.select().from(events).where(eq(events.name, 'application.replies_due'))).map((one) => one.payload)
  const set = (applicationId: string, dueAt: Date) =>
    product.db.update(replyPromises).set({ dueAt }).where(eq(replyPromises.applicationId, applicationId))

  it('are sent a day before, once per application and once per company and day', async () => {
    const { applicationId, company, job } = await createWorld()
    await set(applicationId, at('2027-03-11T15:00:00Z'))
    expect(await remindOfDueReplies(product.services, at('2027-03-09T09:00:00Z'))).toBe(0)
    expect(await remindOfDueReplies(product.services, at('2027-03-10T07:59:00Z'))).toBe(0)
    await remindOfDueReplies(product.services, morning)
    expect(await reminders()).toEqual([{ companyId: company.id, day: '2027-03-10' }])
    // later applications of that day are listed the next morning
    const other = await applicant(product, job.id)
    const more = await other.my.submit(other.input)
    await set(more.applicationId, at('2027-03-11T20:00:00Z'))
    await remindOfDueReplies(product.services, at('2027-03-10T12:00:00Z'))
    expect(await reminders()).toHaveLength(1)
    await remindOfDueReplies(product.services, at('2027-03-11T08:00:00Z'))
    expect(await reminders()).toHaveLength(2)
    expect((await promiseOf(applicationId))?.remindedOn).toBe('2027-03-10')
    expect((await promiseOf(more.applicationId))?.remindedOn).toBe('2027-03-11')
    await remindOfDueReplies(product.services, at('2027-03-12T09:00:00Z'))
    expect(await reminders()).toHaveLength(2)
  })

  it('follow the day and hour of the company', async () => {
    const { applicationId, company } = await createWorld()
    await product.db.update(companies).set({ timeZone: 'America/Los_Angeles' }).where(eq(companies.id, company.id))
    await set(applicationId, at('2027-03-11T20:00:00Z'))
    await remindOfDueReplies(product.services, at('2027-03-10T15:59:00Z'))
    expect(await reminders()).toEqual([])
    await remindOfDueReplies(product.services, at('2027-03-10T16:00:00Z'))
    expect(await reminders()).toEqual([{ companyId: company.id, day: isoDay(at('2027-03-10T16:00:00Z')) }])
  })

  it('are not sent for answered, expired or withdrawn ones', async () => {
    const answered = await createWorld()
    await set(answered.applicationId, at('2027-03-11T15:00:00Z'))
    await answered.as.companyApplications.setStatus({ id: answered.applicationId, status: 'interview' })
    const over = await createWorld()
    await set(over.applicationId, at('2027-03-10T08:30:00Z'))
    const gone = await createWorld()
    await set(gone.applicationId, at('2027-03-11T15:00:00Z'))
    await product.db.update(applications).set({ status: 'withdrawn' }).where(eq(applications.id, gone.applicationId))
    await remindOfDueReplies(product.services, morning)
    expect(await reminders()).toEqual([])
  })

  it('are sent once with two workers at once', async () => {
    const { applicationId } = await createWorld()
    await set(applicationId, at('2027-03-11T15:00:00Z'))
    await Promise.all([remindOfDueReplies(product.services, morning), remindOfDueReplies(product.services, morning)])
    expect(await reminders()).toHaveLength(1)
  })
})

it('the history fulfills the promise for every kind of change', async () => {
  const { applicationId, member } = await createWorld()
  const changedAt = new Date()
  await product.db
    .insert(applicationStatusChanges)
    .values({ applicationId, fromStatus: 'submitted', toStatus: 'interview', changedBy: member.id, changedAt })
  expect((await promiseOf(applicationId))?.repliedAt).toEqual(changedAt)
})
