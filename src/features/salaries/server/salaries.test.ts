import { describe, expect, it } from 'vitest'
import { newId } from '#lib/ids.ts'
import { createCompany, createJob, createUser } from '#testing/factories.ts'
import { productOfTest } from '#testing/product-of-file.ts'
import { maxOffers, maxSavedSalarySearches } from '../rules.ts'
import { point, putPoints } from './salaries.testing.ts'

const product = productOfTest()

const search = { jobTitle: 'Data Analyst', location: 'Portland' }
const five = (jobTitle: string, base: number, more: object = {}) =>
  [-2, -1, 0, 1, 2].map((n) => point({ jobTitle, baseSalary: base + n * 5_000, ...more }))

describe('comparing salaries', () => {
  it('returns both searches and their difference, but no difference if one has no figures (SAL-31, SAL-32, SAL-34)', async () => {
    await putPoints(product.db, [...five('Data Analyst', 100_000), ...five('Engineer', 113_000)])
    const compare = (jobTitle: string) =>
      product.as(null).salaries.compare({ first: search, second: { jobTitle, location: 'Portland' } })
    const both = await compare('Engineer')
    expect(both.difference).toEqual({ change: 0.13, label: '13% higher' })
    expect(both.summary).toContain('Engineer in Portland earns 13% more than Data Analyst in Portland')
    expect([both.first.stats?.benchmark.median, both.second.stats?.benchmark.median]).toEqual([100_000, 113_000])
    expect((await compare('Data Analyst')).difference?.label).toBe('Similar')
    const none = await compare('Astronaut')
    expect(none).toMatchObject({ difference: null, summary: null, second: { count: 0 } })
    expect(none.first.stats).not.toBeNull()
  })
})

