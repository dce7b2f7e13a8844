import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import type { ApplicationStatus } from '#features/applications/rules.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createMember, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'

const product = productOfFile()

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const monthStart = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth(), 1))

async function company() {
  const made = await createCompany(product.db)
  const user = await createMember(product.db, made.id)
  return { ...made, user, dashboard: () => product.as(user.id).companyDashboard.get() }
}

async function apply(jobId: string, status: ApplicationStatus = 'submitted', appliedAt = new Date()) {
  const { id: userId, name, email } = await createUser(product.db)
  const row = { jobId, userId, ...applicantDetails({ fullName: name, email }), status, appliedAt }
  const [made] = await product.db.insert(applications).values(row).returning()
  return made!
}

describe('the dashboard of a company', () => {
  it('counts active jobs, applications and acceptances of this month, and the team (CDASH-01, CDASH-02)', async () => {
    const own = await company()
    expect(await own.dashboard()).toMatchObject({ activeJobs: 0, applicationsThisMonth: 0, hiringRate: null })
    const job = await createJob(product.db, own.id)
    const gone = await createJob(product.db, own.id, { status: 'deleted' })
    await createJob(product.db, own.id, { status: 'paused' })
    await createJob(product.db, own.id, { hiddenAt: new Date() })
    for (const status of ['accepted', 'submitted', 'rejected'] as const) await apply(job.id, status)
    await apply(job.id, 'withdrawn')
    await apply(gone.id, 'accepted')
    await apply(job.id, 'accepted', new Date(monthStart.getTime() - 1))
    await apply(job.id, 'submitted', new Date(monthStart.getTime()))
    await createMember(product.db, own.id, 'client_admin')
    expect(await own.dashboard()).toMatchObject({
      activeJobs: 1,
      applicationsThisMonth: 4,
      newApplications: 2,
      teamMembers: 2,
      hiringRate: 25,
    })
  })

  it('begins the month in the time zone of the company (CDASH-01)', async () => {
    const own = await company()
    const job = await createJob(product.db, own.id)
    await apply(job.id, 'submitted', new Date(monthStart.getTime() - 3_600_000))
    expect((await own.dashboard()).applicationsThisMonth).toBe(0)
    await product.db.update(companies).set({ timeZone: 'Pacific/Kiritimati' }).where(eq(companies.id, own.id))
    const { timeZone } = { timeZone: 'Pacific/Kiritimati' }
    const hereToday = new Intl.DateTimeFormat('en-CA', { timeZone, month: '2-digit' }).format(new Date())
    const utcToday = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', month: '2-digit' }).format(new Date())
    // an hour before the month begins in UTC, it is the afternoon of the 1st there; on the last day of a month, the next month may have
    // begun there
    expect((await own.dashboard()).applicationsThisMonth).toBe(hereToday === utcToday ? 1 : 0)
  })

  it('lists the five newest active jobs and applications, of this company only (CDASH-03)', async () => {
    const [own, other] = [await company(), await company()]
    const titles = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']
    const made = []
    for (const [at, title] of titles.entries())
      made.push(await createJob(product.db, own.id, { title, postedAt: daysAgo(10 - at) }))
    await createJob(product.db, own.id, { title: 'Draft', status: 'draft', postedAt: null })
    const foreign = await createJob(product.db, other.id, { title: 'Foreign' })
    await apply(foreign.id)
    for (const days of [6, 5, 4, 3, 2, 1]) await apply(made[5]!.id, 'reviewing', daysAgo(days))
    await apply(made[5]!.id, 'withdrawn')
    const { recentJobs, recentApplications } = await own.dashboard()
    expect(recentJobs.map(({ title, applications: n }) => [title, n])).toEqual([
      ['Sixth', 6],
      ['Fifth', 0],
      ['Fourth', 0],
      ['Third', 0],
      ['Second', 0],
    ])
    expect(recentApplications).toHaveLength(5)
    expect(recentApplications.every(({ jobTitle, status }) => jobTitle === 'Sixth' && status === 'reviewing')).toBe(
      true,
    )
    const times = recentApplications.map(({ appliedAt }) => appliedAt.getTime())
    expect(times).toEqual([...times].sort((a, b) => b - a))
  })

  it('counts six fields of the profile, and no logo (CDASH-04, CPROF-07)', async () => {
    const own = await company()
    expect((await own.dashboard()).profile).toMatchObject({
      percent: 33,
      missing: ['description', 'industry', 'sizeRange', 'website'],
    })
    await product.db
      .update(companies)
      .set({ description: 'We plan routes.', industry: 'Other', sizeRange: '1-10', website: 'https://a.example' })
      .where(eq(companies.id, own.id))
    expect((await own.dashboard()).profile).toMatchObject({ percent: 100, missing: [] })
  })

  it('shows the active company (SHELL-32)', async () => {
    const [first, second] = [await company(), await company()]
    const { viewer, ...ctx } = await product.contextFor(first.user.id)
    const memberships = [first, second].map(({ id, name }) => ({
      companyId: id,
      companyName: name,
      role: 'client_user' as const,
    }))
    const both = { ...viewer!, memberships }
    const { readCompanyDashboard } = await import('./company-dashboard.ts')
    const open = (activeCompanyId: string) => readCompanyDashboard({ ...ctx, viewer: { ...both, activeCompanyId } })
    expect((await open(second.id)).companyName).toBe(second.name)
    expect((await open(first.id)).companyName).toBe(first.name)
  })
})
