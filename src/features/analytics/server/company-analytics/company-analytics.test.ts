import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { applicationImports } from '#db/schema/application-import.ts'
import { applicationRejections, applicationStatusChanges, applications } from '#db/schema/applications.ts'
import { companies, companyMembers } from '#db/schema/companies.ts'
import { jobViews } from '#db/schema/job-board.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { newId } from '#lib/ids.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createMember, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import type { AnalyticsRange } from '../../company-analytics-rules.ts'
import { readCompanyAnalytics } from './read-analytics.ts'

const product = productOfFile()

const DAY = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY)
const look = (userId: string | null, range?: AnalyticsRange) =>
  product.as(userId).companyAnalytics.get(range ? { range } : {})

async function createEmployer() {
  const company = await createCompany(product.db, { name: 'Fernway' })
  const { id: userId } = await createMember(product.db, company.id, 'client_user')
  return { companyId: company.id, userId }
}

async function apply(jobId: string, days: number, overrides: Partial<typeof applications.$inferInsert> = {}) {
  const { id: userId, email } = await createUser(product.db)
  const values = { jobId, userId, ...applicantDetails({ email }), appliedAt: daysAgo(days), ...overrides }
  const [row] = await product.db.insert(applications).values(values).returning()
  return row!
}

async function accept(jobId: string, applied: number, accepted: number) {
  const { id: applicationId } = await apply(jobId, applied, { status: 'accepted' })
  const change = { applicationId, fromStatus: 'interview', toStatus: 'accepted', changedAt: daysAgo(accepted) } as const
  await product.db.insert(applicationStatusChanges).values(change)
  return applicationId
}

const metricsByTitle = async (userId: string, range?: AnalyticsRange) =>
  Object.fromEntries((await look(userId, range)).metrics.map((metric) => [metric.title, metric]))

describe('callers', () => {
  it("signed out: 'User not authenticated', here and on the profile (CANA-13)", async () => {
    const refused = { status: 401, message: 'User not authenticated' }
    await expect(look(null)).rejects.toMatchObject(refused)
    await expect(product.as(null).companyProfile.get()).rejects.toMatchObject(refused)
  })

  it("in no company: 'User is not associated with any company', here and on the profile (CANA-13)", async () => {
    for (const roles of [['job_seeker'], ['platform_admin']] as const) {
      const { id } = await createUser(product.db, { roles: [...roles] })
      const refused = { status: 403, message: 'User is not associated with any company' }
      await expect(look(id)).rejects.toMatchObject(refused)
      await expect(product.as(id).companyProfile.get()).rejects.toMatchObject(refused)
    }
    const { companyId, userId } = await createEmployer()
    await look(userId)
    await product.db.delete(companyMembers).where(eq(companyMembers.companyId, companyId))
    await expect(look(userId)).rejects.toMatchObject({ code: 'NO_COMPANY' })
  })

  it("a company that was deleted in the meantime: 'User company not found' (CANA-13)", async () => {
    const viewer = { activeCompanyId: newId() } as Parameters<typeof readCompanyAnalytics>[0]['viewer']
    const ask = readCompanyAnalytics({ db: product.db, viewer }, { range: 'month' })
    await expect(ask).rejects.toMatchObject({ code: 'COMPANY_NOT_FOUND' })
    const { companyErrors } = await import('#features/companies/company-errors.ts')
    expect(companyErrors.COMPANY_NOT_FOUND.message).toBe('User company not found')
    const { companyId, userId } = await createEmployer()
    await product.db.update(companies).set({ archivedAt: new Date() }).where(eq(companies.id, companyId))
    await expect(look(userId)).rejects.toMatchObject({ code: 'NO_COMPANY' })
  })

  it('counts only the active company', async () => {
    const own = await createEmployer()
    const other = await createEmployer()
    const job = await createJob(product.db, other.companyId, { title: 'Secret' })
    await apply(job.id, 1)
    expect(await look(own.userId)).toMatchObject({ jobPerformance: [], recentActivity: [], applicationSources: [] })
    expect((await look(other.userId)).metrics[0]?.value).toBe('1')
  })
})

