import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { autoApplyLog, autoApplySettings } from '#db/schema/auto-apply.ts'
import { events } from '#db/schema/operations.ts'
import { profiles } from '#db/schema/profiles.ts'
import { newId } from '#lib/ids.ts'
import { createRequirement, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { findForRule } from './find/find-for-rule.ts'
import { hasSetUpAutoApply } from './read-rules.ts'
import {
  applicationsOf,
  autoApplyWorld,
  createDataJob,
  createMaya,
  rule,
  sendNow,
  type World,
} from './world.testing.ts'

const product = productOfFile()

describe('rules', () => {
  it('have keywords, location, types, minimum salary and minimum match, 70 by default (AUTO-01)', async () => {
    const { user } = await createMaya(product)
    const my = product.as(user.id).autoApply
    const { minimumMatch: _, ...fields } = rule({ location: 'Lisbon', types: ['full-time'], salaryFloor: 60_000 })
    const saved = await my.saveRule(fields)
    expect(saved).toMatchObject({ ...fields, minimumMatch: 70, autoApprovedSince: null })
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
    const fields = rule({
      keywords: 'quokka',
      location: 'Porto',
      types: ['full-time', 'part-time'],
      salaryFloor: 80_000,
      minimumMatch: 70,
      avoids: ['ACME'],
    })
    const preview = await my.previewRule(fields)
    expect(preview).toMatchObject({ count: 1, isCapped: false, matching: 'ready' })
    expect(preview.examples.map((job) => job.id)).toEqual([fits.id])
    const saved = await my.saveRule(fields)
    expect(await findForRule(product.services, saved.id)).toBe(1)
    expect((await my.queue()).items.map((item) => item.job.id)).toEqual([fits.id])
  })

  it('leave out jobs and companies that the person hid', async () => {
    const { user } = await createMaya(product)
    const { autoApply: my, hiddenJobs } = product.as(user.id)
    const job = await createDataJob(product, { title: 'Data Analyst Wombat' })
    const other = await createDataJob(product, { title: 'Data Analyst Wombat', company: 'Acme Wombats' })
    const saved = await my.saveRule(rule({ keywords: 'wombat', minimumMatch: 0 }))
    await hiddenJobs.hideJob({ jobId: job.id })
    const { id } = await hiddenJobs.hideCompany({ companyId: other.companyId })
    expect(await findForRule(product.services, saved.id)).toBe(0)
    await expect(my.addJob({ jobId: job.id })).rejects.toMatchObject({ code: 'JOB_HIDDEN' })
    await expect(my.addJob({ jobId: other.id })).rejects.toMatchObject({ code: 'JOB_HIDDEN' })
    await hiddenJobs.show({ id })
    expect(await findForRule(product.services, saved.id)).toBe(1)
    expect((await my.queue()).items.map((item) => item.job.id)).toEqual([other.id])
  })

  it("exclude the person's current employer without being told to", async () => {
    const { user } = await createMaya(product)
    await createDataJob(product, { title: 'Data Analyst Numbat', company: 'Papertrail Inc' })
    const look = rule({ keywords: 'numbat', minimumMatch: 0 })
    const my = product.as(user.id).autoApply
    expect(await my.previewRule(look)).toMatchObject({ count: 1 })
    await product.db.update(profiles).set({ currentCompany: 'Papertrail' }).where(eq(profiles.userId, user.id))
    expect(await my.previewRule(look)).toMatchObject({ count: 0, searched: 1 })
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

describe('auto-approve', () => {
  it('is off by default, confirmed per rule, and turned off when the rule changes (AUTO-03)', async () => {
    const { user, entry, my, rule: saved } = await autoApplyWorld(product)
    const give = { id: saved.id, isAutoApproved: true }
    await expect(my.setAutoApprove({ ...give, isConfirmed: false })).rejects.toMatchObject({
      code: 'AUTO_APPROVE_UNCONFIRMED',
    })
    expect((await my.setAutoApprove({ ...give, isConfirmed: true })).autoApprovedSince).toBeInstanceOf(Date)
    const other = await my.saveRule(rule({ name: 'Another', keywords: 'quetzal' }))
    expect(other.autoApprovedSince).toBeNull()
    await createDataJob(product, { title: 'Data Analyst of tomorrow' })
    await findForRule(product.services, saved.id)
    await sendNow(product, user.id)
    const sent = await applicationsOf(product, user.id)
    expect(sent).toHaveLength(1)
    // entries that were already waiting are not included
    expect(sent.map((one) => one.jobId)).not.toContain(entry.job.id)
    const [log] = (await my.log({})).items
    expect((await my.logEntry({ id: log!.id })).submission).toMatchObject({ approvedBy: 'rule' })
    const renamed = await my.saveRule(rule({ name: 'Renamed', id: saved.id } as never))
    expect(renamed.autoApprovedSince).toBeInstanceOf(Date)
    const changed = await my.saveRule({ ...rule({ name: 'Renamed', minimumMatch: 20 }), id: saved.id })
    expect(changed.autoApprovedSince).toBeNull()
  })

  it('is read from a log of release 0.2.0, which named it otherwise', async () => {
    const { user, my, rule: saved } = await autoApplyWorld(product)
    await my.setAutoApprove({ id: saved.id, isAutoApproved: true, isConfirmed: true })
    await createDataJob(product, { title: 'Data Analyst of the day after' })
    await findForRule(product.services, saved.id)
    await sendNow(product, user.id)
    const [log] = (await my.log({})).items
    const sent = await my.logEntry({ id: log!.id })
    const id = newId()
    const submission = { ...sent.submission, approvedBy: 'standing' }
    const { jobTitle, companyName } = log!
    await product.db.insert(autoApplyLog).values({
      id,
      userId: user.id,
      jobId: newId(),
      applicationId: newId(),
      outcome: 'sent',
      jobTitle,
      companyName,
      submission,
    })
    expect((await my.logEntry({ id })).submission).toEqual(sent.submission)
  })

  it('of entries that waited when 0.2.0 was upgraded is still of the rule', async () => {
    const { my, entry } = await autoApplyWorld(product)
    await my.approve({ ids: [entry.id] })
    await product.db.execute(sql`update auto_apply_entries set approved_by = 'standing' where id = ${entry.id}`)
    const migration = readFileSync(new URL('../../../db/migrations/0072_auto-apply-names.sql', import.meta.url), 'utf8')
    for (const statement of migration.match(/^UPDATE .+;/gm) ?? []) await product.db.execute(sql.raw(statement))
    expect((await my.queue()).items.find(({ id }) => id === entry.id)).toMatchObject({ isAutoApproved: true })
  })

  it.each([
    ['taken back', (s: World) => s.my.setAutoApprove({ id: s.rule.id, isAutoApproved: false, isConfirmed: false })],
    ['switched off', (s: World) => s.my.switchRule({ id: s.rule.id, isOn: false })],
    ['changed', (s: World) => s.my.saveRule({ ...rule({ minimumMatch: 10 }), id: s.rule.id })],
    ['removed', (s: World) => s.my.removeRule({ id: s.rule.id })],
  ])('entries approved by a rule are not sent once auto-approve is %s (AUTO-03)', async (_, end) => {
    const world = await autoApplyWorld(product)
    await world.my.setAutoApprove({ id: world.rule.id, isAutoApproved: true, isConfirmed: true })
    const job = await createDataJob(product)
    await findForRule(product.services, world.rule.id)
    const before = (await world.my.queue()).items.find((item) => item.job.id === job.id)
    expect(before).toMatchObject({ state: 'approved', isAutoApproved: true })
    await end(world)
    await sendNow(product, world.user.id)
    expect(await applicationsOf(product, world.user.id)).toEqual([])
    expect((await world.my.queue()).items.find((item) => item.job.id === job.id)).toMatchObject({ state: 'waiting' })
  })

  it('leaves a personal question to the person, even an optional one (AUTO-03)', async () => {
    const { user, my, rule: saved } = await autoApplyWorld(product)
    await my.setAutoApprove({ id: saved.id, isAutoApproved: true, isConfirmed: true })
    const job = await createDataJob(product)
    await createRequirement(product.db, job.id, { label: 'What is your gender?', required: false })
    await findForRule(product.services, saved.id)
    await sendNow(product, user.id)
    expect(await applicationsOf(product, user.id)).toEqual([])
    const item = (await my.queue()).items.find((one) => one.job.id === job.id)
    expect(item).toMatchObject({ state: 'waiting', missing: [{ what: 'personal' }] })
  })
})

describe('notifications', () => {
  it('are grouped and sent at most every six hours, only for rules, not for jobs the person added', async () => {
    const { user, rule: saved, my } = await autoApplyWorld(product)
    const notifiedCounts = async () => {
      const rows = await product.db
        .select()
        .from(events)
        .where(eq(events.name, 'auto_apply.jobs_found'))
        .orderBy(events.id)
      return rows.filter(({ payload }) => payload.userId === user.id).map(({ payload }) => payload.waiting)
    }
    const { length: waiting } = (await my.queue()).items
    expect(await notifiedCounts()).toEqual([waiting])
    await createDataJob(product)
    await findForRule(product.services, saved.id)
    expect(await notifiedCounts()).toEqual([waiting])
    await product.db.update(autoApplySettings).set({ notifiedAt: new Date(Date.now() - 7 * 60 * 60 * 1000) })
    await my.addJob({ jobId: (await createDataJob(product, { title: 'Baker' })).id })
    await findForRule(product.services, saved.id)
    expect(await notifiedCounts()).toEqual([waiting, waiting + 2])
  })
})
