import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { applications } from '#db/schema/applications.ts'
import { autoApplyEntries, autoApplyLog } from '#db/schema/auto-apply.ts'
import { resumes } from '#db/schema/documents.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createMember, createRequirement, createResume, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { watchedDatabase } from '#testing/watched-database.ts'
import { findForRule } from './find/find-for-rule.ts'
import { sendDue } from './send/send-due.ts'
import {
  applicationsOf,
  autoApplyWorld,
  createDataJob,
  createMaya,
  letTimePass,
  rule,
  sendNow,
  type World,
} from './world.testing.ts'

const product = productOfFile()

const entriesOf = (userId: string) =>
  product.db.select().from(autoApplyEntries).where(eq(autoApplyEntries.userId, userId))

describe('sending', () => {
  it('stores the exact submission, readable and unchanged after its sources have changed (AUTO-07)', async () => {
    const {
      user,
      resume,
      entry,
      my,
      job,
      rule: saved,
    } = await autoApplyWorld(product, { coverLetter: 'Hello {company}' })
    const question = await createRequirement(product.db, job.id, { label: 'Favourite database' })
    await my.saveAnswer({ questionType: 'text', label: 'favourite  database?', options: [], value: 'PostgreSQL' })
    await my.approve({ ids: [entry.id] })
    await sendNow(product, user.id)
    await product.db.update(resumes).set({ title: 'Other', text: 'Other' }).where(eq(resumes.id, resume.id))
    await my.removeRule({ id: saved.id })
    const { items } = await my.log({})
    const { submission, ...head } = await my.logEntry({ id: items[0]!.id })
    const [sent] = await applicationsOf(product, user.id)
    expect(head).toMatchObject({ outcome: 'sent', jobTitle: 'Data Analyst', applicationId: sent!.id, reason: null })
    expect(submission).toMatchObject({
      details: { fullName: 'Maya Okafor', phone: '(503) 555-0142' },
      resume: { title: 'Data resume', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      coverLetter: expect.stringMatching(/^Hello Company \d+$/),
      answers: [{ question: question.label, answer: 'PostgreSQL', from: 'bank' }],
      rule: { name: 'Data work', keywords: 'data analyst', minimumMatch: 50 },
      match: { score: entry.score },
      approvedBy: 'person',
    })
    const change = product.db.update(autoApplyLog).set({ jobTitle: 'X' }).where(eq(autoApplyLog.userId, user.id))
    await expect(change).rejects.toThrow()
    await expect(product.db.delete(autoApplyLog).where(eq(autoApplyLog.userId, user.id))).rejects.toThrow()
    const other = product.as((await createMaya(product)).user.id).autoApply
    await expect(other.logEntry({ id: items[0]!.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('marks the application as assisted, for its person and for the company (AUTO-08, CAPP-11)', async () => {
    const { user, entry, my, job } = await autoApplyWorld(product)
    await my.approve({ ids: [entry.id] })
    await sendNow(product, user.id)
    const reader = await createMember(product.db, job.companyId)
    expect((await product.as(reader.id).companyApplications.list({})).items).toMatchObject([{ isAssisted: true }])
    const { items } = await product.as(user.id).jobTracker.listOwn({})
    expect(items).toMatchObject([{ isAssisted: true }])
    const details = await product.as(user.id).jobTracker.getOwn({ id: items[0]!.id })
    expect(details.timeline).toMatchObject([{ status: 'submitted', by: 'you' }])
  })

  it('applies every rule at the time of sending: closed, applied to by hand, no longer a job seeker (AUTO-10)', async () => {
    const closed = await autoApplyWorld(product)
    await closed.my.approve({ ids: [closed.entry.id] })
    await product.db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, closed.job.id))
    await sendNow(product, closed.user.id)
    expect(await entriesOf(closed.user.id)).toContainEqual(
      expect.objectContaining({ id: closed.entry.id, state: 'dropped', reason: 'APPLICATIONS_CLOSED' }),
    )
    const over = await autoApplyWorld(product)
    await over.my.approve({ ids: [over.entry.id] })
    const yesterday = { applicationDeadline: '2020-01-01', closesAt: new Date('2020-01-02') }
    await product.db.update(jobs).set(yesterday).where(eq(jobs.id, over.job.id))
    await sendNow(product, over.user.id)
    expect((await over.my.log({})).items).toMatchObject([{ outcome: 'refused', reason: 'APPLICATIONS_CLOSED' }])
    const lost = await autoApplyWorld(product)
    await lost.my.approve({ ids: [lost.entry.id] })
    await product.db.execute(sql`delete from user_roles where user_id = ${lost.user.id}`)
    await sendNow(product, lost.user.id)
    const byHand = await autoApplyWorld(product)
    await byHand.my.approve({ ids: [byHand.entry.id] })
    const who = applicantDetails({ fullName: 'Maya' })
    await product.db.insert(applications).values({ userId: byHand.user.id, jobId: byHand.job.id, ...who })
    await sendNow(product, byHand.user.id)
    expect((await entriesOf(byHand.user.id)).find((one) => one.id === byHand.entry.id)).toMatchObject({
      state: 'dropped',
      reason: 'ALREADY_APPLIED',
    })
    expect((await byHand.my.settings()).sentToday).toBe(0)
    for (const { user } of [closed, over, lost]) expect(await applicationsOf(product, user.id)).toEqual([])
    expect((await entriesOf(lost.user.id)).find((one) => one.id === lost.entry.id)).toMatchObject({
      state: 'waiting',
      reason: 'APPLY_SEEKERS_ONLY',
    })
  })

  it('is refused without a subscription, and returns with the reason (AUTO-10)', async () => {
    const { user, entry, my } = await autoApplyWorld(product)
    await my.approve({ ids: [entry.id] })
    await product.db.execute(sql`insert into platform_settings (id, enforce_subscription_verification) values (1, true)
      on conflict (id) do update set enforce_subscription_verification = true`)
    await sendNow(product, user.id)
    await expect(my.addJob({ jobId: (await createDataJob(product)).id })).rejects.toMatchObject({
      code: 'SUBSCRIPTION_REQUIRED',
    })
    await product.db.execute(sql`update platform_settings set enforce_subscription_verification = false`)
    expect(await applicationsOf(product, user.id)).toEqual([])
    expect((await my.queue()).items.find((item) => item.id === entry.id)).toMatchObject({
      state: 'waiting',
      reason: 'SUBSCRIPTION_REQUIRED',
    })
    expect((await my.settings()).sentToday).toBe(0)
  })

  it('is refused if the person hid the job after approving it, and returns with the reason', async () => {
    const { user, entry, my, job } = await autoApplyWorld(product)
    await my.approve({ ids: [entry.id] })
    await product.as(user.id).hiddenJobs.hideJob({ jobId: job.id })
    await sendNow(product, user.id)
    expect(await applicationsOf(product, user.id)).toEqual([])
    const { items } = await my.queue()
    expect(items.find((item) => item.id === entry.id)).toMatchObject({ state: 'waiting', reason: 'JOB_HIDDEN' })
  })

  it('returns after changed questions, a changed resume and a deleted one (AUTO-10)', async () => {
    for (const [reason, change] of [
      ['QUESTIONS_CHANGED', (s: World) => createRequirement(product.db, s.job.id, { label: 'New one' })],
      [
        'RESUME_CHANGED',
        (s: World) => product.db.update(resumes).set({ revision: 7 }).where(eq(resumes.id, s.resume.id)),
      ],
      ['ATTACHMENT_GONE', (s: World) => product.db.delete(resumes).where(eq(resumes.id, s.resume.id))],
    ] as const) {
      const world = await autoApplyWorld(product)
      await world.my.approve({ ids: [world.entry.id] })
      await change(world)
      await sendNow(product, world.user.id)
      expect(await applicationsOf(product, world.user.id)).toEqual([])
      expect((await entriesOf(world.user.id)).find((one) => one.id === world.entry.id)).toMatchObject({
        state: 'waiting',
        reason,
        approved: null,
      })
    }
  })

  it('never replaces the deleted resume of a rule', async () => {
    const maya = await createMaya(product)
    const second = await createResume(product.db, maya.user.id, { title: 'Second', isDefault: false })
    const my = product.as(maya.user.id).autoApply
    const saved = await my.saveRule(rule({ keywords: 'wombat', resumeId: second.id }))
    await createDataJob(product, { title: 'Data Analyst Wombat' })
    await findForRule(product.services, saved.id)
    await product.db.delete(resumes).where(eq(resumes.id, second.id))
    const { items } = await my.queue()
    expect(items).toHaveLength(1)
    const [item] = items
    expect(item).toMatchObject({ resumeTitle: null, missing: [{ what: 'resume' }] })
    await expect(my.approve({ ids: [item!.id] })).rejects.toMatchObject({ code: 'ENTRY_NEEDS_YOU' })
  })

  it('after a worker dies at any step, sends at most once, and is continued', async () => {
    const { user, entry, my } = await autoApplyWorld(product)
    await my.approve({ ids: [entry.id] })
    await letTimePass(product, user.id)
    const dying = { ...product.services, storage: { ...product.services.storage } }
    Object.setPrototypeOf(dying.storage, product.services.storage)
    // hashing the copied files is the last step before the rows are stored
    dying.storage.get = () => Promise.reject(Object.assign(new Error('killed'), { code: 'ECONNRESET' }))
    await expect(sendDue(dying)).rejects.toThrow()
    expect(await applicationsOf(product, user.id)).toEqual([])
    expect((await my.settings()).sentToday).toBe(0)
    await Promise.all([sendDue(product.services), sendDue(product.services), sendDue(product.services)])
    await sendDue(product.services)
    expect(await applicationsOf(product, user.id)).toHaveLength(1)
    expect((await my.settings()).sentToday).toBe(1)
    expect((await my.log({})).items).toHaveLength(1)
  })
})

const isAnyoneWaiting = async () =>
  (
    await product.pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).rowCount !== 0

describe('pause and stop', () => {
  it('a pause holds approved entries, and releases them afterwards (AUTO-06)', async () => {
    const { user, entry, my } = await autoApplyWorld(product)
    const { isPaused: _, ...rest } = await my.settings()
    const settings = { dailyCap: rest.dailyCap, companyCap: rest.companyCap, remembersAnswers: false }
    await my.approve({ ids: [entry.id] })
    await my.saveSettings({ ...settings, isPaused: true })
    await sendNow(product, user.id)
    expect(await applicationsOf(product, user.id)).toEqual([])
    expect(await my.settings()).toMatchObject({ isPaused: true, approved: 1 })
    await my.saveSettings({ ...settings, isPaused: false })
    await sendNow(product, user.id)
    expect(await applicationsOf(product, user.id)).toHaveLength(1)
  })

  it('the stop is immediate, undoes approvals and starts nothing new (AUTO-06)', async () => {
    const { user, entry, my, rule: saved } = await autoApplyWorld(product)
    await my.setAutoApprove({ id: saved.id, isAutoApproved: true, isConfirmed: true })
    await my.approve({ ids: [entry.id] })
    await my.stop()
    await sendNow(product, user.id)
    expect(await applicationsOf(product, user.id)).toEqual([])
    expect((await my.queue()).items.find((item) => item.id === entry.id)).toMatchObject({
      state: 'waiting',
      reason: 'STOPPED',
    })
    expect(await my.listRules()).toMatchObject([{ autoApprovedSince: null }])
    await expect(my.approve({ ids: [entry.id] })).rejects.toMatchObject({ code: 'STOPPED' })
    await createDataJob(product)
    expect(await findForRule(product.services, saved.id)).toBe(0)
    await my.start()
    await my.approve({ ids: [entry.id] })
    await sendNow(product, user.id)
    expect(await applicationsOf(product, user.id)).toHaveLength(1)
  })

  it('stopped while sending, an application is complete or absent, and none starts afterwards (AUTO-06)', async () => {
    /** What is sent if the stop happens before the n-th statement of sending, and the number of statements. */
    const stoppedAt = async (nth: number) => {
      const { user, entry, my } = await autoApplyWorld(product)
      await my.approve({ ids: [entry.id] })
      await letTimePass(product, user.id)
      const [reached, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      let statements = 0
      const { db, pool } = watchedDatabase(product.url, (one) => {
        statements = one
        if (one !== nth) return
        reached.resolve()
        return mayGoOn.promise
      })
      const sending = sendDue({ ...product.services, db })
      await Promise.race([reached.promise, sending])
      let isStopped = false
      const stop = my.stop().finally(() => {
        isStopped = true
      })
      // it either finishes at once, or waits for the lock that sending holds
      await waitUntil(async () => isStopped || (await isAnyoneWaiting()))
      if (!isStopped) mayGoOn.resolve()
      await stop
      const atStop = (await applicationsOf(product, user.id)).length
      mayGoOn.resolve()
      await sending
      await pool.end()
      expect(await applicationsOf(product, user.id)).toHaveLength(atStop)
      const logged = (await my.log({})).items.filter((item) => item.outcome === 'sent')
      expect(logged).toHaveLength(atStop)
      return { sent: atStop, statements }
    }
    const whole = await stoppedAt(Number.POSITIVE_INFINITY)
    expect(whole.sent).toBe(1)
    const sent: number[] = []
    for (let step = 0; step < 6; step++)
      sent.push((await stoppedAt(1 + Math.round((step * (whole.statements - 1)) / 5))).sent)
    expect([sent[0], sent.at(-1)]).toEqual([0, 1])
  })

  it('platform staff see it, and only admins stop it for all users (AUTO-06)', async () => {
    const { user, entry, my } = await autoApplyWorld(product)
    const admin = product.as((await createUser(product.db, { roles: ['platform_admin'] })).id).autoApply
    const staff = product.as((await createUser(product.db, { roles: ['platform_user'] })).id).autoApply
    await my.approve({ ids: [entry.id] })
    await expect(staff.setPlatform({ isStopped: true, reason: '' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await admin.setPlatform({ isStopped: true, reason: 'A fault' })
    expect(await staff.platformState()).toMatchObject({ reason: 'A fault' })
    expect(await my.settings()).toMatchObject({ isPlatformStopped: true })
    await sendNow(product, user.id)
    expect(await applicationsOf(product, user.id)).toEqual([])
    await admin.setPlatform({ isStopped: false, reason: '' })
    await sendNow(product, user.id)
    expect(await applicationsOf(product, user.id)).toHaveLength(1)
  })
})
