import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { applicationResponses } from '#db/schema/applications.forms.ts'
import { autoApplyEntries, autoApplyLog } from '#db/schema/auto-apply.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { createMember, createRequirement } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { findForRule } from './find/find-for-rule.ts'
import { deleteEntries } from './queue/delete-entries.ts'
import { sendDue } from './send/send-due.ts'
import { applicationsOf, autoApplyWorld, createDataJob, createMaya, sendNow } from './world.testing.ts'

const product = productOfFile()

describe('the review queue', () => {
  it('holds everything found, and nothing is sent before it is approved (AUTO-02)', async () => {
    const { user, entry, my } = await autoApplyWorld(product)
    expect(entry).toMatchObject({ state: 'waiting', ruleName: 'Data work', isAutoApproved: false, sendAt: null })
    await sendDue(product.services)
    expect(await applicationsOf(product, user.id)).toEqual([])
    await my.approve({ ids: [entry.id] })
    await sendDue(product.services)
    expect(await applicationsOf(product, user.id)).toEqual([])
    await sendNow(product, user.id)
    expect(await applicationsOf(product, user.id)).toMatchObject([
      { jobId: entry.job.id, isAssisted: true, status: 'submitted' },
    ])
    expect((await my.queue()).items.map((item) => item.id)).not.toContain(entry.id)
  })

  it('never adds a job twice: not one that waits, was skipped, applied to or withdrawn (AUTO-02)', async () => {
    const { user, entry, my, rule: saved } = await autoApplyWorld(product)
    expect(await findForRule(product.services, saved.id)).toBe(0)
    await my.skip({ id: entry.id })
    expect(await findForRule(product.services, saved.id)).toBe(0)
    expect((await my.queue()).items.map((item) => item.id)).not.toContain(entry.id)
    const job = await createDataJob(product)
    await my.addJob({ jobId: job.id })
    const added = (await my.queue()).items.find((item) => item.job.id === job.id)!
    await my.approve({ ids: [added.id] })
    await sendNow(product, user.id)
    const [sent] = await applicationsOf(product, user.id)
    await product.as(user.id).applications.withdraw({ id: sent!.id })
    expect(await findForRule(product.services, saved.id)).toBe(0)
    await expect(my.addJob({ jobId: job.id })).rejects.toMatchObject({ code: 'ALREADY_APPLIED' })
  })

  it("skips with 'not this company': all its other jobs too, now and later", async () => {
    const { entry, my, rule: saved, job } = await autoApplyWorld(product)
    const second = await createDataJob(product, { companyId: job.companyId })
    await findForRule(product.services, saved.id)
    const company = (items: { job: { id: string } }[]) =>
      items.filter((item) => [job.id, second.id].includes(item.job.id)).length
    expect(company((await my.queue()).items)).toBe(2)
    await my.skip({ id: entry.id, isCompanyToo: true })
    await createDataJob(product, { companyId: job.companyId, title: 'Data Analyst III' })
    await findForRule(product.services, saved.id)
    const { items } = await my.queue()
    expect(items.filter((item) => item.job.title === 'Data Analyst III')).toEqual([])
    expect(company(items)).toBe(0)
    expect((await my.settings()).avoided).toHaveLength(1)
    await expect(my.approve({ ids: [entry.id] })).rejects.toMatchObject({ code: 'ENTRY_NOT_WAITING' })
    await my.stopAvoiding({ companyId: job.companyId })
    expect((await my.settings()).avoided).toEqual([])
  })

  it('shows the explained match, the submission, and what is missing; an unanswered required question blocks it', async () => {
    const { user, entry, my, job } = await autoApplyWorld(product, { coverLetter: 'Dear {company}, about {job}.' })
    const question = await createRequirement(product.db, job.id, { label: 'Years of SQL?', required: true })
    const [company] = await product.db.select().from(companies).where(eq(companies.id, job.companyId))
    const details = await my.entry({ id: entry.id })
    expect(details).toMatchObject({
      resumeTitle: 'Data resume',
      coverLetter: `Dear ${company!.name}, about Data Analyst.`,
      missing: [{ what: 'answer', questionId: question.id }],
      details: { phone: '(503) 555-0142' },
    })
    expect(details.match?.items.length).toBeGreaterThan(2)
    await expect(my.approve({ ids: [entry.id] })).rejects.toMatchObject({ code: 'ENTRY_NEEDS_YOU' })
    const settled = { id: entry.id, resumeId: null, coverLetter: 'Hello.' }
    const saved = await my.saveEntry({ ...settled, answers: { [question.id]: 'Five' } })
    expect(saved).toMatchObject({ missing: [], coverLetter: 'Hello.' })
    await my.approve({ ids: [entry.id] })
    await sendNow(product, user.id)
    const [sent] = await applicationsOf(product, user.id)
    expect(sent).toMatchObject({ coverLetter: 'Hello.' })
    const answers = await product.db
      .select()
      .from(applicationResponses)
      .where(eq(applicationResponses.applicationId, sent!.id))
    expect(answers).toMatchObject([{ requirementId: question.id, responseText: 'Five' }])
  })

  it('refuses an invalid answer and leaves an incomplete entry open', async () => {
    const { entry, my, job } = await autoApplyWorld(product)
    const number = await createRequirement(product.db, job.id, {
      label: 'Count?',
      questionType: 'number',
      required: true,
    })
    const settled = { id: entry.id, resumeId: null, coverLetter: '' }
    await expect(my.saveEntry({ ...settled, answers: { [number.id]: 'many' } })).rejects.toMatchObject({
      code: 'ANSWERS_INVALID',
      data: { answers: { [number.id]: 'Please enter a number' } },
    })
    expect((await my.saveEntry({ ...settled, answers: { [number.id]: null } })).missing).toHaveLength(1)
  })

  it('approves several at once, skips incomplete ones, and can undo in time', async () => {
    const { user, entry, my, rule: saved } = await autoApplyWorld(product)
    const unready = await createDataJob(product)
    await createRequirement(product.db, unready.id, { label: 'Why data?', required: true })
    await findForRule(product.services, saved.id)
    const other = (await my.queue()).items.find((item) => item.job.id === unready.id)!
    const answer = await my.approve({ ids: [entry.id, other.id] })
    expect(answer).toMatchObject({ approved: [entry.id], left: [other.id] })
    expect(await my.withdraw({ ids: [entry.id] })).toEqual({ back: [entry.id], sent: [] })
    await sendNow(product, user.id)
    expect(await applicationsOf(product, user.id)).toEqual([])
    await my.approve({ ids: [entry.id] })
    await sendNow(product, user.id)
    await expect(my.withdraw({ ids: [entry.id] })).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' })
    await expect(my.approve({ ids: [entry.id] })).rejects.toMatchObject({ code: 'ENTRY_NOT_WAITING' })
  })

  it('leaves ten seconds to undo an approval', async () => {
    const { entry, my } = await autoApplyWorld(product)
    const before = Date.now()
    await my.approve({ ids: [entry.id] })
    const [row] = await product.db.select().from(autoApplyEntries).where(eq(autoApplyEntries.id, entry.id))
    expect(row!.sendAt!.getTime() - 10_000).toBeGreaterThanOrEqual(before)
    expect(row!.sendAt!.getTime() - 10_000).toBeLessThanOrEqual(Date.now())
  })

  it("no one can read or approve another person's entry", async () => {
    const { entry } = await autoApplyWorld(product)
    const other = product.as((await createMaya(product)).user.id).autoApply
    await expect(other.entry({ id: entry.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(other.approve({ ids: [entry.id] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(other.skip({ id: entry.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(other.withdraw({ ids: [entry.id] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('undoing an approval', () => {
  it('is idempotent, and accepts an entry that was never approved', async () => {
    const { user, entry, my } = await autoApplyWorld(product)
    const waits = { back: [entry.id], sent: [] }
    expect(await my.withdraw({ ids: [entry.id] })).toEqual(waits)
    await my.approve({ ids: [entry.id] })
    expect(await my.withdraw({ ids: [entry.id] })).toEqual(waits)
    expect(await my.withdraw({ ids: [entry.id] })).toEqual(waits)
    await sendNow(product, user.id)
    expect(await applicationsOf(product, user.id)).toEqual([])
  })

  it('reports as sent only entries that were sent, also among several', async () => {
    const { user, entry, my, rule: saved } = await autoApplyWorld(product)
    await createDataJob(product)
    await findForRule(product.services, saved.id)
    const other = (await my.queue()).items.find(({ id }) => id !== entry.id)!
    await my.approve({ ids: [entry.id] })
    await sendNow(product, user.id)
    await my.approve({ ids: [other.id] })
    expect(await my.withdraw({ ids: [entry.id, other.id] })).toEqual({ back: [other.id], sent: [entry.id] })
    await expect(my.withdraw({ ids: [entry.id] })).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' })
  })

  it('reports skipped and closed entries as no longer waiting, not as sent', async () => {
    const { entry, my } = await autoApplyWorld(product)
    await my.skip({ id: entry.id })
    await expect(my.withdraw({ ids: [entry.id] })).rejects.toMatchObject({ code: 'ENTRY_NOT_WAITING' })
    const closing = await autoApplyWorld(product)
    await closing.my.approve({ ids: [closing.entry.id] })
    await product.db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, closing.entry.job.id))
    await deleteEntries(product.services, closing.entry.job.id)
    await expect(closing.my.withdraw({ ids: [closing.entry.id] })).rejects.toMatchObject({ code: 'ENTRY_NOT_WAITING' })
  })
})

describe("'Auto Apply' on a job", () => {
  it('refuses like applying, with the same texts (AUTO-09)', async () => {
    const job = await createDataJob(product)
    const { user } = await createMaya(product)
    const recruiter = await createMember(product.db, job.companyId)
    const add = (who: string | null, jobId = job.id) => product.as(who).autoApply.addJob({ jobId })
    await expect(add(null)).rejects.toMatchObject({ code: 'APPLY_SIGNED_OUT' })
    await expect(add(recruiter.id)).rejects.toMatchObject({ code: 'APPLY_SEEKERS_ONLY' })
    const closed = await createDataJob(product, { closesAt: new Date('2020-01-01'), applicationDeadline: '2019-12-31' })
    await expect(add(user.id, closed.id)).rejects.toMatchObject({ code: 'APPLICATIONS_CLOSED' })
    await expect(add(user.id, user.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('adds the job to the same queue, once, and restores a skipped one (AUTO-09, JOBS-15)', async () => {
    const job = await createDataJob(product)
    const { user } = await createMaya(product)
    const my = product.as(user.id).autoApply
    const first = await my.addJob({ jobId: job.id })
    expect(first.isNew).toBe(true)
    expect(await my.addJob({ jobId: job.id })).toEqual({ ...first, isNew: false })
    await my.skip({ id: first.entryId })
    expect(await my.addJob({ jobId: job.id })).toEqual(first)
    expect((await my.queue()).items).toMatchObject([{ id: first.entryId, ruleName: null, state: 'waiting' }])
    await my.approve({ ids: [first.entryId] })
    await sendNow(product, user.id)
    expect(await my.settings()).toMatchObject({ sentToday: 1 })
    const row = and(eq(autoApplyLog.userId, user.id), eq(autoApplyLog.outcome, 'sent'))
    expect(await product.db.select().from(autoApplyLog).where(row)).toHaveLength(1)
  })
})
