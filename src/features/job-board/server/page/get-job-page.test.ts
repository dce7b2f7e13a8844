import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { companies } from '#db/schema/companies.ts'
import { jobViews } from '#db/schema/job-board.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { platformSettings } from '#db/schema/operations.ts'
import { checkUncheckedPostings } from '#features/job-postings/server/check-for-money.ts'
import { createCompany, createJob, createMember } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { FIREFOX } from '#testing/user-agents.ts'
import { waitUntil } from '#testing/wait-until.ts'

const product = productOfFile()
let companyId: string
beforeEach(async () => {
  await product.db.delete(companies)
  await product.db.update(platformSettings).set({ enforceSubscriptionVerification: false })
  companyId = (await createCompany(product.db, { industry: 'Healthcare', sizeRange: '51-200' })).id
})

const page = (slug: string, userId: string | null = null) => product.as(userId).jobPages.get({ slug })
const refusal = (slug: string) => page(slug).catch(({ code, status }) => ({ code, status }))

describe('the public page of a job', () => {
  it('shows the job and its company to everyone, by slug and by id (JOBS-22)', async () => {
    const job = await createJob(product.db, companyId, { closesAt: new Date('2099-01-01T00:00:00Z') })
    const shown = await page(job.slug)
    expect(shown).toMatchObject({
      state: 'open',
      job: { id: job.id, slug: job.slug, match: null },
      company: { industry: 'Healthcare', sizeRange: '51-200', openJobs: 1 },
      closesAt: new Date('2099-01-01T00:00:00Z'),
      isListed: true,
      needsSubscription: false,
    })
    expect(await page(job.id)).toEqual(shown)
  })

  it.each([
    ['of the programme', { isProgramme: true }],
    ['closed for applying', { applicationDeadline: '2025-01-01', closesAt: new Date('2025-01-02T00:00:00Z') }],
  ])('has no JobPosting if the job is %s', async (_what, input) => {
    const job = await createJob(product.db, companyId, input)
    expect(await page(job.slug)).toMatchObject({ state: 'open', isListed: false })
  })

  it('has no JobPosting if the text asks applicants for money', async () => {
    const description = '<p>You will keep the books. A refundable deposit holds your place until the first day.</p>'
    const job = await createJob(product.db, companyId, { description, asksForMoney: null })
    const honest = '<p>You keep the books. There is no fee.</p>'
    const fair = await createJob(product.db, companyId, { description: honest, asksForMoney: null })
    // neither is listed before its text is checked
    for (const { slug } of [job, fair]) expect(await page(slug)).toMatchObject({ state: 'open', isListed: false })
    await checkUncheckedPostings(product.services)
    expect(await page(job.slug)).toMatchObject({ state: 'open', isListed: false })
    expect(await page(fair.slug)).toMatchObject({ state: 'open', isListed: true })
  })

  it('names the landing pages that list the job, that of a role from three jobs on, and none for an internal job', async () => {
    const job = await createJob(product.db, companyId, { title: 'Senior Nurse, Nights', location: 'Salem, OR' })
    const landings = { role: { slug: 'nurse', label: 'Nurse' }, place: { slug: 'salem-or', label: 'Salem, OR' } }
    for (let others = 0; others < 2; others++) {
      expect(await page(job.slug)).toMatchObject({ ...landings, role: null })
      await createJob(product.db, companyId, { title: 'Nurse' })
    }
    expect(await page(job.slug)).toMatchObject(landings)
    const remote = await createJob(product.db, companyId, { location: null, remoteAllowed: true })
    expect(await page(remote.slug)).toMatchObject({ place: { slug: 'remote', label: 'Remote' } })
    const internal = await createJob(product.db, companyId, { externalPosting: false, internalPosting: true })
    const member = await createMember(product.db, companyId)
    expect(await page(internal.slug, member.id)).toMatchObject({ role: null, place: null })
  })

  it('has no JobPosting while applying needs a subscription, or for an internal job', async () => {
    const job = await createJob(product.db, companyId)
    await product.db.update(platformSettings).set({ enforceSubscriptionVerification: true })
    expect(await page(job.slug)).toMatchObject({ isListed: false, needsSubscription: true })
    await product.db.update(platformSettings).set({ enforceSubscriptionVerification: false })
    const internal = await createJob(product.db, companyId, { externalPosting: false, internalPosting: true })
    const member = await createMember(product.db, companyId)
    expect(await page(internal.slug, member.id)).toMatchObject({ isListed: false, job: { isInternal: true } })
  })

  it.each(['closed', 'paused', 'deleted', 'draft'] as const)(
    'is gone once it is %s, and shows nothing of it (JOBS-23)',
    async (status) => {
      const job = await createJob(product.db, companyId, { status, title: 'Canary Keeper' })
      const open = await createJob(product.db, companyId, { title: 'Canary Analyst' })
      const shown = await page(job.slug)
      expect(shown).toMatchObject({ state: 'gone', similar: [{ id: open.id }] })
      expect(JSON.stringify(shown)).not.toContain('Keeper')
    },
  )

  it('lists other open jobs of the company, but not if moderation hid the job (JOBS-23)', async () => {
    const job = await createJob(product.db, companyId, { title: 'Canary Keeper', status: 'closed' })
    const titles = ['Nurse', 'Cook', 'Driver', 'Baker', 'Canary Trainer']
    for (const title of titles) await createJob(product.db, companyId, { title })
    const shown = await page(job.slug)
    const ids = shown.state === 'gone' ? [...shown.similar, ...(shown.company?.jobs ?? [])].map(({ id }) => id) : []
    expect(shown).toMatchObject({ state: 'gone', company: { slug: expect.any(String), name: expect.any(String) } })
    expect(new Set(ids).size).toBe(5)
    await product.db.update(jobs).set({ status: 'active', hiddenAt: new Date() }).where(eq(jobs.id, job.id))
    expect(await page(job.slug)).toMatchObject({ state: 'gone', company: null })
  })

  it('is gone with its company (JOBS-23)', async () => {
    const job = await createJob(product.db, companyId)
    await product.db.update(companies).set({ status: 'inactive' }).where(eq(companies.id, companyId))
    expect(await page(job.slug)).toEqual({ state: 'gone', similar: [], company: null })
  })

  it('is not found for a job that was never public', async () => {
    const draft = await createJob(product.db, companyId, { status: 'draft', postedAt: null })
    const internal = await createJob(product.db, companyId, { externalPosting: false, internalPosting: true })
    const answers = await Promise.all([draft.slug, internal.slug, 'no-such-job', "'; --", 'nul\u0000'].map(refusal))
    for (const answer of answers) expect(answer).toEqual({ code: 'NOT_FOUND', status: 404 })
  })

  it('counts a view that has an arrival, with its source', async () => {
    const job = await createJob(product.db, companyId)
    const headers = new Headers({ 'user-agent': FIREFOX })
    await product.as(null, { headers }).jobPages.get({ slug: job.slug, arrival: { ref: 'newsletter' } })
    const views = () => product.db.select().from(jobViews).where(eq(jobViews.jobId, job.id))
    await waitUntil(async () => (await views()).length === 1)
    expect(await views()).toMatchObject([{ source: 'referral' }])
  })
})

describe('similar jobs', () => {
  it('are the open jobs whose titles share the most words, without the job itself', async () => {
    const job = await createJob(product.db, companyId, { title: 'Senior Data Analyst' })
    const titles = ['Nurse', 'Senior Cook', 'Pricing Analyst', 'Data Engineer', 'Claims Data Analyst', 'Data Analyst']
    for (const title of titles) await createJob(product.db, companyId, { title })
    await createJob(product.db, companyId, { title: 'Data Analyst, paused', status: 'paused' })
    const { similar } = await page(job.slug)
    const found = similar.map(({ title }) => title)
    expect(found.slice(0, 2).sort()).toEqual(['Claims Data Analyst', 'Data Analyst'])
    expect(found[2]).toBe('Pricing Analyst')
  })

  it('are empty if none is similar, but the newest jobs if the job is gone', async () => {
    const cook = await createJob(product.db, companyId, { title: 'Cook' })
    const nurse = await createJob(product.db, companyId, { title: 'Nurse' })
    expect((await page(cook.slug)).similar).toEqual([])
    await product.db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, cook.id))
    expect((await page(cook.slug)).similar).toMatchObject([{ id: nurse.id }])
  })
})
