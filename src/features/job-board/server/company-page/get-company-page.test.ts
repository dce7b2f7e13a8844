import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { createCompany, createJob, createMember, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'

const product = productOfFile()

const page = (slug: string, userId: string | null = null, n?: number) =>
  product.as(userId).companyPages.get({ slug, ...(n && { page: n }) })
const open = async (...overrides: Parameters<typeof page>) => {
  const shown = await page(...overrides)
  if (shown.state !== 'open') throw new Error('gone')
  return shown
}
const titles = (shown: Awaited<ReturnType<typeof open>>) => shown.jobs.items.map((job) => job.title)

describe('the public page of a company', () => {
  it('is not found for an unknown company', async () => {
    for (const slug of ['no-such-company', "'; --", 'nul\u0000', '01a202fb-2d3b-73f2-a61b-b37f8d6901f0'])
      await expect(page(slug)).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 })
    await expect(page('x', null, -1)).rejects.toMatchObject({ status: 400 })
  })

  it.each([{ status: 'inactive' as const }, { archivedAt: new Date() }])(
    'is gone and shows nothing for a company with %o',
    async (input) => {
      const company = await createCompany(product.db, { name: 'Canary Works', ...input })
      await createJob(product.db, company.id)
      expect(await page(company.slug)).toEqual({ state: 'gone' })
    },
  )

  it('shows the public profile of the company, by slug and by id, without internal fields', async () => {
    const said = {
      description: 'Boats.',
      industry: 'Retail',
      sizeRange: '11-50' as const,
      website: 'https://boats.example',
    }
    const company = await createCompany(product.db, { ...said, replyWithinDays: 3, timeZone: 'Asia/Tokyo' })
    const shown = await open(company.slug)
    expect(shown).toMatchObject({ company: { id: company.id, ...said }, promise: { days: 3, kept: null } })
    expect(JSON.stringify(shown)).not.toMatch(/createdBy|isSample/)
    expect(await open(company.id)).toEqual(shown)
  })

  it('lists only open jobs, newest first, and internal jobs only to members', async () => {
    const company = await createCompany(product.db)
    const at = (day: number) => ({ postedAt: new Date(Date.UTC(2026, 0, day)) })
    await createJob(product.db, company.id, { title: 'Older', ...at(1) })
    await createJob(product.db, company.id, { title: 'Newer', ...at(3) })
    await createJob(product.db, company.id, {
      title: 'Inside',
      externalPosting: false,
      internalPosting: true,
      ...at(2),
    })
    for (const status of ['draft', 'paused', 'closed', 'deleted'] as const)
      await createJob(product.db, company.id, { status, title: 'Hidden' })
    await createJob(product.db, company.id, { title: 'Past its deadline', closesAt: new Date(Date.now() - 1000) })
    await createJob(product.db, (await createCompany(product.db)).id, { title: 'Elsewhere' })
    expect(titles(await open(company.slug))).toEqual(['Newer', 'Older'])
    const [member, seeker] = [await createMember(product.db, company.id), await createUser(product.db)]
    expect(titles(await open(company.slug, member.id))).toEqual(['Newer', 'Inside', 'Older'])
    expect((await open(company.slug, seeker.id)).jobs.total).toBe(2)
  })

  it('has pages that together list each job once, and empty pages after the last', async () => {
    const company = await createCompany(product.db)
    const same = new Date('2026-01-01T00:00:00Z')
    const values = Array.from({ length: 43 }, (_, n) => ({
      slug: `paged-${n}`,
      companyId: company.id,
      title: `Job ${n}`,
      description: '<p>Work.</p>',
      postedAt: same,
    }))
    await product.db.insert(jobs).values(values)
    const pages = await Promise.all([1, 2, 3, 4].map((n) => open(company.slug, null, n)))
    expect(pages.map((one) => one.jobs.items.length)).toEqual([20, 20, 3, 0])
    expect(new Set(pages.flatMap(titles)).size).toBe(43)
    expect(pages.every((one) => one.jobs.total === 43)).toBe(true)
  })

  it('is open again once the company is active', async () => {
    const company = await createCompany(product.db, { status: 'inactive' })
    expect((await page(company.slug)).state).toBe('gone')
    await product.db.update(companies).set({ status: 'trial' }).where(eq(companies.id, company.id))
    expect((await page(company.slug)).state).toBe('open')
  })
})
