import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { platformDays } from '#db/schema/analytics.ts'
import { applications } from '#db/schema/applications.ts'
import { subscriptionPlans, userSubscriptions } from '#db/schema/billing.ts'
import { auditLog } from '#db/schema/operations.ts'
import { readCsv } from '#lib/csv-table.ts'
import { DAY_MS, isoDay } from '#lib/dates.ts'
import { newId } from '#lib/ids.ts'
import { createApp } from '#server/http/app.ts'
import { transaction } from '#server/transaction.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createMember, createResume, createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { mountPlatformAnalyticsFile } from './http.ts'
import { countDay } from './subscriptions.ts'

let product: TestProduct
let admin: string
let staff: string
// times a whole number of days ago, a second before now
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS - 1000)

beforeEach(async () => {
  // the last millisecond of today, so that no timestamp of the database is later
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${isoDay(new Date())}T23:59:59.999Z`) })
  product = await testProduct()
  const { db } = product
  admin = (await createUser(db, { name: 'Priya Natarajan', roles: ['platform_admin'], createdAt: daysAgo(400) })).id
  staff = (await createUser(db, { roles: ['platform_user'], createdAt: daysAgo(400) })).id
})
afterEach(async () => {
  vi.useRealTimers()
  await product.close()
})

const ask = (days: 7 | 30 | 90 = 7, userId: string | null = staff) => product.as(userId).platformAnalytics.get({ days })

describe('the analytics of the platform', () => {
  it('accepts 7, 30 and 90 days, with 7 as the default (ADASH-04)', async () => {
    const get = product.as(admin).platformAnalytics.get
    expect((await get({})).days).toBe(7)
    for (const days of [7, 30, 90] as const) expect((await ask(days)).days).toBe(days)
    for (const days of [0, 1, 14, 365, 7.5, -7])
      await expect(get({ days: days as 7 })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('shows zeros and no comparison without data (ADASH-06)', async () => {
    const shown = await ask()
    expect(shown).toMatchObject({
      summary: 'No signups in the last 7 days.',
      signups: { now: 0, before: 0 },
      applications: { now: 0, before: 0 },
      subscriptions: { now: 0, before: null, trend: [0] },
      subscriptionStatus: { total: 0, statuses: [], plans: [] },
      recentActivity: [],
      log: [],
    })
    expect(shown.signupDays.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  it('names the busiest day, in the singular for one signup (ADASH-06)', async () => {
    await createUser(product.db, { createdAt: daysAgo(1) })
    expect((await ask()).summary).toMatch(/^Busiest day: \w+day \(1 signup\)\./)
  })

  it('is for platform staff only', async () => {
    const seeker = await createUser(product.db, { roles: ['job_seeker'], createdAt: daysAgo(400) })
    await expect(ask(7, seeker.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(ask(7, null)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})

describe('with people', () => {
  let seekerId: string
  beforeEach(async () => {
    const { db } = product
    const signUp = async (days: number) =>
      (await createUser(db, { roles: ['job_seeker'], createdAt: daysAgo(days) })).id
    const people: string[] = []
    // two today, one each on two days before, six on the third, four in the week before
    for (const days of [0, 0, 1, 2, 3, 3, 3, 3, 3, 3, 8, 9, 9, 10]) people.push(await signUp(days))
    seekerId = people[0]!
    for (const userId of people.slice(4, 9)) {
      const resume = await createResume(db, userId)
      await db.execute(sql`update resumes set created_at = ${daysAgo(2.9).toISOString()} where id = ${resume.id}`)
    }
    const company = await createCompany(db, { name: 'Fernway Health', createdAt: daysAgo(60) })
    const member = await createMember(db, company.id, 'client_admin')
    await db
      .update(users)
      .set({ createdAt: daysAgo(60), name: 'Ines Duarte' })
      .where(eq(users.id, member.id))
    const job = await createJob(db, company.id, { title: '=Planner', status: 'active', createdAt: daysAgo(1) })
    const plain = applicantDetails()
    await db
      .insert(applications)
      .values(
        people
          .slice(0, 6)
          .map((userId, n) => ({ ...plain, id: newId(), jobId: job.id, userId, appliedAt: daysAgo(n < 4 ? n : 40) })),
      )
    const [plan] = await db
      .insert(subscriptionPlans)
      .values({ name: 'Pro', priceMonthly: 29, priceYearly: 278 })
      .returning()
    const kinds = ['active', 'active', 'trial', 'cancelled', 'cancelled', 'pending'] as const
    await db.insert(userSubscriptions).values(
      kinds.map((status, n) => ({
        userId: people[n]!,
        planId: plan!.id,
        status,
        startedAt: daysAgo(n + 1),
        expiresAt: n === 3 ? new Date(Date.now() + DAY_MS) : daysAgo(1),
      })),
    )
    await db.insert(platformDays).values([
      { day: isoDay(daysAgo(7)), activeSubscriptions: 5 },
      { day: isoDay(daysAgo(6)), activeSubscriptions: 4 },
      { day: isoDay(daysAgo(40)), activeSubscriptions: 99 },
    ])
    for (const by of [member.id, seekerId, admin])
      await transaction(await product.contextFor(by), (tx) =>
        tx.audit({ action: 'team.role_changed', subjectType: 'user', subjectId: 'x' }),
      )
    await transaction(product.services, (tx) =>
      tx.audit({ action: 'campaign.sent', subjectType: 'campaign', subjectId: 'x' }),
    )
  })

  it('compares signups, applications and active subscriptions with the period before (ADASH-06)', async () => {
    const week = await ask()
    expect(week.signups).toMatchObject({ now: 10, before: 4, trend: [0, 0, 0, 6, 1, 1, 2] })
    expect(week.applications).toMatchObject({ now: 4, before: 0 })
    expect(week.subscriptions).toEqual({ now: 2, before: 5, trend: [5, 4, 2] })
    expect(week.signupDays.map(({ count }) => count)).toEqual([0, 0, 0, 6, 1, 1, 2])
    expect(week.summary).toContain('(6 signups, 6')
  })

  it('lists the same 7 days for every period, while the metrics follow the period (ADASH-07)', async () => {
    const quarter = await ask(90)
    expect(quarter.signups).toMatchObject({ now: 15, before: 0 })
    expect(quarter.applications).toMatchObject({ now: 6 })
    expect(quarter.signupDays.map(({ count }) => count)).toEqual([0, 0, 0, 6, 1, 1, 2])
    expect(quarter.trend.length).toBe(15)
    expect(quarter.trend.reduce((sum, { applications: n }) => sum + n, 0)).toBe(6)
  })

  it('groups subscriptions by status and plan, cancelled ones by whether they are paid for (ADASH-06)', async () => {
    const { total, statuses, plans } = (await ask()).subscriptionStatus
    expect(total).toBe(6)
    expect(statuses.map(({ status, count, percentage }) => [status, count, percentage])).toEqual([
      ['active', 2, 33],
      ['trial', 1, 17],
      ['paid_until_later', 1, 17],
      ['pending', 1, 17],
      ['expired', 1, 17],
    ])
    expect(plans).toEqual([{ name: 'Pro', count: 4 }])
  })

  it('shows the latest events and actions: staff and companies by name, seekers by their id (ADASH-06)', async () => {
    const { recentActivity, log } = await ask()
    expect(recentActivity.map(({ kind, count }) => [kind, count])).toEqual([
      ['signups', 2],
      ['applications', 1],
      ['subscriptions', 1],
      ['jobs', 1],
    ])
    expect(log.map(({ who, what, from }) => [who, what, from])).toEqual([
      ['System', 'Campaign sent', 'Campaign Management'],
      ['Priya Natarajan', 'Changed a role', 'Team'],
      [`User ${seekerId.slice(0, 8)}`, 'Changed a role', 'Team'],
      ['Ines Duarte', 'Changed a role', 'Team'],
    ])
  })

  it('stores the last count of a day, once', async () => {
    await countDay(product)
    await product.db.update(userSubscriptions).set({ status: 'expired' })
    await countDay(product)
    const today = await product.db
      .select()
      .from(platformDays)
      .where(eq(platformDays.day, isoDay(new Date())))
    expect(today).toEqual([{ day: isoDay(new Date()), activeSubscriptions: 0 }])
  })

  it('exports the chosen period row by row, without names and without formulas a spreadsheet would run (ADASH-05)', async () => {
    const app = createApp(product.services, product.identify, () => true)
    mountPlatformAnalyticsFile(app)
    const get = async (who: string | null, query: string) =>
      app.request(`/api/platform-analytics.csv?${query}`, { headers: who ? { 'x-test-user': who } : {} })
    expect([(await get(null, '')).status, (await get(seekerId, 'days=7')).status]).toEqual([401, 403])
    for (const query of ['days=8', 'days=', 'days=7.0'])
      expect([query, (await get(staff, query)).status]).toEqual([query, 400])
    const kindsOf = async (query: string) => {
      const { rows } = readCsv(await (await get(staff, query)).text(), { maxRows: 100 })
      return Object.fromEntries(
        Object.entries(Object.groupBy(rows, ({ cells }) => cells[0] ?? '')).map(([kind, all = []]) => [
          kind,
          all.length,
        ]),
      )
    }
    expect(await kindsOf('days=7')).toEqual({ Signup: 10, 'Job Application': 4, Subscription: 6 })
    expect(await kindsOf('days=90')).toEqual({ Signup: 15, 'Job Application': 6, Subscription: 6 })
    const text = await (await get(staff, '')).text()
    expect(text).toContain(`Job Application,`)
    expect(text).toContain(`,User ${seekerId.slice(0, 8)},'=Planner,submitted,direct,`)
    expect(text).not.toContain('Okafor')
    const [entry] = await product.db.select().from(auditLog).where(eq(auditLog.action, 'analytics.exported'))
    expect(entry).toMatchObject({ actorId: staff, data: { days: 7 } })
  })
})
