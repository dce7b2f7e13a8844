import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { jobMatches } from '#db/schema/analytics.ts'
import { applicationStatusChanges, applications } from '#db/schema/applications.ts'
import { autoApplyRules } from '#db/schema/auto-apply.ts'
import { resumes } from '#db/schema/documents.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { liveMessages } from '#db/schema/operations.ts'
import { profiles, profileViews } from '#db/schema/profiles.ts'
import { isoDay } from '#lib/dates.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createMember, createResume, createUser } from '#testing/factories.ts'
import { productOfTest } from '#testing/product-of-file.ts'
import { matchDue, matchUser } from './matching/match-due.ts'
import { readChanged } from './matching/renew-people.ts'
import { renewPostings } from './matching/renew-postings.ts'

const product = productOfTest()
let companyId: string
beforeEach(async () => {
  companyId = (await createCompany(product.db, { name: 'Fernway' })).id
})

const DAY = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY)
const look = (userId: string) => product.as(userId).dashboards.seekerDashboard(undefined)
const fitting = { title: 'Data Analyst', requirements: '<ul><li>SQL</li><li>Python</li><li>Looker</li></ul>' }
const TEXT = 'Data Analyst, Papertrail, 2019 to 2024. SQL every day, dashboards in Looker, models in dbt and Python.'

async function createMaya() {
  const user = await createUser(product.db, { name: 'Maya Okafor' })
  const said = { currentJobTitle: 'Data Analyst', skills: ['SQL', 'Python', 'Looker'] }
  await product.db.update(profiles).set(said).where(eq(profiles.userId, user.id))
  return user
}

async function apply(userId: string, overrides: Partial<typeof applications.$inferInsert> = {}, title = 'Planner') {
  const job = await createJob(product.db, companyId, { title, location: 'Porto', requirements: '<p>Welding</p>' })
  const values = {
    jobId: job.id,
    userId,
    ...applicantDetails({ fullName: 'Maya', email: 'maya@example.test' }),
    ...overrides,
  }
  const [row] = await product.db.insert(applications).values(values).returning()
  return row!
}

const matched = (userId: string) => product.db.select().from(jobMatches).where(eq(jobMatches.userId, userId))

