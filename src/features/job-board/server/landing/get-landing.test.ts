import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { createCompany, createJob, createMember } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { clearCached } from './cached.ts'

const product = productOfFile()
let companyId: string
beforeEach(async () => {
  await product.db.delete(companies)
  clearCached(product.db)
  companyId = (await createCompany(product.db, { name: 'Lumen & Loam' })).id
})

type LandingParams = { role?: string; place?: string; page?: number }
const get = (params: LandingParams, userId: string | null = null) => product.as(userId).jobLandings.get(params)
const refusal = (params: LandingParams) => get(params).catch(({ code, status }) => ({ code, status }))
const post = (title: string, location: string | null = 'Portland, OR', more: object = {}) =>
  createJob(product.db, companyId, { title, location, ...more })

describe('the landing page of each location of a job', () => {
  it('lists the job, counts it once, and names the place as it was written', async () => {
    const moreLocations = ['York, UK', 'Remote', 'york uk', 'Portland, OR', 'São Paulo, Brazil']
    await post('Data Analyst', 'Portland, OR', { moreLocations })
    await post('Data Analyst', 'York, UK')
    const found = async (place: string) => {
      const { jobs: listed, stats, place: named } = await get({ place })
      return [named?.label, listed.items.length, stats.jobs]
    }
    expect(await found('york-uk')).toEqual(['York, UK', 2, 2])
    expect(await found('sao-paulo-brazil')).toEqual(['São Paulo, Brazil', 1, 1])
    expect(await found('portland-or')).toEqual(['Portland, OR', 1, 1])
    const { places } = await get({ role: 'data-analyst' })
    expect(places.map(({ slug, jobs: count }) => [slug, count])).toEqual([])
    const directory = await product.as(null).jobLandings.directory({ most: 10 })
    expect(directory.places.map(({ slug, jobs: count }) => [slug, count])).toEqual([
      ['york-uk', 2],
      ['portland-or', 1],
      ['sao-paulo-brazil', 1],
    ])
  })
})

describe('a landing page that does not exist', () => {
  it('has a role that was never posted publicly as a full title, or a place that no public job has', async () => {
    await post('Draft Keeper', 'Nowhere, XX', { status: 'draft', postedAt: null })
    await post('Inside Keeper', 'Nowhere, XX', { externalPosting: false, internalPosting: true })
    await post('Hidden Keeper', 'Nowhere, XX', { hiddenAt: new Date() })
    await post('Claims Data Analyst')
    for (const role of [
      'draft-keeper',
      'inside-keeper',
      'hidden-keeper',
      'keeper',
      'analyst',
      "'; --",
      '<b>',
      '%',
      'nul\u0000',
    ])
      expect([role, await refusal({ role })]).toEqual([role, { code: 'NOT_FOUND', status: 404 }])
    for (const place of ['nowhere-xx', 'portland', '🔥'])
      expect([place, await refusal({ place })]).toEqual([place, { code: 'NOT_FOUND', status: 404 }])
    expect(await refusal({ role: 'claims-data-analyst', place: 'salem-or' })).toMatchObject({ status: 404 })
  })

  it.each<[string, object]>([
    ['names no role and no place', {}],
    ['is on page 0', { place: 'remote', page: 0 }],
    ['is on page -1', { place: 'remote', page: -1 }],
    ['is on page 10^9', { place: 'remote', page: 1e9 }],
    ['has too long an address', { role: 'x'.repeat(201) }],
    ['has an empty address', { role: '' }],
  ])('%s', async (_what, params) => expect(await refusal(params)).toMatchObject({ status: 400 }))
})

