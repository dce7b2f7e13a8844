import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicationResponses } from '#db/schema/applications.forms.ts'
import { applications } from '#db/schema/applications.ts'
import { autoApplyEntries, autoApplyLog, autoApplySettings } from '#db/schema/auto-apply.ts'
import { companies } from '#db/schema/companies.ts'
import { resumes } from '#db/schema/documents.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { events } from '#db/schema/operations.ts'
import { profiles } from '#db/schema/profiles.ts'
import { createMember, createRequirement, createResume, createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { watchedDatabase } from '#testing/watched-database.ts'
import { findForRule } from './find/find-for-rule.ts'
import { deleteEntries } from './queue/delete-entries.ts'
import { hasSetUpAutoApply } from './read-rules.ts'
import { sendDue } from './send/send-due.ts'
import { autoApplyWorld, createDataJob, createMaya, letTimePass, rule, sendNow } from './world.testing.ts'

let product: TestProduct
beforeAll(async () => {
  product = await testProduct()
})
afterAll(() => product.close())

const entriesOf = (userId: string) =>
  product.db.select().from(autoApplyEntries).where(eq(autoApplyEntries.userId, userId))
const applicationsOf = (userId: string) => product.db.select().from(applications).where(eq(applications.userId, userId))

describe('rules', () => {
  it('have keywords, location, types, minimum salary and minimum match, 70 by default (AUTO-01)', async () => {
    const { user } = await createMaya(product)
    const my = product.as(user.id).autoApply
    const { minimumMatch: _, ...fields } = rule({ location: 'Lisbon', types: ['full-time'], salaryFloor: 60_000 })
    const saved = await my.saveRule(fields)
    expect(saved).toMatchObject({ ...fields, minimumMatch: 70, standingSince: null })
    const changed = await my.saveRule({ ...fields, id: saved.id, minimumMatch: 80 })
    expect(await my.listRules()).toEqual([changed])
    expect(changed).toMatchObject({ id: saved.id, minimumMatch: 80 })
  })

  it("are refused when empty, with an invalid number, another person's resume, and beyond ten (AUTO-01)", async () => {
    const { user } = await createMaya(product)
    const other = await createMaya(product)
    const my = product.as(user.id).autoApply
    await expect(my.saveRule(rule({ keywords: ' ' }))).rejects.toMatchObject({ code: 'RULE_EMPTY' })
    await expect(my.previewRule(rule({ keywords: '' }))).rejects.toMatchObject({ code: 'RULE_EMPTY' })
    for (const wrong of [{ minimumMatch: 101 }, { minimumMatch: -1 }, { salaryFloor: 0 }, { name: ' ' }]) {
      await expect(my.saveRule(rule(wrong))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
    await expect(my.saveRule(rule({ resumeId: other.resume.id }))).rejects.toMatchObject({ code: 'RULE_RESUME_GONE' })
    const ten = Array.from({ length: 12 }, (_, n) => my.saveRule(rule({ name: `Rule ${n}` })).catch((e) => e.code))
    expect((await Promise.all(ten)).filter((made) => made === 'RULE_LIMIT')).toHaveLength(2)
  })

  it('find by words, place, type, pay and match, like the preview before saving (AUTO-01)', async () => {
    const { user } = await createMaya(product)
    const my = product.as(user.id).autoApply
    const unique = { title: 'Data Analyst Quokka', location: 'Porto, Portugal', salaryMin: 70_000, salaryMax: 90_000 }
    const fits = await createDataJob(product, unique)
    await createDataJob(product, { ...unique, salaryMin: null, salaryMax: null })
    await createDataJob(product, { ...unique, salaryMin: 20_000, salaryMax: 30_000 })
    await createDataJob(product, { ...unique, employmentType: 'contract' })
    await createDataJob(product, { ...unique, location: 'Lyon, France' })
    await createDataJob(product, { ...unique, requirements: '<ul><li>Registered nurse</li><li>ICU</li></ul>' })
    await createDataJob(product, { ...unique, company: 'Acme Holdings' })
    const wanted = rule({
      keywords: 'quokka',
      location: 'Porto',
      types: ['full-time', 'part-time'],
      salaryFloor: 80_000,
      minimumMatch: 70,
      avoids: ['ACME'],
    })
    const preview = await my.previewRule(wanted)
    expect(preview).toMatchObject({ count: 1, isCapped: false, matching: 'ready' })
    expect(preview.examples.map((job) => job.id)).toEqual([fits.id])
    const saved = await my.saveRule(wanted)
    expect(await findForRule(product.services, saved.id)).toBe(1)
    expect((await my.queue()).items.map((item) => item.job.id)).toEqual([fits.id])
  })

  it("exclude the person's current employer without being told to", async () => {
    const { user } = await createMaya(product)
    await createDataJob(product, { title: 'Data Analyst Numbat', company: 'Papertrail Inc' })
    const look = rule({ keywords: 'numbat', minimumMatch: 0 })
    const my = product.as(user.id).autoApply
    expect(await my.previewRule(look)).toMatchObject({ count: 1 })
    await product.db.update(profiles).set({ currentCompany: 'Papertrail' }).where(eq(profiles.userId, user.id))
    expect(await my.previewRule(look)).toMatchObject({ count: 0, looked: 1 })
  })

  it('set up auto apply with the first one (DASH-06)', async () => {
    const { user } = await createMaya(product)
    expect(await hasSetUpAutoApply(product.db, user.id)).toBe(false)
    await product.as(user.id).autoApply.saveRule(rule({ isOn: false }))
    expect(await hasSetUpAutoApply(product.db, user.id)).toBe(true)
  })

  it('find nothing without a resume, with misspelled words, or while off', async () => {
    const user = await createUser(product.db)
    const my = product.as(user.id).autoApply
    await createDataJob(product)
    expect(await my.previewRule(rule({ minimumMatch: 0 }))).toMatchObject({ count: 0, matching: 'no_resume' })
    const maya = await createMaya(product)
    const hers = product.as(maya.user.id).autoApply
    expect(await hers.previewRule(rule({ keywords: 'data analist', minimumMatch: 0 }))).toMatchObject({ count: 0 })
    const off = await hers.saveRule(rule({ isOn: false }))
    expect(await findForRule(product.services, off.id)).toBe(0)
  })
})

describe('the review queue', () => {
  it('holds everything found, and nothing is sent before it is approved (AUTO-02)', async () => {
    const { user, entry, my } = await autoApplyWorld(product)
    expect(entry).toMatchObject({ state: 'waiting', ruleName: 'Data work', isStanding: false, sendAt: null })
    await sendDue(product.services)
    expect(await applicationsOf(user.id)).toEqual([])
    await my.approve({ ids: [entry.id] })
    await sendDue(product.services)
    expect(await applicationsOf(user.id)).toEqual([])
    await sendNow(product, user.id)
    expect(await applicationsOf(user.id)).toMatchObject([
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
    const [sent] = await applicationsOf(user.id)
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
    const [sent] = await applicationsOf(user.id)
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
    expect(await my.takeBack({ ids: [entry.id] })).toEqual({ back: [entry.id], sent: [] })
    await sendNow(product, user.id)
    expect(await applicationsOf(user.id)).toEqual([])
    await my.approve({ ids: [entry.id] })
    await sendNow(product, user.id)
    await expect(my.takeBack({ ids: [entry.id] })).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' })
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
    await expect(other.takeBack({ ids: [entry.id] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('undoing an approval', () => {
  it('is idempotent, and accepts an entry that was never approved', async () => {
    const { user, entry, my } = await autoApplyWorld(product)
    const waits = { back: [entry.id], sent: [] }
    expect(await my.takeBack({ ids: [entry.id] })).toEqual(waits)
    await my.approve({ ids: [entry.id] })
    expect(await my.takeBack({ ids: [entry.id] })).toEqual(waits)
    expect(await my.takeBack({ ids: [entry.id] })).toEqual(waits)
    await sendNow(product, user.id)
    expect(await applicationsOf(user.id)).toEqual([])
  })

  it('reports as sent only entries that were sent, also among several', async () => {
    const { user, entry, my, rule: saved } = await autoApplyWorld(product)
    await createDataJob(product)
    await findForRule(product.services, saved.id)
    const other = (await my.queue()).items.find(({ id }) => id !== entry.id)!
    await my.approve({ ids: [entry.id] })
    await sendNow(product, user.id)
    await my.approve({ ids: [other.id] })
    expect(await my.takeBack({ ids: [entry.id, other.id] })).toEqual({ back: [other.id], sent: [entry.id] })
    await expect(my.takeBack({ ids: [entry.id] })).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' })
  })

  it('reports skipped and closed entries as no longer waiting, not as sent', async () => {
    const { entry, my } = await autoApplyWorld(product)
    await my.skip({ id: entry.id })
    await expect(my.takeBack({ ids: [entry.id] })).rejects.toMatchObject({ code: 'ENTRY_NOT_WAITING' })
    const closing = await autoApplyWorld(product)
    await closing.my.approve({ ids: [closing.entry.id] })
    await product.db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, closing.entry.job.id))
    await deleteEntries(product.services, closing.entry.job.id)
    await expect(closing.my.takeBack({ ids: [closing.entry.id] })).rejects.toMatchObject({ code: 'ENTRY_NOT_WAITING' })
  })
})

describe('auto-approve', () => {
  it('is off by default, confirmed per rule, and turned off when the rule changes (AUTO-03)', async () => {
    const { user, entry, my, rule: saved } = await autoApplyWorld(product)
    const give = { id: saved.id, isStanding: true }
    await expect(my.setStanding({ ...give, isConfirmed: false })).rejects.toMatchObject({
      code: 'STANDING_UNCONFIRMED',
    })
    expect((await my.setStanding({ ...give, isConfirmed: true })).standingSince).toBeInstanceOf(Date)
    const other = await my.saveRule(rule({ name: 'Another', keywords: 'quetzal' }))
    expect(other.standingSince).toBeNull()
    await createDataJob(product, { title: 'Data Analyst of tomorrow' })
    await findForRule(product.services, saved.id)
    await sendNow(product, user.id)
    const sent = await applicationsOf(user.id)
    expect(sent).toHaveLength(1)
    // entries that waited before were not part of it
    expect(sent.map((one) => one.jobId)).not.toContain(entry.job.id)
    const [log] = (await my.log({})).items
    expect((await my.logEntry({ id: log!.id })).packet).toMatchObject({ approvedBy: 'standing' })
    const renamed = await my.saveRule(rule({ name: 'Renamed', id: saved.id } as never))
    expect(renamed.standingSince).toBeInstanceOf(Date)
    const changed = await my.saveRule({ ...rule({ name: 'Renamed', minimumMatch: 20 }), id: saved.id })
    expect(changed.standingSince).toBeNull()
  })

  it.each([
    ['taken back', (s: Scene) => s.my.setStanding({ id: s.rule.id, isStanding: false, isConfirmed: false })],
    ['switched off', (s: Scene) => s.my.switchRule({ id: s.rule.id, isOn: false })],
    ['changed', (s: Scene) => s.my.saveRule({ ...rule({ minimumMatch: 10 }), id: s.rule.id })],
    ['removed', (s: Scene) => s.my.removeRule({ id: s.rule.id })],
  ])('entries approved by a rule are not sent once auto-approve is %s (AUTO-03)', async (_, end) => {
    const scene = await autoApplyWorld(product)
    await scene.my.setStanding({ id: scene.rule.id, isStanding: true, isConfirmed: true })
    const job = await createDataJob(product)
    await findForRule(product.services, scene.rule.id)
    const before = (await scene.my.queue()).items.find((item) => item.job.id === job.id)
    expect(before).toMatchObject({ state: 'approved', isStanding: true })
    await end(scene)
    await sendNow(product, scene.user.id)
    expect(await applicationsOf(scene.user.id)).toEqual([])
    expect((await scene.my.queue()).items.find((item) => item.job.id === job.id)).toMatchObject({ state: 'waiting' })
  })

  it('leaves a personal question to the person, even an optional one (AUTO-03)', async () => {
    const { user, my, rule: saved } = await autoApplyWorld(product)
    await my.setStanding({ id: saved.id, isStanding: true, isConfirmed: true })
    const job = await createDataJob(product)
    await createRequirement(product.db, job.id, { label: 'What is your gender?', required: false })
    await findForRule(product.services, saved.id)
    await sendNow(product, user.id)
    expect(await applicationsOf(user.id)).toEqual([])
    const item = (await my.queue()).items.find((one) => one.job.id === job.id)
    expect(item).toMatchObject({ state: 'waiting', missing: [{ what: 'personal' }] })
  })
})

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
    const { packet, ...head } = await my.logEntry({ id: items[0]!.id })
    const [sent] = await applicationsOf(user.id)
    expect(head).toMatchObject({ outcome: 'sent', jobTitle: 'Data Analyst', applicationId: sent!.id, reason: null })
    expect(packet).toMatchObject({
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
    const who = { fullName: 'Maya', email: 'maya@okafor.example', phone: '1' }
    await product.db.insert(applications).values({ userId: byHand.user.id, jobId: byHand.job.id, ...who })
    await sendNow(product, byHand.user.id)
    expect((await entriesOf(byHand.user.id)).find((one) => one.id === byHand.entry.id)).toMatchObject({
      state: 'dropped',
      reason: 'ALREADY_APPLIED',
    })
    expect((await byHand.my.settings()).sentToday).toBe(0)
    for (const { user } of [closed, over, lost]) expect(await applicationsOf(user.id)).toEqual([])
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
    expect(await applicationsOf(user.id)).toEqual([])
    expect((await my.queue()).items.find((item) => item.id === entry.id)).toMatchObject({
      state: 'waiting',
      reason: 'SUBSCRIPTION_REQUIRED',
    })
    expect((await my.settings()).sentToday).toBe(0)
  })

  it('returns after changed questions, a changed resume and a deleted one (AUTO-10)', async () => {
    for (const [reason, change] of [
      ['QUESTIONS_CHANGED', (s: Scene) => createRequirement(product.db, s.job.id, { label: 'New one' })],
      [
        'RESUME_CHANGED',
        (s: Scene) => product.db.update(resumes).set({ revision: 7 }).where(eq(resumes.id, s.resume.id)),
      ],
      ['ATTACHMENT_GONE', (s: Scene) => product.db.delete(resumes).where(eq(resumes.id, s.resume.id))],
    ] as const) {
      const scene = await autoApplyWorld(product)
      await scene.my.approve({ ids: [scene.entry.id] })
      await change(scene)
      await sendNow(product, scene.user.id)
      expect(await applicationsOf(scene.user.id)).toEqual([])
      expect((await entriesOf(scene.user.id)).find((one) => one.id === scene.entry.id)).toMatchObject({
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
    // the last step before the rows are stored: the hash of the copies
    dying.storage.get = () => Promise.reject(Object.assign(new Error('killed'), { code: 'ECONNRESET' }))
    await expect(sendDue(dying)).rejects.toThrow()
    expect(await applicationsOf(user.id)).toEqual([])
    expect((await my.settings()).sentToday).toBe(0)
    await Promise.all([sendDue(product.services), sendDue(product.services), sendDue(product.services)])
    await sendDue(product.services)
    expect(await applicationsOf(user.id)).toHaveLength(1)
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

type Scene = Awaited<ReturnType<typeof autoApplyWorld>>

describe('pause and stop', () => {
  it('a pause holds approved entries, and releases them afterwards (AUTO-06)', async () => {
    const { user, entry, my } = await autoApplyWorld(product)
    const { isPaused: _, ...kept } = await my.settings()
    const settings = { dailyCap: kept.dailyCap, companyCap: kept.companyCap, remembersAnswers: false }
    await my.approve({ ids: [entry.id] })
    await my.saveSettings({ ...settings, isPaused: true })
    await sendNow(product, user.id)
    expect(await applicationsOf(user.id)).toEqual([])
    expect(await my.settings()).toMatchObject({ isPaused: true, approved: 1 })
    await my.saveSettings({ ...settings, isPaused: false })
    await sendNow(product, user.id)
    expect(await applicationsOf(user.id)).toHaveLength(1)
  })

  it('the stop is immediate, undoes approvals and starts nothing new (AUTO-06)', async () => {
    const { user, entry, my, rule: saved } = await autoApplyWorld(product)
    await my.setStanding({ id: saved.id, isStanding: true, isConfirmed: true })
    await my.approve({ ids: [entry.id] })
    await my.stop()
    await sendNow(product, user.id)
    expect(await applicationsOf(user.id)).toEqual([])
    expect((await my.queue()).items.find((item) => item.id === entry.id)).toMatchObject({
      state: 'waiting',
      reason: 'STOPPED',
    })
    expect(await my.listRules()).toMatchObject([{ standingSince: null }])
    await expect(my.approve({ ids: [entry.id] })).rejects.toMatchObject({ code: 'STOPPED' })
    await createDataJob(product)
    expect(await findForRule(product.services, saved.id)).toBe(0)
    await my.start()
    await my.approve({ ids: [entry.id] })
    await sendNow(product, user.id)
    expect(await applicationsOf(user.id)).toHaveLength(1)
  })

  it('stopped while sending, an application is complete or absent, and none starts afterwards (AUTO-06)', async () => {
    /** What is sent if the stop occurs before the n-th statement of sending, and the number of statements. */
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
      // it finishes at once, or waits for the lock of sending
      await waitUntil(async () => isStopped || (await isAnyoneWaiting()))
      if (!isStopped) mayGoOn.resolve()
      await stop
      const atStop = (await applicationsOf(user.id)).length
      mayGoOn.resolve()
      await sending
      await pool.end()
      expect(await applicationsOf(user.id)).toHaveLength(atStop)
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
    expect(await applicationsOf(user.id)).toEqual([])
    await admin.setPlatform({ isStopped: false, reason: '' })
    await sendNow(product, user.id)
    expect(await applicationsOf(user.id)).toHaveLength(1)
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

describe('notifications', () => {
  it('are grouped and sent at most every six hours, only for rules, not for jobs the person added', async () => {
    const { user, rule: saved, my } = await autoApplyWorld(product)
    const told = async () => {
      const rows = await product.db
        .select()
        .from(events)
        .where(eq(events.name, 'auto_apply.jobs_found'))
        .orderBy(events.id)
      return rows.filter(({ payload }) => payload.userId === user.id).map(({ payload }) => payload.waiting)
    }
    const { length: waiting } = (await my.queue()).items
    expect(await told()).toEqual([waiting])
    await createDataJob(product)
    await findForRule(product.services, saved.id)
    expect(await told()).toEqual([waiting])
    await product.db.update(autoApplySettings).set({ toldAt: new Date(Date.now() - 7 * 60 * 60 * 1000) })
    await my.addJob({ jobId: (await createDataJob(product, { title: 'Baker' })).id })
    await findForRule(product.services, saved.id)
    expect(await told()).toEqual([waiting, waiting + 2])
  })
})