describe('the dashboard of a job seeker', () => {
  it("refuses signed-out callers with 'User not authenticated', and other roles (DASH-20)", async () => {
    const signedOut = product.as(null).dashboards.seekerDashboard(undefined)
    await expect(signedOut).rejects.toMatchObject({ status: 401, message: 'User not authenticated' })
    const recruiter = await createMember(product.db, companyId)
    await expect(look(recruiter.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const change = product.as(recruiter.id).dashboards.setMinimumMatch({ minimumMatch: 80 })
    await expect(change).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('starts with zeros and no changes (DASH-08, DASH-11)', async () => {
    const { id } = await createUser(product.db)
    const all = await look(id)
    for (const figure of [all.applicationsSent, all.jobsMatched, all.interviewsScheduled, all.profileViews])
      expect(figure).toMatchObject({ total: 0, change: null })
    expect(all).toMatchObject({ minimumMatch: 70, matching: 'no_resume', recentActivity: [], resumes: { total: 0 } })
  })

  it('counts an external application as tracked, not as sent (DASH-05)', async () => {
    const { id } = await createUser(product.db)
    await product.as(id).jobTracker.addExternal({
      ...{ title: 'Planner', companyName: 'Voltline', location: '', link: '', salaryText: '', employmentType: '' },
      ...{ notes: '', status: 'submitted', appliedOn: '2026-01-05' },
    })
    expect(await look(id)).toMatchObject({ steps: { tracking: true }, applicationsSent: { total: 0 } })
  })

  it('has four steps, each completed by a real action (DASH-04, DASH-05, DASH-06)', async () => {
    const { db } = product
    const { id } = await createUser(db, { name: 'Maya Okafor', image: '/api/avatars/x' })
    const steps = async () => (await look(id)).steps
    expect(await steps()).toEqual({ resume: false, autoApply: false, tracking: false, profile: false })
    await createResume(db, id)
    expect(await steps()).toMatchObject({ resume: true, tracking: false })
    await apply(id)
    expect(await steps()).toMatchObject({ tracking: true, autoApply: false })
    await db.insert(autoApplyRules).values({ userId: id, name: 'Data work', keywords: 'data' })
    expect(await steps()).toMatchObject({ autoApply: true, profile: false })
    // two of ten fields are filled in already: five more make 70 percent, the sixth makes 80
    const filled = {
      bio: 'I count.',
      phone: '1',
      location: 'Porto',
      website: 'https://maya.example',
      industry: 'Other',
    }
    await db.update(profiles).set(filled).where(eq(profiles.userId, id))
    expect(await look(id)).toMatchObject({ strength: { percent: 70 }, steps: { profile: false } })
    await db.update(profiles).set({ employmentStatus: 'looking' }).where(eq(profiles.userId, id))
    expect(await look(id)).toMatchObject({ strength: { percent: 80 }, steps: { profile: true } })
  })

  it('compares applications and interviews with the 30 days before (DASH-08, DASH-11)', async () => {
    const { id } = await createUser(product.db)
    await apply((await createUser(product.db)).id)
    for (const days of [1, 2, 29, 31, 59, 61]) {
      const status = days < 30 ? ('interview' as const) : ('rejected' as const)
      const { id: applicationId } = await apply(id, { appliedAt: daysAgo(days), status })
      await product.db
        .insert(applicationStatusChanges)
        .values({ applicationId, fromStatus: 'submitted', toStatus: status, changedAt: daysAgo(days) })
    }
    const { applicationsSent, interviewsScheduled } = await look(id)
    expect(applicationsSent).toMatchObject({ total: 6, change: 1 })
    expect(applicationsSent.trend.at(-1)).toBe(3)
    // no application was at interview before, so there is no change
    expect(interviewsScheduled).toMatchObject({ total: 3, change: null })
  })

  it('counts stored views, the companies that viewed, and the change in percent (DASH-10, DASH-11)', async () => {
    const { id } = await createUser(product.db)
    const viewer = await createMember(product.db, companyId)
    const seen = [1, 2, 3, 40, 41].map((days) => {
      const viewedAt = daysAgo(days)
      return { userId: id, viewerId: viewer.id, companyId, day: isoDay(viewedAt), viewedAt }
    })
    await product.db.insert(profileViews).values(seen)
    await product.db.insert(profileViews).values(seen).onConflictDoNothing()
    expect((await look(id)).profileViews).toMatchObject({ total: 5, companies: 1, change: 50 })
  })

  it('lists applications, resumes and new matches with their badges, newest first, ten at most (DASH-12, DASH-13, DASH-14)', async () => {
    const { db } = product
    const { id } = await createMaya()
    await createResume(db, id, { title: 'Built', text: TEXT, updatedAt: daysAgo(3) })
    await createResume(db, id, { title: 'Sent in', isDefault: false, documentType: 'uploaded', updatedAt: daysAgo(4) })
    await apply(id, { appliedAt: daysAgo(1) }, 'Sent')
    await apply(id, { appliedAt: daysAgo(2), isAssisted: true, status: 'reviewing' }, 'By auto apply')
    await apply(id, { appliedAt: daysAgo(5), status: 'interview' }, 'Talks')
    await apply(id, { appliedAt: daysAgo(6), status: 'accepted' }, 'Taken')
    await createJob(db, companyId, { ...fitting, title: 'Data Analyst, Returns', postedAt: daysAgo(7) })
    await matchUser(product.services, id)
    const { recentActivity } = await look(id)
    expect(recentActivity.map(({ title, badge, status }) => [title, badge, status])).toEqual([
      ['Sent', 'sent', 'submitted'],
      ['By auto apply', 'auto', 'reviewing'],
      ['Built', 'updated', null],
      ['Sent in', 'uploaded', null],
      ['Talks', 'scheduled', 'interview'],
      ['Taken', null, 'accepted'],
      ['Data Analyst, Returns', 'new', null],
    ])
    expect(recentActivity[0]).toMatchObject({ location: 'Porto', company: { name: 'Fernway' } })
    for (let n = 0; n < 12; n++) await apply(id, { appliedAt: daysAgo(10 + n) })
    expect((await look(id)).recentActivity).toHaveLength(10)
  })
})

describe('matched jobs (DASH-09)', () => {
  it('counts open jobs of the last 30 days at or above the minimum, without closed or older ones', async () => {
    const { db } = product
    const { id } = await createMaya()
    await createResume(db, id, { text: TEXT })
    const before = await matchUser(product.services, id).then(() => look(id))
    const times = [
      {},
      {},
      { postedAt: daysAgo(31) },
      { status: 'closed' },
      { closesAt: daysAgo(1) },
      { title: 'Welder', requirements: '<ul><li>MIG welding</li><li>TIG welding</li></ul>' },
    ] as const
    const made = []
    for (const one of times) made.push(await createJob(db, companyId, { ...fitting, ...one }))
    await matchUser(product.services, id)
    const counted = async () => (await look(id)).jobsMatched.total - before.jobsMatched.total
    expect(await counted()).toBe(2)
    expect((await look(id)).matching).toBe('ready')
    await db.update(jobs).set({ status: 'paused' }).where(eq(jobs.id, made[0]!.id))
    expect(await counted()).toBe(1)
    await db
      .update(jobs)
      .set({ ...fitting, title: 'Welder', requirements: '<ul><li>MIG welding</li><li>TIG welding</li></ul>' })
      .where(eq(jobs.id, made[1]!.id))
    await matchUser(product.services, id)
    expect(await counted()).toBe(0)
  })

  it('leaves out jobs and companies that the person hid, also from the new matches', async () => {
    const { db } = product
    const { id } = await createMaya()
    await createResume(db, id, { text: TEXT })
    const other = await createCompany(db, { name: 'Hidden Works' })
    const [one] = [await createJob(db, companyId, fitting), await createJob(db, other.id, fitting)]
    await matchUser(product.services, id)
    const before = (await look(id)).jobsMatched.total
    const { hideJob, hideCompany } = product.as(id).hiddenJobs
    await hideJob({ jobId: one.id })
    expect((await look(id)).jobsMatched.total).toBe(before - 1)
    await hideCompany({ companyId: other.id })
    const { jobsMatched, recentActivity } = await look(id)
    expect(jobsMatched.total).toBe(before - 2)
    expect(recentActivity.map(({ id: shown }) => shown)).not.toContain(one.id)
    expect(recentActivity.map(({ company }) => company?.name)).not.toContain('Hidden Works')
  })

  it('has a minimum of 70 that the person can change within 50 to 100, and updates the open pages', async () => {
    const { db } = product
    const { id } = await createMaya()
    await createResume(db, id, { text: TEXT })
    const job = await createJob(db, companyId, fitting)
    await matchUser(product.services, id)
    await db
      .update(jobMatches)
      .set({ score: 75 })
      .where(and(eq(jobMatches.userId, id), eq(jobMatches.jobId, job.id)))
    const my = product.as(id).dashboards
    for (const minimumMatch of [49, 101, 70.5, Number.NaN])
      await expect(my.setMinimumMatch({ minimumMatch })).rejects.toThrow()
    const at70 = (await look(id)).jobsMatched.total
    await my.setMinimumMatch({ minimumMatch: 76 })
    expect(await look(id)).toMatchObject({ minimumMatch: 76 })
    expect((await look(id)).jobsMatched.total).toBeLessThan(at70)
    await my.setMinimumMatch({ minimumMatch: 75 })
    expect((await look(id)).jobsMatched.total).toBe(at70)
    const published = await db.select().from(liveMessages).where(eq(liveMessages.userId, id))
    expect(published.filter(({ topic }) => topic === 'dashboard_changed').length).toBeGreaterThanOrEqual(3)
  })

  it('is recalculated in the background only when resume, profile or jobs change', async () => {
    const { db } = product
    const { id } = await createMaya()
    const isDue = async () => (await readChanged(db)).some(({ userId }) => userId === id)
    expect(await isDue()).toBe(false)
    const resume = await createResume(db, id, { text: '' })
    expect(await isDue()).toBe(true)
    expect((await look(id)).matching).toBe('working')
    await createJob(db, companyId, fitting)
    await matchDue(product.services)
    expect(await matched(id)).toEqual([])
    expect(await isDue()).toBe(false)
    // the text of an upload is read later and does not change the date
    await db.update(resumes).set({ text: TEXT, updatedAt: resume.updatedAt }).where(eq(resumes.id, resume.id))
    expect(await isDue()).toBe(true)
    await matchDue(product.services)
    expect((await matched(id)).length).toBeGreaterThan(0)
    expect(await isDue()).toBe(false)
    await db.update(profiles).set({ location: 'Porto' }).where(eq(profiles.userId, id))
    expect(await isDue()).toBe(true)
    await matchDue(product.services)
    await createJob(db, companyId, { ...fitting, createdAt: daysAgo(1) })
    expect(await isDue()).toBe(false)
    expect(await renewPostings(db)).toBe(1)
    await matchDue(product.services)
    await db.delete(resumes).where(eq(resumes.userId, id))
    expect(await isDue()).toBe(true)
    await matchDue(product.services)
    expect([await matched(id), await isDue()]).toEqual([[], false])
  })
})