it('limits the number of searches from one address, but not from other addresses', async () => {
  await putPoints(product.db, five('Data Analyst', 100_000))
  const ask = (n: number, clientAddress: string) =>
    product.as(null, { clientAddress }).salaries.analyze({ ...search, salaryMin: n })
  const results = await Promise.allSettled(Array.from({ length: 125 }, (_, n) => ask(n, '198.51.100.7')))
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(5)
  await expect(ask(130, '198.51.100.7')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  expect((await ask(130, '198.51.100.8')).count).toBe(5)
})

describe('suggestions', () => {
  const suggest = (field: 'jobTitle' | 'location', q: string) => product.as(null).salaries.suggest({ field, q })

  it('are given from two characters on, at most ten, those that start with the text first (SAL-06)', async () => {
    const titles = ['Big Data Analyst', 'Data Analyst', 'data analyst', 'Metadata Clerk', 'Nurse']
    const many = Array.from({ length: 14 }, (_, n) => `Zoo Keeper ${n}`)
    await putPoints(
      product.db,
      [...titles, ...many].map((jobTitle) => point({ jobTitle, location: '50% Town' })),
    )
    for (const q of ['', 'd', ' d ', '\u0000d']) expect(await suggest('jobTitle', q)).toEqual([])
    expect(await suggest('jobTitle', 'DAta')).toEqual(['Data Analyst', 'Big Data Analyst', 'Metadata Clerk'])
    expect(await suggest('jobTitle', 'zoo')).toHaveLength(10)
    expect(await suggest('location', '0%')).toEqual(['50% Town'])
    for (const q of ['%%', '__', '\\\\', "';--"]) expect(await suggest('jobTitle', q)).toEqual([])
    await expect(suggest('salary' as 'location', 'xx')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('the overview of salary data', () => {
  it('counts data points by source and jobs with a salary, and lists medians by industry (SAL-03)', async () => {
    const overview = () => product.as(null).salaries.overview()
    await putPoints(product.db, [])
    expect(await overview()).toEqual({ dataPoints: 0, postedJobs: 0, sources: [], byIndustry: [] })
    await putPoints(product.db, [...five('A', 90_000, { industry: 'Energy' }), point({ industry: 'Retail' })])
    await putPoints(product.db, five('B', 70_000), { key: 'made', source: 'sample' })
    const company = await createCompany(product.db)
    await createJob(product.db, company.id, { salaryMin: 1_000, salaryMax: 2_000 })
    await createJob(product.db, company.id)
    expect(await overview()).toEqual({
      dataPoints: 11,
      postedJobs: 1,
      sources: [
        { source: 'sample', count: 5, names: ['made'] },
        { source: 'import', count: 6, names: ['test'] },
      ],
      byIndustry: [{ industry: 'Energy', median: 90_000, count: 5 }],
    })
  })
})

describe('saved searches', () => {
  it('reject a signed-out caller and an incomplete search (SAL-30)', async () => {
    const { salaries } = product.as(null)
    const refused = { code: 'UNAUTHENTICATED', message: 'User not authenticated' }
    await expect(salaries.listSearches()).rejects.toMatchObject(refused)
    await expect(salaries.saveSearch(search)).rejects.toMatchObject(refused)
    await expect(salaries.deleteSearch({ id: newId() })).rejects.toMatchObject(refused)
    const seeker = await createUser(product.db)
    const wrong = product.as(seeker.id).salaries.saveSearch({ ...search, location: '' })
    await expect(wrong).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('store name, title, location, level and filters once, and list the latest first (SAL-27)', async () => {
    const seeker = await createUser(product.db)
    const own = product.as(seeker.id).salaries
    const filters = { industry: 'Energy', salaryMin: 50_000 }
    const first = await own.saveSearch({ ...search, experienceLevel: 'senior', companySize: 'all-sizes', ...filters })
    expect(first).toMatchObject({
      userId: seeker.id,
      searchName: 'Data Analyst - Portland',
      ...search,
      experienceLevel: 'senior',
      filters,
    })
    const second = await own.saveSearch({ ...search, experienceLevel: 'all' })
    expect(second).toMatchObject({ experienceLevel: null, filters: {} })
    const again = await Promise.all(Array.from({ length: 5 }, () => own.saveSearch(search)))
    expect(new Set(again.map(({ id }) => id))).toEqual(new Set([second.id]))
    expect((await own.listSearches()).map(({ id }) => id)).toEqual([second.id, first.id])
  })

  it('are deleted only by their owner, and limited to fifty', async () => {
    const [seeker, other] = [await createUser(product.db), await createUser(product.db)]
    const own = product.as(seeker.id).salaries
    const { id } = await own.saveSearch(search)
    await expect(product.as(other.id).salaries.deleteSearch({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await product.as(other.id).salaries.listSearches()).toEqual([])
    await own.deleteSearch({ id })
    await expect(own.deleteSearch({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (let n = 0; n < maxSavedSalarySearches - 1; n++) await own.saveSearch({ ...search, jobTitle: `Role ${n}` })
    const last = await Promise.allSettled([1, 2, 3].map((n) => own.saveSearch({ ...search, jobTitle: `Last ${n}` })))
    expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(last.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'TOO_MANY' } })
    expect((await own.saveSearch({ ...search, jobTitle: 'Role 0' })).jobTitle).toBe('Role 0')
  })
})

describe('offers', () => {
  const offer = { name: 'Fernway', jobTitle: 'Analyst', location: 'Portland', base: 98_000 }

  it('are private, and can be changed by id and deleted', async () => {
    const [seeker, other] = [await createUser(product.db), await createUser(product.db)]
    const own = product.as(seeker.id).salaries
    const id = newId()
    await expect(own.saveOffer({ ...offer, id, base: 0 })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await own.saveOffer({ ...offer, id })).toMatchObject({ ...offer, id, bonus: 0, costIndex: 100 })
    expect(await own.saveOffer({ ...offer, id, bonus: 5_000.5 })).toMatchObject({ bonus: 5_000.5 })
    expect(await own.listOffers()).toHaveLength(1)
    const foreign = product.as(other.id).salaries
    expect(await foreign.listOffers()).toEqual([])
    await expect(foreign.saveOffer({ ...offer, id, base: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(foreign.deleteOffer({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await own.listOffers())[0]?.base).toBe(98_000)
    await own.deleteOffer({ id })
    expect(await own.listOffers()).toEqual([])
  })

  it('are limited to ten, also with simultaneous requests', async () => {
    const own = product.as((await createUser(product.db)).id).salaries
    const ids = Array.from({ length: maxOffers + 2 }, newId)
    const added = await Promise.allSettled(ids.map((id) => own.saveOffer({ ...offer, id })))
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(maxOffers)
    const [ownOffer] = await own.listOffers()
    expect(await own.saveOffer({ ...offer, id: ownOffer!.id, name: 'Changed' })).toMatchObject({ name: 'Changed' })
  })
})