describe('a landing page', () => {
  it('lists only the open jobs of a role, at any seniority (JOBS-23)', async () => {
    const at = (day: number) => ({ postedAt: new Date(Date.UTC(2026, 0, day)) })
    await post('Data Analyst', 'Portland, OR', at(1))
    await post('Senior Data Analyst, Billing', 'Remote, US', { remoteAllowed: true, ...at(3) })
    await post('Claims Data Analyst', 'Salem, OR', at(2))
    await post('Data Engineer', 'Portland, OR')
    for (const status of ['draft', 'paused', 'closed', 'deleted'] as const) await post('Data Analyst', null, { status })
    await post('Data Analyst', null, { externalPosting: false, internalPosting: true })
    await post('Data Analyst', null, { closesAt: new Date(Date.now() - 1000) })
    const page = await get({ role: 'Data-Analyst' })
    expect(page).toMatchObject({
      role: { slug: 'data-analyst', label: 'Data Analyst' },
      place: null,
      isListed: true,
      stats: { jobs: 3, remote: 1, companies: 1, newThisWeek: 0, lastPostedAt: at(3).postedAt },
    })
    expect(page.jobs.items.map(({ title }) => title)).toEqual([
      'Senior Data Analyst, Billing',
      'Claims Data Analyst',
      'Data Analyst',
    ])
    const colleague = await createMember(product.db, companyId)
    expect((await get({ role: 'data-analyst' }, colleague.id)).jobs.items).toHaveLength(3)
  })

  it('links to its places, to similar roles, and to other places and roles, where those have three jobs', async () => {
    const threeTimes = async (...job: Parameters<typeof post>) => {
      for (let n = 0; n < 3; n++) await post(...job)
    }
    await threeTimes('Data Analyst')
    await threeTimes('Data Analyst', 'Salem, OR')
    await threeTimes('Pricing Analyst')
    await post('Billing Analyst', 'Bend, OR')
    await post('Data Analyst', 'Bend, OR')
    await threeTimes('Nurse', null, { remoteAllowed: true })
    const named = (list: { slug: string; jobs: number }[]) => list.map(({ slug, jobs }) => `${slug} ${jobs}`)
    const role = await get({ role: 'data-analyst' })
    expect(named(role.places)).toEqual(['portland-or 3', 'salem-or 3'])
    expect(named(role.roles)).toEqual(['pricing-analyst 3'])
    const place = await get({ place: 'portland-or' })
    expect(named(place.roles)).toEqual(['data-analyst 3', 'pricing-analyst 3'])
    expect(named(place.places)).toEqual(['salem-or 3', 'bend-or 2', 'remote 3'])
    expect(place.place).toEqual({ slug: 'portland-or', label: 'Portland, OR' })
    const both = await get({ role: 'data-analyst', place: 'bend-or' })
    expect(both).toMatchObject({ stats: { jobs: 1 }, isListed: false })
    expect([named(both.roles), named(both.places)]).toEqual([[], ['portland-or 3', 'salem-or 3']])
  })

  it('is found by the address that its role had as titles write it', async () => {
    await post('Front-end Engineer')
    for (const role of ['front-end-engineer', 'frontend-engineers', 'senior-frontend-engineer'])
      expect((await get({ role })).role).toEqual({ slug: 'frontend-engineer', label: 'Frontend Engineer' })
    expect(await refusal({ role: 'front-end-nurse' })).toMatchObject({ status: 404 })
  })

  it('states median pay from five postings with a salary range', async () => {
    const pay = (salaryMin: number | null, salaryMax: number | null) =>
      post('Data Analyst', null, { salaryMin, salaryMax })
    for (const thousands of [50, 60, 70, 80]) await pay(thousands * 1000, thousands * 1000 + 10_000)
    await pay(1000, null)
    await pay(null, 900_000)
    expect((await get({ role: 'data-analyst' })).stats.pay).toBeNull()
    await pay(90_000, 100_000)
    clearCached(product.db)
    expect((await get({ role: 'data-analyst' })).stats.pay).toEqual({ low: 70_000, high: 80_000, postings: 5 })
  })

  it('lists the top employers and the skills that at least two postings name', async () => {
    const other = await createCompany(product.db, { name: 'Halden' })
    for (let n = 0; n < 2; n++)
      await createJob(product.db, other.id, { title: 'Data Analyst', requirements: '<p>SQL</p>' })
    await post('Data Analyst', null, { requirements: '<ul><li>SQL and Tableau</li></ul>' })
    const { stats } = await get({ role: 'data-analyst' })
    expect(stats.employers.map(({ name, jobs }) => [name, jobs])).toEqual([
      ['Halden', 2],
      ['Lumen & Loam', 1],
    ])
    expect(stats.skills).toEqual({ read: 3, named: [{ name: 'SQL', postings: 3 }] })
  })

  it('has pages that together list each job once, and empty pages after the last', async () => {
    const postedAt = new Date('2026-01-01T00:00:00Z')
    await product.db.insert(jobs).values(
      Array.from({ length: 43 }, (_, n) => ({
        ...{ slug: `paged-${n}`, companyId, title: 'Nurse', description: '<p>Work.</p>', postedAt },
      })),
    )
    const pages = await Promise.all([1, 2, 3, 4].map((page) => get({ role: 'nurse', page })))
    expect(pages.map(({ jobs }) => jobs.items.length)).toEqual([20, 20, 3, 0])
    expect(new Set(pages.flatMap((page) => page.jobs.items.map(({ id }) => id))).size).toBe(43)
  })

  it('is empty and not listed without open jobs, and so is the page of remote jobs', async () => {
    const job = await post('Data Analyst')
    await product.db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, job.id))
    expect(await get({ role: 'data-analyst' })).toMatchObject({
      role: { label: 'Data Analyst' },
      stats: { jobs: 0, lastPostedAt: null, pay: null, employers: [], skills: { read: 0, named: [] } },
      isListed: false,
    })
    expect(await get({ place: 'remote' })).toMatchObject({ stats: { jobs: 0 }, place: { label: 'Remote' } })
  })

  it('leaves out a hidden company: its jobs at once, its counts within five seconds', async () => {
    await post('Data Analyst')
    expect((await get({ role: 'data-analyst' })).stats.employers).toHaveLength(1)
    await product.db.update(companies).set({ hiddenAt: new Date() }).where(eq(companies.id, companyId))
    expect((await get({ role: 'data-analyst' })).jobs.items).toEqual([])
    clearCached(product.db)
    expect((await get({ role: 'data-analyst' })).stats).toMatchObject({ jobs: 0, employers: [] })
  })
})