describe('the answer', () => {
  it('answers an empty company with every part empty, for a month by default (CANA-03, CANA-05)', async () => {
    const { userId } = await createEmployer()
    const answer = await look(userId)
    expect(answer).toMatchObject({ companyName: 'Fernway', range: 'month', jobPerformance: [], timeSeries: [] })
    expect(answer.metrics.map(({ title, value }) => [title, value])).toEqual([
      ['Total Applications', '0'],
      ['Active Jobs', '0'],
      ['Time to Hire', '—'],
      ['Conversion Rate', '—'],
    ])
    expect(answer.trend.map(({ applications: n, before }) => n + before)).toEqual(Array(10).fill(0))
  })

  it('counts only the days of the chosen range (CANA-05)', async () => {
    const { companyId, userId } = await createEmployer()
    const job = await createJob(product.db, companyId)
    for (const days of [1, 6.9, 7.1, 29.9, 30.1, 89.9, 90.1, 364.9, 365.1]) await apply(job.id, days)
    const totals = []
    for (const range of ['week', 'month', 'quarter', 'year'] as const)
      totals.push((await look(userId, range)).metrics[0]?.value)
    expect(totals).toEqual(['2', '4', '6', '8'])
    await expect(look(userId, 'decade' as never)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('counts hires from the status history, without acceptances that were undone (CANA-08)', async () => {
    const { companyId, userId } = await createEmployer()
    const job = await createJob(product.db, companyId)
    await accept(job.id, 25, 5)
    await accept(job.id, 50, 36)
    const taken = await accept(job.id, 28, 2)
    const asked = async () => (await metricsByTitle(userId))['Time to Hire']
    expect(await asked()).toMatchObject({ value: '23 days', change: '—', trend: null, description: '2 hires' })
    await accept(job.id, 60, 40)
    expect(await asked()).toMatchObject({ value: '23 days', change: '6 days slower', trend: 'up', isBetter: false })
    await product.db.update(applications).set({ status: 'reviewing' }).where(eq(applications.id, taken))
    expect(await asked()).toMatchObject({ value: '20 days', change: '—' })
  })

  it('calculates the change of active jobs from their status history (CANA-07)', async () => {
    const { companyId, userId } = await createEmployer()
    const { id: adminId } = await createMember(product.db, companyId, 'client_admin')
    const asked = async () => (await metricsByTitle(userId))['Active Jobs']
    await createJob(product.db, companyId, { postedAt: daysAgo(5) })
    expect(await asked()).toMatchObject({ value: '1', change: '—', trend: null })
    const old = await createJob(product.db, companyId, { postedAt: daysAgo(45) })
    await createJob(product.db, companyId, { postedAt: null, status: 'draft', createdAt: daysAgo(40) })
    expect(await asked()).toMatchObject({ value: '2', change: '+1', trend: 'up', description: '1 active 30 days ago' })
    const { postings } = product.as(adminId)
    await postings.setStatus({ id: old.id, status: 'closed' })
    expect(await asked()).toMatchObject({ value: '1', change: 'No change', description: '1 active 30 days ago' })
    await postings.remove({ id: old.id })
    expect(await asked()).toMatchObject({ value: '1', change: '—' })
  })

  it('lists up to 10 active jobs, newest first, with views and without withdrawn applications (CANA-10)', async () => {
    const { companyId, userId } = await createEmployer()
    for (let n = 0; n < 12; n++) await createJob(product.db, companyId, { title: `Job ${n}`, postedAt: daysAgo(n + 1) })
    for (const status of ['paused', 'closed', 'deleted', 'draft'] as const)
      await createJob(product.db, companyId, { title: status, status })
    const [first] = await product.db
      .select()
      .from(jobs)
      .where(and(eq(jobs.companyId, companyId), eq(jobs.title, 'Job 0')))
    const view = (reader: string, days: number) => ({
      jobId: first!.id,
      reader,
      day: '2026-01-01',
      viewedAt: daysAgo(days),
    })
    await product.db.insert(jobViews).values([view('a', 1), view('b', 29), view('c', 31)])
    await apply(first!.id, 1)
    await apply(first!.id, 1, { status: 'accepted' })
    await apply(first!.id, 2)
    await apply(first!.id, 1, { status: 'withdrawn' })
    await apply(first!.id, 31)
    const { jobPerformance } = await look(userId)
    expect(jobPerformance.map(({ title }) => title)).toEqual(Array.from({ length: 10 }, (_, n) => `Job ${n}`))
    expect(jobPerformance[0]).toMatchObject({ applications: 3, views: 2, conversionRate: 33, status: 'active' })
    expect(jobPerformance[1]).toMatchObject({ applications: 0, views: 0, conversionRate: null })
  })

  it('lists the latest 5 applications and 3 jobs, newest first, each with message, icon and colour (CANA-12)', async () => {
    const { companyId, userId } = await createEmployer()
    for (let n = 0; n < 5; n++)
      await createJob(product.db, companyId, { title: `Job ${n}`, postedAt: daysAgo(n * 2 + 1) })
    await createJob(product.db, companyId, { title: 'Gone', status: 'deleted' })
    await createJob(product.db, companyId, { title: 'Draft', status: 'draft', postedAt: null })
    const job = await createJob(product.db, companyId, { title: 'Planner', postedAt: daysAgo(400) })
    for (let n = 0; n < 7; n++) await apply(job.id, n * 2 + 2, { fullName: `Person ${n}` })
    await apply(job.id, 0.5, { status: 'withdrawn' })
    const { recentActivity } = await look(userId)
    expect(recentActivity.map(({ message }) => message)).toEqual([
      'Job 0 was posted',
      'Person 0 applied to Planner',
      'Job 1 was posted',
      'Person 1 applied to Planner',
      'Job 2 was posted',
      'Person 2 applied to Planner',
      'Person 3 applied to Planner',
      'Person 4 applied to Planner',
    ])
    expect(recentActivity[0]).toMatchObject({ type: 'job', icon: 'briefcase', color: 'green' })
    expect(recentActivity[1]).toMatchObject({ type: 'application', icon: 'send', color: 'blue' })
    expect((await look(userId, 'week')).summary).toMatch(/^3 applications in the last 7 days\. Planner received 3/)
  })
})

describe('imported history', () => {
  it('counts as applications, but is in no conversion rate: it was decided in another system (CANA-09, CANA-10)', async () => {
    const { companyId, userId } = await createEmployer()
    const job = await createJob(product.db, companyId)
    await apply(job.id, 2)
    await apply(job.id, 3, { status: 'accepted' })
    const [source] = await product.db
      .insert(applicationImports)
      .values({ companyId, jobId: job.id, fileName: 'people.csv', columns: {}, answers: {}, state: 'done' })
      .returning()
    for (const importRow of [1, 2]) {
      const values = { status: 'accepted' as const, userId: null, importId: source!.id, importRow }
      await apply(job.id, 4, values)
    }
    const { metrics, jobPerformance } = await look(userId)
    expect(metrics.find(({ title }) => title === 'Total Applications')?.value).toBe('4')
    expect(metrics.find(({ title }) => title === 'Conversion Rate')?.value).toBe('50%')
    expect(jobPerformance[0]).toMatchObject({ applications: 4, conversionRate: 50 })
  })
})

describe('the funnel', () => {
  it('counts the furthest step of each application of the period, and the rejection reasons', async () => {
    const { companyId, userId } = await createEmployer()
    const job = await createJob(product.db, companyId)
    await apply(job.id, 3)
    const back = await apply(job.id, 4)
    const change = { applicationId: back.id, changedAt: daysAgo(2) } as const
    // moved back after an interview: the interview took place
    await product.db.insert(applicationStatusChanges).values([
      { ...change, fromStatus: 'submitted', toStatus: 'interview' },
      { ...change, fromStatus: 'interview', toStatus: 'submitted' },
    ])
    const rejected = await apply(job.id, 5, { status: 'rejected' })
    const [said] = await product.db
      .insert(applicationStatusChanges)
      .values({ applicationId: rejected.id, fromStatus: 'submitted', toStatus: 'rejected' })
      .returning()
    const why = { applicationId: rejected.id, changeId: said!.id, reason: 'salary' as const }
    await product.db.insert(applicationRejections).values(why)
    await accept(job.id, 6, 1)
    await apply(job.id, 7, { status: 'withdrawn' })
    await accept(job.id, 40, 1)
    const { funnel, rejectionReasons } = await look(userId, 'month')
    expect(funnel.map(({ step, count }) => `${step} ${count}`)).toEqual([
      'applied 4',
      'answered 3',
      'interview 2',
      'accepted 1',
    ])
    expect(rejectionReasons).toEqual([{ reason: 'salary', count: 1 }])
  })
})
