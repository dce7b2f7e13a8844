import { desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { replyPromises } from '#db/schema/applications.forms.ts'
import { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { notifications } from '#db/schema/notifications.ts'
import { devMails, events, liveMessages } from '#db/schema/operations.ts'
import { notificationSubscribers } from '#features/notifications/server/catalogue.ts'
import { writeExport } from '#features/privacy/server/export/write-export.ts'
import { readZip } from '#features/privacy/server/read-zip.testing.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { boardWorld, historiesOf } from '../stages/board.testing.ts'
import { sendDueNotices } from './send-notice.ts'

const product = productOfFile()

/** A company with a notice delay of ten minutes, and one application to it. */
async function waiting(minutes = 10) {
  const world = await boardWorld(product)
  await product.db.update(companies).set({ noticeMinutes: minutes }).where(eq(companies.id, world.company.id))
  const { id, userId } = await world.apply()
  const { companyApplications: reviews, stages } = product.as(world.recruiter.id)
  const candidate = product.as(userId!)
  const own = () => candidate.jobTracker.getOwn({ id })
  return { ...world, id, userId: userId!, reviews, stages, candidate, own }
}

/** Runs the pending work of notifications; each event once. */
const done = new Set<string>()
async function work(): Promise<void> {
  for (let more = true; more; ) {
    const rows = (await product.db.select().from(events)).filter(({ id }) => !done.has(id))
    more = rows.length > 0
    for (const { id, name, payload, occurredAt } of rows) {
      done.add(id)
      for (const one of notificationSubscribers.filter(({ eventName }) => eventName === name)) {
        await one.handle(product.services, payload, { eventId: id, occurredAt })
      }
    }
  }
}

const newsOf = (userId: string) =>
  product.db.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(desc(notifications.createdAt))
const liveTo = (userId: string) => product.db.select().from(liveMessages).where(eq(liveMessages.userId, userId))
async function mailsTo(userId: string) {
  const { email } = await product
    .as(userId)
    .accounts.session()
    .then(({ viewer }) => viewer!)
  return product.db.select().from(devMails).where(eq(devMails.to, email))
}

/** The applicant's data download, by table. */
async function exportOf(userId: string) {
  const bytes: Buffer[] = []
  for await (const part of await writeExport(product.services, userId)) bytes.push(part as Buffer)
  return [...(await readZip(Buffer.concat(bytes)))].filter(([name]) => name.startsWith('data/'))
}

/** Ends the notice delay. */
const makeDue = (id: string) =>
  product.db
    .update(applications)
    .set({ noticeDueAt: new Date(Date.now() - 1000) })
    .where(eq(applications.id, id))

describe('the notice delay', () => {
  it('shows the candidate no new status until it is over, then notifies once', async () => {
    const { id, userId, reviews, own, candidate } = await waiting()
    const before = await own()
    const set = await reviews.setStatus({ id, status: 'accepted', message: 'Welcome, {first name}!' })
    expect(set.noticeDueAt!.getTime() - set.statusUpdatedAt.getTime()).toBe(600_000)
    await work()
    expect(await sendDueNotices(product.services)).toBe(0)
    expect(await own()).toEqual(before)
    expect((await candidate.jobTracker.listOwn({})).counts).toMatchObject({ submitted: 1, accepted: 0 })
    expect((await candidate.jobTracker.listOwn({ status: 'accepted' })).items).toEqual([])
    expect([await newsOf(userId), await mailsTo(userId), await liveTo(userId)]).toEqual([[], [], []])
    expect(await reviews.get({ id })).toMatchObject({ status: 'accepted', shownStatus: 'submitted' })

    await makeDue(id)
    await sendDueNotices(product.services)
    await sendDueNotices(product.services)
    await work()
    expect(await newsOf(userId)).toHaveLength(1)
    expect((await mailsTo(userId)).map(({ text }) => text).join()).toContain('Welcome, ')
    const after = await own()
    expect(after.status).toBe('accepted')
    expect(after.timeline.at(-1)).toMatchObject({ status: 'accepted', message: expect.stringMatching(/^Welcome, /) })
    expect(await reviews.get({ id })).toMatchObject({ noticeDueAt: null, shownStatus: null })
  })

  it('sends only the last of three changes in a row, ten minutes after it', async () => {
    const { id, userId, reviews, own } = await waiting()
    for (const status of ['reviewing', 'interview', 'accepted'] as const) await reviews.setStatus({ id, status })
    await makeDue(id)
    await sendDueNotices(product.services)
    await work()
    expect((await newsOf(userId)).map(({ title }) => title)).toEqual(['Accepted'])
    expect((await own()).timeline.map((step) => 'status' in step && step.status)).toEqual(['accepted'])
  })

  it('an undone change leaves no trace for the candidate: no notification, email, live message, step or row of their download', async () => {
    const { id, userId, reviews, own, stages, job } = await waiting()
    const { id: inbox } = await stages.add({ jobId: job.id, name: 'Second inbox', status: 'submitted' })
    const from = (await historiesOf(product, id)).now.stageId!
    await stages.move({ moves: [{ id, from, to: { stageId: inbox } }] })
    const before = await own()
    const exported = await exportOf(userId)
    await reviews.setStatus({ id, status: 'reviewing' })
    const rejection = { reason: 'skills' as const, message: 'canary: not this time' }
    await reviews.setStatus({ id, status: 'rejected', rejection })
    expect(await reviews.undoStatus({ id })).toMatchObject({ status: 'submitted', noticeDueAt: null })
    await sendDueNotices(product.services)
    await work()
    expect((await historiesOf(product, id)).now.stageId).toBe(inbox)
    expect(await own()).toEqual(before)
    expect([await newsOf(userId), await mailsTo(userId), await liveTo(userId)]).toEqual([[], [], []])
    expect(await exportOf(userId)).toEqual(exported)
    // the company sees its own step, and that the candidate was not notified
    const steps = (await reviews.get({ id })).timeline.filter(({ status }) => status === 'rejected')
    expect(steps).toMatchObject([{ isShown: false }])
    await expect(reviews.undoStatus({ id })).rejects.toMatchObject({ code: 'NOTICE_SENT', status: 409 })
  })

  it('shows the candidate no move between stages of the status that they see', async () => {
    const { id, userId, own, stages, job } = await waiting()
    const before = [await own(), await exportOf(userId)]
    const { id: second } = await stages.add({ jobId: job.id, name: 'Second inbox', status: 'submitted' })
    const from = (await historiesOf(product, id)).now.stageId!
    await stages.move({ moves: [{ id, from, to: { stageId: second } }] })
    expect([await own(), await exportOf(userId)]).toEqual(before)
  })

  it('a move on the board is undone only while it leaves no trace', async () => {
    const { id, userId, stages } = await waiting()
    const from = (await historiesOf(product, id)).now.stageId!
    const there = async () => {
      const { moved } = await stages.move({ moves: [{ id, from, to: { status: 'rejected' } }] })
      return moved[0]!.stageId
    }
    const back = (stageId: string) =>
      stages.move({ moves: [{ id, from: stageId, to: { stageId: from } }], isUndo: true })
    expect((await back(await there())).moved).toMatchObject([{ id, status: 'submitted', noticeDueAt: null }])
    const rejected = await there()
    await makeDue(id)
    await sendDueNotices(product.services)
    const { moved, refused } = await back(rejected)
    expect([moved, refused]).toMatchObject([[], [{ id, code: 'NOTICE_SENT' }]])
    await sendDueNotices(product.services)
    await work()
    expect((await newsOf(userId)).map(({ title }) => title)).toEqual(['Not this time'])
  })

  it('ends immediately when the company chooses Notify now, and then nothing can be undone', async () => {
    const { id, userId, reviews } = await waiting()
    await reviews.setStatus({ id, status: 'interview' })
    await reviews.notifyNow({ id })
    await work()
    expect((await newsOf(userId)).map(({ title }) => title)).toEqual(['Interview stage'])
    await expect(reviews.notifyNow({ id })).rejects.toMatchObject({ code: 'NOTICE_SENT' })
    await expect(reviews.undoStatus({ id })).rejects.toMatchObject({ code: 'NOTICE_SENT' })
  })

  it("ends with the candidate's withdrawal, the only change that they see", async () => {
    const { id, userId, reviews, candidate, own } = await waiting()
    await reviews.setStatus({ id, status: 'rejected' })
    await candidate.applications.withdraw({ id })
    await sendDueNotices(product.services)
    await work()
    expect((await own()).timeline.map((step) => 'status' in step && step.status)).toEqual(['withdrawn'])
    expect((await newsOf(userId)).map(({ title }) => title)).not.toContain('Not this time')
  })

  it('notifies the candidate immediately without a delay', async () => {
    const { id, userId, reviews } = await waiting(0)
    expect((await reviews.setStatus({ id, status: 'interview' })).noticeDueAt).toBeNull()
    await work()
    expect((await newsOf(userId)).map(({ title }) => title)).toEqual(['Interview stage'])
  })

  it('counts a promised answer once the candidate sees it', async () => {
    const world = await boardWorld(product)
    await product.db.update(companies).set({ replyWithinDays: 5 }).where(eq(companies.id, world.company.id))
    const { id } = await world.apply()
    const sentAt = new Date()
    const dueAt = new Date(sentAt.getTime() + 86_400_000)
    await product.db.insert(replyPromises).values({ applicationId: id, companyId: world.company.id, sentAt, dueAt })
    await product.db.update(companies).set({ noticeMinutes: 10 }).where(eq(companies.id, world.company.id))
    const { companyApplications: reviews } = product.as(world.recruiter.id)
    const repliedAt = async () =>
      (await product.db.select().from(replyPromises).where(eq(replyPromises.applicationId, id)))[0]?.repliedAt
    await reviews.setStatus({ id, status: 'reviewing' })
    expect(await repliedAt()).toBeNull()
    await reviews.undoStatus({ id })
    await sendDueNotices(product.services)
    expect(await repliedAt()).toBeNull()
    await reviews.setStatus({ id, status: 'reviewing' })
    await reviews.notifyNow({ id })
    expect(await repliedAt()).toBeInstanceOf(Date)
  })
})
