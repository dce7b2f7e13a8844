import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { applicationRejections, applicationStatusChanges } from '#db/schema/applications.ts'
import { notifications } from '#db/schema/notifications.ts'
import { auditLog, devMails, events } from '#db/schema/operations.ts'
import { applicant } from '#features/applications/server/apply.testing.ts'
import { createEmployer } from '#features/job-postings/server/postings.testing.ts'
import { notificationSubscribers } from '#features/notifications/server/catalogue.ts'
import { writeExport } from '#features/privacy/server/export/write-export.ts'
import { createJob } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { kindWordings } from '../../decline-rules.ts'
import { rejectionReasonsOf } from '../rejection-reasons.ts'

const product = productOfFile()

const CANARY = 'canary-reason-too-expensive'

async function createWorld(people = 1) {
  const { admin, company } = await createEmployer(product.db)
  const job = await createJob(product.db, company.id, { title: 'Data Analyst' })
  const sent = []
  for (let n = 0; n < people; n++) {
    const { my, tracker, input, user } = await applicant(product, job.id)
    sent.push({ user, my, tracker, ...(await my.submit(input)) })
  }
  return { admin, company, job, sent, first: sent[0]!, reviews: product.as(admin.id).companyApplications }
}

/** Runs the pending work of notifications, emails included. */
async function work(): Promise<void> {
  const done = new Set<string>()
  for (let more = true; more; ) {
    const waiting = (await product.db.select().from(events)).filter(({ id }) => !done.has(id))
    more = waiting.length > 0
    for (const { id, name, payload, occurredAt } of waiting) {
      done.add(id)
      const known = notificationSubscribers.filter(({ eventName }) => eventName === name)
      for (const one of known) await one.handle(product.services, payload, { eventId: id, occurredAt })
    }
  }
}
const mailsTo = (email: string) => product.db.select().from(devMails).where(eq(devMails.to, email))

describe('rejecting with a reason and a message', () => {
  it('stores the reason for the company; the message reaches the tracker, the notification and the email', async () => {
    const { first, reviews, company } = await createWorld()
    const rejection = { reason: 'salary' as const, note: CANARY, message: kindWordings[0].text }
    await reviews.setStatus({ id: first.applicationId, status: 'rejected', rejection })
    await work()
    const said = `Thank you for applying for Data Analyst at ${company.name}`
    const [entry] = (await reviews.get({ id: first.applicationId })).timeline.slice(-1)
    expect(entry).toMatchObject({ status: 'rejected', reason: 'salary', note: CANARY })
    expect(entry?.message).toContain('Hi Maya,')

    const theirs = await first.tracker.getOwn({ id: first.applicationId })
    expect(theirs.timeline.at(-1)).toMatchObject({ kind: 'status', status: 'rejected', message: entry?.message })
    const received = await product.db.select().from(notifications).where(eq(notifications.userId, first.user.id))
    const mails = await mailsTo(first.user.email)
    const [mail] = mails.filter(({ subject }) => subject.startsWith('Not this time'))
    expect(received.map(({ message }) => message).join()).toContain(said)
    expect(mail?.text).toContain(said)
    expect(mail?.text.split(said)).toHaveLength(2)

    const exported = await writeExport(product.services, first.user.id)
    const bytes: Buffer[] = []
    for await (const part of exported) bytes.push(part as Buffer)
    const seen = JSON.stringify([theirs, await first.tracker.listOwn({}), received, mails])
    expect(seen).not.toMatch(/canary|salary_?expect|"reason"/i)
    const readZip = (await import('#features/privacy/server/read-zip.testing.ts')).readZip
    expect([...(await readZip(Buffer.concat(bytes)))].flat().join('\n')).not.toMatch(/canary|application_rejections/)
    const outbox = await product.db.select().from(events)
    expect(JSON.stringify([outbox, await product.db.select().from(auditLog)])).not.toMatch(/canary|thank you/)
  })

  it('accepts no rejection details, or only one of them', async () => {
    const { sent, reviews } = await createWorld(3)
    const [bare, reason, message] = sent.map(({ applicationId }) => applicationId) as [string, string, string]
    await reviews.setStatus({ id: bare, status: 'rejected' })
    await reviews.setStatus({ id: reason, status: 'rejected', rejection: { reason: 'skills' } })
    await reviews.setStatus({ id: message, status: 'rejected', rejection: { message: 'All the best.' } })
    const last = async (id: string) => (await reviews.get({ id })).timeline.at(-1)
    expect(await last(bare)).toMatchObject({ reason: null, note: null, message: null })
    expect(await last(reason)).toMatchObject({ reason: 'skills', note: null, message: null })
    expect(await last(message)).toMatchObject({ reason: null, note: null, message: 'All the best.' })
  })

  it('writes to each of many by name, and stores the details only with rejected ones', async () => {
    const { sent, admin, job, company } = await createWorld(2)
    const api = product.as(admin.id)
    const from = (await api.stages.list({ jobId: job.id })).find(({ status }) => status === 'submitted')!.id
    const [one, other] = sent.map(({ applicationId }) => applicationId) as [string, string]
    await api.stages.move({
      moves: [
        { id: one, from, to: { status: 'rejected' } },
        { id: other, from, to: { status: 'interview' } },
      ],
      rejection: { reason: 'location', message: 'Dear {first name}, thanks from {company}.' },
    })
    const said = await product.db
      .select({ to: applicationStatusChanges.toStatus, message: applicationStatusChanges.message })
      .from(applicationStatusChanges)
      .where(eq(applicationStatusChanges.changedBy, admin.id))
    expect(said).toContainEqual({ to: 'rejected', message: `Dear Maya, thanks from ${company.name}.` })
    expect(said).toContainEqual({ to: 'interview', message: null })
    const since = new Date(0)
    const counts = () => rejectionReasonsOf(product.db, { companyId: company.id, since })
    expect(await counts()).toEqual([{ reason: 'location', count: 1 }])
    // an undone rejection no longer counts, but stays in the company's history
    await api.companyApplications.setStatus({ id: one, status: 'reviewing' })
    expect(await counts()).toEqual([])
    expect(await product.db.$count(applicationRejections, eq(applicationRejections.applicationId, one))).toBe(1)
  })

  it.each([
    { reason: 'other' },
    { reason: 'other', note: '   ' },
    { reason: 'incomplete' },
    { reason: 'age' },
    { note: 'x'.repeat(501) },
    { message: 'x'.repeat(2001) },
  ])('refuses %j and leaves the application as it is', async (rejection) => {
    const { first, reviews } = await createWorld()
    const call = reviews.setStatus({ id: first.applicationId, status: 'rejected', rejection: rejection as never })
    await expect(call).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect((await reviews.get({ id: first.applicationId })).status).toBe('submitted')
  })

  it("stores nothing where the application was withdrawn or is another company's", async () => {
    const { first, reviews } = await createWorld()
    const rival = await createEmployer(product.db)
    const rejection = { reason: 'skills' as const, message: 'No.' }
    const input = { id: first.applicationId, status: 'rejected' as const, rejection }
    await expect(product.as(rival.admin.id).companyApplications.setStatus(input)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await first.my.withdraw({ id: first.applicationId })
    await expect(reviews.setStatus(input)).rejects.toMatchObject({ code: 'APPLICATION_WITHDRAWN' })
    const ofFirst = eq(applicationRejections.applicationId, first.applicationId)
    expect(await product.db.$count(applicationRejections, ofFirst)).toBe(0)
  })
})
