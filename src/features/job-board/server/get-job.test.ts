import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { applications } from '#db/schema/applications.ts'
import { jobViews } from '#db/schema/job-board.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { newId } from '#lib/ids.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createMember, createResume, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { FIREFOX } from '#testing/user-agents.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { recordJobView } from './record-job-view.ts'

const product = productOfFile()
let companyId: string
beforeAll(async () => {
  companyId = (await createCompany(product.db, { location: 'Portland, OR' })).id
})

const get = (slugOrId: string, userId: string | null = null) => product.as(userId).jobs.get({ slugOrId })

describe('a job', () => {
  it('can be read by slug and by id, by everyone (JOBS-04)', async () => {
    const job = await createJob(product.db, companyId, {
      requirements: '<ul><li>SQL</li></ul>',
      salaryMin: 1,
      salaryMax: 2,
    })
    const bySlug = await get(job.slug)
    expect(bySlug).toEqual(await get(job.id))
    expect(bySlug).toMatchObject({
      id: job.id,
      title: 'Data Analyst',
      requirements: '<ul><li>SQL</li></ul>',
      company: { location: 'Portland, OR' },
      matching: null,
      match: null,
    })
  })

  it('is shown without scripts, even if the stored text has them (PLAT-20, JOBS-10)', async () => {
    const description =
      '<p onclick="steal()">Hello</p><script>alert(1)</script><a href="javascript:alert(2)">x</a><img src=x onerror=alert(3)>'
    const job = await createJob(product.db, companyId, { description, requirements: '<svg onload=alert(4)>' })
    const shown = await get(job.id)
    expect(shown.description).toContain('<p>Hello</p>')
    expect(shown.description + shown.requirements).not.toMatch(/script|onclick|onerror|onload|javascript:|alert/)
  })

  it.each(['draft', 'paused', 'closed', 'deleted'] as const)('is not found if it is %s (JOBS-23)', async (status) => {
    const job = await createJob(product.db, companyId, { status })
    const member = await createMember(product.db, companyId)
    for (const who of [null, member.id]) await expect(get(job.slug, who)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('gives the same error for a hidden job, a missing job and an invalid address', async () => {
    const hidden = await createJob(product.db, companyId, { externalPosting: false, internalPosting: true })
    const answers = await Promise.all(
      [hidden.id, hidden.slug, newId(), 'no-such-job', "'; --", 'nul\u0000', '🎉', 'x'.repeat(300)].map((slug) =>
        get(slug).catch(({ code, status, message }) => ({ code, status, message })),
      ),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ code: 'NOT_FOUND', status: 404 })
    const member = await createMember(product.db, companyId)
    expect((await get(hidden.id, member.id)).isInternal).toBe(true)
  })

  it('is visible after its deadline, as closed', async () => {
    const job = await createJob(product.db, companyId, {
      applicationDeadline: '2025-01-01',
      closesAt: new Date('2025-01-02T00:00:00Z'),
    })
    expect(await get(job.id)).toMatchObject({ isClosed: true, applicationDeadline: '2025-01-01' })
  })

  it('shows only to the applicant that they have applied (JOBS-09)', async () => {
    const job = await createJob(product.db, companyId)
    const [seeker, other] = [await createUser(product.db), await createUser(product.db)]
    const who = applicantDetails({ fullName: 'Ada', email: 'ada@example.test' })
    await product.db.insert(applications).values({ jobId: job.id, userId: seeker.id, ...who })
    expect((await get(job.id, seeker.id)).isApplied).toBe(true)
    expect((await get(job.id, other.id)).isApplied).toBe(false)
    expect((await get(job.id)).isApplied).toBe(false)
  })

  it('explains how it matches the default resume, with the same result every time (JOBS-17, JOBS-18, JOBS-20)', async () => {
    const job = await createJob(product.db, companyId, {
      requirements: '<ul><li>SQL in production</li><li>Fluent Japanese</li></ul>',
    })
    const seeker = await createUser(product.db)
    expect(await get(job.id, seeker.id)).toMatchObject({ matching: 'no_resume', match: null })
    const text =
      'Experience\nData Analyst, Papertrail, 2019 - 2024\nWrote and maintained 140 SQL models in production for the weekly operations review.'
    const resume = await createResume(product.db, seeker.id, { title: 'Ada, Data Analyst', text })
    const first = await get(job.id, seeker.id)
    expect(first).toMatchObject({ matching: 'ready', match: { readFrom: 'Ada, Data Analyst' } })
    const sql = first.match?.items.find((item) => item.label.includes('SQL'))
    expect(sql).toMatchObject({ state: 'met', evidence: { source: 'resume' } })
    expect(sql?.evidence?.sentence).toContain('140 SQL models')
    expect(await get(job.id, seeker.id)).toEqual(first)
    expect(first.match?.items.map((item) => item.kind)).toEqual(
      expect.arrayContaining(['title', 'location', 'remote', 'salary', 'employment_type']),
    )
    // the match is computed again for a changed posting
    await product.db.update(jobs).set({ requirements: '<ul><li>Rust</li></ul>' }).where(eq(jobs.id, job.id))
    expect((await get(job.id, seeker.id)).match?.items.map((item) => item.label)).toContain('Rust')
    expect(resume.isDefault).toBe(true)
  })

  it('is never matched with the resume of another user (SHELL-33)', async () => {
    const job = await createJob(product.db, companyId)
    const [owner, other] = [await createUser(product.db), await createUser(product.db)]
    await createResume(product.db, owner.id, { title: 'canary title' })
    expect(JSON.stringify(await get(job.id, other.id))).not.toContain('canary')
    const member = await createMember(product.db, companyId)
    expect(await get(job.id, member.id)).toMatchObject({ matching: null, match: null })
  })
})

describe('views', () => {
  const viewsOf = (jobId: string) => product.db.select().from(jobViews).where(eq(jobViews.jobId, jobId))
  const from = (agent: string, referer = '') => new Headers({ 'user-agent': agent, referer })

  it('counts a reader once per job and day, with their first source', async () => {
    const job = await createJob(product.db, companyId)
    const seeker = await createUser(product.db)
    const ctx = await product.contextFor(seeker.id, { headers: from(FIREFOX) })
    await recordJobView(ctx, { jobId: job.id, arrival: { ref: 'maya' } })
    await Promise.all(Array.from({ length: 10 }, () => recordJobView(ctx, { jobId: job.id })))
    expect(await viewsOf(job.id)).toMatchObject([{ reader: seeker.id, source: 'referral' }])
  })

  it('stores a daily hash for a visitor, without their address or browser', async () => {
    const job = await createJob(product.db, companyId)
    const one = await product.contextFor(null, { clientAddress: '10.0.0.1', headers: from(FIREFOX) })
    const two = await product.contextFor(null, { clientAddress: '10.0.0.2', headers: from(FIREFOX) })
    for (const ctx of [one, two, one]) await recordJobView(ctx, { jobId: job.id })
    const views = await viewsOf(job.id)
    expect(views).toHaveLength(2)
    expect(JSON.stringify(views)).not.toMatch(/10\.0\.0|Firefox/)
  })

  it('does not count members of the company, platform staff and bots', async () => {
    const job = await createJob(product.db, companyId)
    const member = await createMember(product.db, companyId)
    const staff = await createUser(product.db, { roles: ['platform_user'] })
    for (const id of [member.id, staff.id]) await recordJobView(await product.contextFor(id), { jobId: job.id })
    const bot = await product.contextFor(null, { headers: from('Examplebot/1.0') })
    await recordJobView(bot, { jobId: job.id })
    expect(await viewsOf(job.id)).toEqual([])
  })

  it.each([
    ['a word with a NUL', 'maya\u0000', 'referral'],
    ['only control characters', '\u0000\u0001', 'direct'],
    ['half of a surrogate pair', '\ud800', 'referral'],
    ['a text that is too long', 'x'.repeat(100_000), 'direct'],
  ])('counts a view with an unusual link parameter: %s', async (_, ref, source) => {
    const job = await createJob(product.db, (await createCompany(product.db)).id)
    await product.as(null).jobs.recordView({ jobId: job.id, arrival: { ref } })
    const views = await product.db.select().from(jobViews).where(eq(jobViews.jobId, job.id))
    expect(views.map((view) => view.source)).toEqual([source])
  })

  it('answers NOT_FOUND for a job that the reader cannot see', async () => {
    const job = await createJob(product.db, companyId, { status: 'draft' })
    await expect(product.as(null).jobs.recordView({ jobId: job.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('counts a view only if the request has an arrival', async () => {
    const job = await createJob(product.db, companyId)
    const seeker = await createUser(product.db)
    const reader = product.as(seeker.id, { headers: from(FIREFOX, 'https://www.google.com/') })
    await reader.jobs.get({ slugOrId: job.id })
    expect(await viewsOf(job.id)).toEqual([])
    await reader.jobs.get({ slugOrId: job.slug, arrival: {} })
    await waitUntil(async () => (await viewsOf(job.id)).length > 0)
    expect(await viewsOf(job.id)).toMatchObject([{ reader: seeker.id, source: 'search' }])
  })
})
