import { count, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { coverLetters, files, resumes } from '#db/schema/documents.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { DEMO_PASSWORD } from '#features/accounts/demo-people.ts'
import { readStoredLetter, readStoredResume } from '#features/document-content/stored-content.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { seedDemo } from './seed-demo.ts'

const product = productOfFile()
beforeAll(async () => {
  await seedDemo(product.services)
})

const demo = ['seeker', 'new', 'company', 'recruiter', 'admin', 'staff'].map((name) => `${name}@tandem.test`)
const counted = async (table: typeof companies | typeof jobs | typeof applications) =>
  (await product.db.select({ n: count() }).from(table))[0]?.n

describe('demo data', () => {
  it('has jobs in places that can be searched by another name', async () => {
    const { items } = await product.as(null).jobs.search({ location: 'NYC' })
    expect(items.map(({ location }) => location)).toContain('New York, NY')
  })

  it('has postings as other systems export them, in several languages, and reads what they ask for', async () => {
    const { facets } = await product.as(null).jobs.search({})
    const languages = Object.entries(facets!.language).flatMap(([code, { value }]) => (value > 0 ? [code] : []))
    expect(languages.toSorted()).toEqual(['de', 'en', 'es', 'fr', 'nl', 'pl', 'pt'])
    const page = async (q: string) => {
      const { items } = await product.as(null).jobs.search({ q, limit: 1 })
      return product.as(null).jobPages.get({ slug: items[0]!.slug })
    }
    const escaped = await page('site reliability engineer public sector')
    expect(JSON.stringify(escaped)).toContain('<li>An active Secret clearance and US citizenship</li>')
    expect(JSON.stringify(escaped)).not.toContain('&lt;')
    expect(JSON.stringify(await page('journeyman lineworker'))).toContain('<h2>Requirements</h2>')
    expect(JSON.stringify(await page('welder structural steel'))).toContain('CWB tickets')
  })

  it('has the companies, jobs and applications that were asked for', async () => {
    expect([await counted(companies), await counted(jobs), await counted(applications)]).toEqual([14, 420, 300])
  })

  it('has companies of every status, and an archived one that can be restored (ACOMP-02)', async () => {
    const [admin] = await product.db.select().from(users).where(eq(users.email, 'admin@tandem.test'))
    const { adminCompanies } = product.as(admin!.id)
    for (const status of ['active', 'inactive', 'trial'] as const) {
      expect((await adminCompanies.list({ status })).rows.length).toBeGreaterThan(0)
    }
    const { rows } = await adminCompanies.list({ status: 'archived' })
    expect(rows.map(({ name }) => name)).toEqual(['Quillpress Books'])
    expect((await product.as(null).companyPages.get({ slug: 'quillpress' })).state).toBe('gone')
  })

  it.each(demo)('lets %s in with the demo password', async (email) => {
    const viewer = await product.as(null, { clientAddress: email }).accounts.signIn({ email, password: DEMO_PASSWORD })
    expect(viewer.roles).toHaveLength(1)
  })

  it('is stored once, however often it is requested', async () => {
    const before = (await product.db.select({ n: count() }).from(users))[0]?.n
    await seedDemo(product.services)
    expect((await product.db.select({ n: count() }).from(users))[0]?.n).toBe(before)
  })

  it('has people whose accounts are older than their activity, some of them recent', async () => {
    const { rows } = await product.db.execute<{ early: number; month: number; quarter: number }>(sql`
      select count(*) filter (where exists (select from applications a where a.user_id = u.id and a.applied_at < u.created_at)
          or exists (select from resumes r where r.user_id = u.id and r.created_at < u.created_at)
          or exists (select from user_subscriptions s where s.user_id = u.id and s.started_at < u.created_at))::int as early,
        count(*) filter (where u.created_at > now() - interval '30 days')::int as month,
        count(*) filter (where u.created_at > now() - interval '90 days')::int as quarter
      from users u where u.is_sample`)
    expect(rows[0]!.early).toBe(0)
    expect(rows[0]!.month).toBeGreaterThanOrEqual(5)
    expect(rows[0]!.quarter).toBeGreaterThanOrEqual(20)
  })

  it('stores every file that a row refers to', async () => {
    const [file] = await product.db.select().from(files).where(eq(files.state, 'kept')).limit(1)
    const stored = await product.services.storage.get(file!.key)
    stored?.body.destroy()
    expect(stored?.size).toBe(file!.size)
  })

  it('has documents that open in the builder: at least ten resumes, in every template', async () => {
    const all = await product.db.select().from(resumes)
    expect(all.filter(({ content }) => readStoredResume(content).isUnreadable)).toEqual([])
    const built = all.filter(({ documentType }) => documentType === 'platform_created')
    expect(built.length).toBeGreaterThanOrEqual(11)
    expect(new Set(built.map(({ design }) => (design as { template: string }).template)).size).toBe(6)
    expect(built.every(({ aiScore, fileId }) => aiScore !== null && fileId === null)).toBe(true)
    const letters = await product.db.select().from(coverLetters)
    expect(letters.map(({ content }) => readStoredLetter(content).isUnreadable)).toEqual([false, false])
  })

  it('has stored views with which the demo company can compare its month with the previous one (CANA-01, CANA-10)', async () => {
    const [daniel] = await product.db.select().from(users).where(eq(users.email, 'company@tandem.test'))
    const { metrics, jobPerformance } = await product.as(daniel!.id).companyAnalytics.get({ range: 'month' })
    expect(metrics.filter(({ trend }) => trend === null)).toEqual([])
    expect(jobPerformance).toHaveLength(5)
    for (const { applications: sent, views } of jobPerformance) expect(views).toBeGreaterThan(sent)
  })

  it('has reading material for the evening before an interview', async () => {
    const [maya] = await product.db.select().from(users).where(eq(users.email, 'seeker@tandem.test'))
    const bookmarked = await product.as(maya!.id).interviewResources.list({ bookmarked: true })
    expect(bookmarked.total).toBe(4)
  })

  it('has mock interviews that open, with rising scores', async () => {
    const [maya] = await product.db.select().from(users).where(eq(users.email, 'seeker@tandem.test'))
    const mine = product.as(maya!.id).mockInterviews
    const { items, open } = await mine.list({})
    const scores = items.map(({ averageScore }) => averageScore ?? 0)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    expect([items.length, open, scores[0]! > 75, scores.at(-1)! < 50]).toEqual([5, null, true, true])
    for (const { id, questions } of items) expect((await mine.get({ id })).steps).toHaveLength(questions)
  })
})
