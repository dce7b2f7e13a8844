import { beforeEach, describe, expect, it } from 'vitest'
import { applications } from '#db/schema/applications.ts'
import { subscriptionPlans, userSubscriptions } from '#db/schema/billing.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createMember, createUser } from '#testing/factories.ts'
import { productOfTest } from '#testing/product-of-file.ts'

const product = productOfTest()
let admin: string
beforeEach(async () => {
  admin = (await createUser(product.db, { roles: ['platform_admin'] })).id
})

const ask = (userId: string | null = admin) => product.as(userId).dashboards.platformDashboard(undefined)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

async function apply(jobId: string, minutesAgo: number) {
  const user = await createUser(product.db)
  const appliedAt = new Date(Date.now() - minutesAgo * 60_000)
  await product.db
    .insert(applications)
    .values({ jobId, userId: user.id, ...applicantDetails({ email: user.email }), appliedAt })
  return user.id
}

describe('the dashboard of the platform', () => {
  it('shows zeros without data (ADASH-01)', async () => {
    const { recentActivity, ...stats } = await ask()
    expect(Object.values(stats).map((figure) => figure.total)).toEqual([0, 0, 0, 0])
    expect(recentActivity).toEqual([])
  })

  it('counts job seekers, companies, active subscriptions and jobs, and nothing else (ADASH-01)', async () => {
    const { db } = product
    const company = await createCompany(db, { createdAt: daysAgo(3.5) })
    await createCompany(db, { createdAt: daysAgo(30) })
    await createCompany(db, { archivedAt: new Date() })
    await createMember(db, company.id, 'client_admin')
    await createJob(db, company.id, { status: 'active', createdAt: daysAgo(9) })
    await createJob(db, company.id, { status: 'draft' })
    await createJob(db, company.id, { status: 'closed' })
    await createJob(db, company.id, { status: 'deleted' })
    const [plan] = await db
      .insert(subscriptionPlans)
      .values({ name: 'Pro', priceMonthly: 9, priceYearly: 90 })
      .returning()
    for (const status of ['active', 'trial', 'pending', 'cancelled', 'expired', 'active'] as const) {
      const user = await createUser(db, { roles: ['job_seeker'] })
      await db.insert(userSubscriptions).values({ userId: user.id, planId: plan!.id, status, startedAt: daysAgo(1.5) })
    }
    await createUser(db, { roles: ['platform_user', 'job_seeker'] })
    await createUser(db, { roles: ['platform_user'] })
    const { jobSeekers, companies: firms, activeSubscriptions, jobs } = await ask()
    expect([jobSeekers.total, firms.total, activeSubscriptions.total, jobs.total]).toEqual([7, 2, 2, 3])
    expect(jobSeekers.trend).toEqual([0, 0, 0, 0, 0, 0, 0, 7])
    expect(firms.trend).toEqual([1, 1, 1, 1, 2, 2, 2, 2])
    expect(activeSubscriptions.trend).toEqual([0, 0, 0, 0, 0, 0, 2, 2])
    expect(jobs.trend).toEqual([1, 1, 1, 1, 1, 1, 1, 3])
  })

  it('lists the latest 10 applications, newest first, with the specified texts (ADASH-02)', async () => {
    const company = await createCompany(product.db, { name: 'Fernway' })
    const named = await createJob(product.db, company.id, { title: 'Senior Data Analyst' })
    const nameless = await createJob(product.db, company.id, { title: '', status: 'draft' })
    const ids: string[] = []
    for (let minutes = 12; minutes > 0; minutes--)
      ids.unshift(await apply(minutes === 2 ? nameless.id : named.id, minutes))
    const { recentActivity } = await ask()
    expect(recentActivity.map((one) => one.user)).toEqual(ids.slice(0, 10).map((id) => `User ${id.slice(0, 8)}`))
    expect(recentActivity[0]).toMatchObject({
      type: 'Job Application',
      details: 'Applied to Senior Data Analyst',
      company: { name: 'Fernway' },
      at: expect.any(Date),
    })
    expect(recentActivity[1]?.details).toBe('Applied to Unknown Job')
    const text = JSON.stringify(recentActivity)
    for (const hidden of ['Maya', '555-0142', '@', ids[0]!]) expect(text).not.toContain(hidden)
  })

  it('is for platform staff only (ADASH-01)', async () => {
    const staff = await createUser(product.db, { roles: ['platform_user'] })
    const company = await createCompany(product.db)
    await createJob(product.db, company.id)
    expect((await ask(staff.id)).jobs.total).toBe(1)
    const outsiders = [
      await createUser(product.db),
      await createMember(product.db, company.id, 'client_admin'),
      await createMember(product.db, company.id, 'client_user'),
    ]
    for (const { id } of outsiders) await expect(ask(id)).rejects.toMatchObject({ code: 'FORBIDDEN', status: 403 })
    await expect(ask(null)).rejects.toMatchObject({ code: 'UNAUTHENTICATED', status: 401 })
  })
})
