import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { profiles } from '#db/schema/profiles.ts'
import { salaryPublished } from '#db/schema/salaries.ts'
import type { SalaryPoint } from '#features/salary-files/point.ts'
import { createCompany, createJob, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { point, putPoints } from './salaries.testing.ts'

const product = productOfFile()

const search = { jobTitle: 'Data Analyst', location: 'Portland' }
const analyze = (change: object = {}, who: string | null = null) =>
  product.as(who).salaries.analyze({ ...search, ...change })
const bases = (amounts: number[], change: Partial<SalaryPoint> = {}) =>
  amounts.map((baseSalary) => point({ baseSalary, ...change }))

describe('a salary search is rejected', () => {
  it.each([
    [{ jobTitle: '' }, 'Enter a job title'],
    [{ jobTitle: '  ' }, 'Enter a job title'],
    [{ location: ' \u0000 ' }, 'Enter a location'],
    [{ salaryMin: -1 }, 'Enter 0 or more'],
    [{ salaryMax: 'much' }, 'Enter a whole amount'],
    [{ salaryMax: 1.5 }, 'Enter a whole amount'],
  ])('with %j (SAL-05, SAL-08)', async (change, message) => {
    const refusal = await analyze(change).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'BAD_REQUEST' })
    expect(JSON.stringify(refusal)).toContain(message)
  })

  it('with a filter value that is not in the list (SAL-09)', async () => {
    const wrong = {
      industry: 'Alchemy',
      companySize: 'huge',
      educationLevel: 'none',
      remoteType: 'moon',
      experienceLevel: 'guru',
    }
    for (const [name, value] of Object.entries(wrong)) {
      await expect(analyze({ [name]: value }), name).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
  })
})

describe('a salary search', () => {
  it('matches a title and location that contains the text, without wildcards (SAL-11)', async () => {
    await putPoints(product.db, [
      ...bases([1, 2, 3, 4, 5].map((n) => n * 10_000)),
      ...bases([60_000], { jobTitle: 'Senior Data Analyst II', location: 'Portland, ME' }),
      ...bases([70_000], { jobTitle: 'Data Engineer' }),
      ...bases([80_000], { location: 'Seattle, WA' }),
      ...bases([90_000], { jobTitle: '100% Data_Analyst', location: 'Portland\\OR' }),
    ])
    expect((await analyze()).count).toBe(6)
    expect((await analyze({ jobTitle: ' dATA anal ', location: 'portLAND, m' })).count).toBe(1)
    expect((await analyze({ jobTitle: 'a', location: 'a' })).count).toBe(9)
    expect((await analyze({ jobTitle: '%', location: '\\' })).count).toBe(1)
    expect((await analyze({ jobTitle: '_', location: 'o' })).count).toBe(1)
    for (const text of ["'; drop table salary_data; --", '🎉', 'ß', '('.repeat(200)]) {
      expect((await analyze({ jobTitle: text })).count).toBe(0)
      expect((await analyze({ location: text })).count).toBe(0)
    }
  })

  it('filters by the exact value of each field, and treats all as no filter (SAL-07, SAL-08, SAL-10)', async () => {
    const filters = {
      experienceLevel: ['senior', 'mid'],
      industry: ['Energy', 'Retail'],
      companySize: ['large', 'small'],
      educationLevel: ['master', 'phd'],
      remoteType: ['hybrid', 'remote'],
    } as const
    const one = (n: 0 | 1) =>
      Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, values[n]])) as Partial<SalaryPoint>
    await putPoints(product.db, [...bases([50_000, 60_000], one(0)), ...bases([70_000], one(1)), ...bases([80_000])])
    for (const [name, [first, second]] of Object.entries(filters)) {
      expect((await analyze({ [name]: first })).count, name).toBe(2)
      expect((await analyze({ [name]: second })).count, name).toBe(1)
      for (const cleared of ['all', `all-${name}`, '']) expect((await analyze({ [name]: cleared })).count).toBe(4)
    }
    expect((await analyze({ salaryMin: 60_000 })).count).toBe(3)
    expect((await analyze({ salaryMin: 60_000, salaryMax: '70000' })).count).toBe(2)
    expect((await analyze({ salaryMin: '', salaryMax: '' })).count).toBe(4)
    expect((await analyze({ salaryMin: 90_000, salaryMax: 10_000 })).count).toBe(0)
    expect((await analyze(one(0))).count).toBe(2)
  })

  it('returns the number of data points, also if there are none (SAL-25, SAL-24)', async () => {
    await putPoints(product.db, [])
    expect(await analyze()).toMatchObject({ count: 0, stats: null, withheld: null, sources: [] })
    await putPoints(product.db, bases([50_000, 60_000, 70_000, 80_000, 90_000]))
    expect((await analyze()).found).toBe('Found 5 salary data points for Data Analyst in Portland')
  })

  it('withholds figures of four data points, and publishes those of five with low confidence', async () => {
    await putPoints(product.db, bases([50_000, 60_000, 70_000, 80_000]))
    const few = await analyze()
    expect(few).toMatchObject({ count: 4, stats: null })
    expect(few.withheld).toContain("We don't show figures based on fewer than 5")
    await putPoints(product.db, bases([50_000, 60_000, 70_000, 80_000, 90_000]))
    const enough = await analyze()
    expect(enough.withheld).toBeNull()
    expect(enough.stats?.benchmark).toEqual({
      ...{ median: 70_000, percentile25: 60_000, percentile75: 80_000, count: 5, confidence: 'low' },
      interval: null,
    })
    expect(enough.stats?.insights.map(({ kind }) => kind)).toEqual(['baseline'])
  })

  it('counts sample and imported data points separately', async () => {
    await putPoints(product.db, bases([50_000, 60_000, 70_000]))
    await putPoints(product.db, bases([80_000, 90_000]), { key: 'made', source: 'sample' })
    expect((await analyze()).sources).toEqual([
      { source: 'sample', count: 2 },
      { source: 'import', count: 3 },
    ])
    await putPoints(product.db, [], { key: 'made', source: 'sample' })
  })
})

describe('an analysis', () => {
  it("includes the signed-in user's desired salary, the midpoint of both bounds", async () => {
    await putPoints(product.db, bases([50_000, 60_000, 70_000, 80_000, 90_000]))
    const seeker = await createUser(product.db)
    expect((await analyze({}, seeker.id)).stats?.wish).toBeNull()
    const wish = async (min: number | null, max: number | null) => {
      await product.db
        .update(profiles)
        .set({ desiredSalaryMin: min, desiredSalaryMax: max })
        .where(sql`user_id = ${seeker.id}`)
      return (await analyze({}, seeker.id)).stats?.wish
    }
    expect(await wish(60_000, 90_000)).toEqual({ amount: 75_000, shareBelow: 0.6 })
    expect(await wish(70_000, null)).toEqual({ amount: 70_000, shareBelow: 0.4 })
    expect((await analyze()).stats?.wish).toBeNull()
  })

  it('includes the midpoints of salary ranges in open public jobs separately, from five jobs on', async () => {
    const company = await createCompany(product.db, { location: 'Portland, OR' })
    const job = (change: Parameters<typeof createJob>[2] = {}) =>
      createJob(product.db, company.id, { location: 'Portland, OR', salaryMin: 80_000, salaryMax: 100_000, ...change })
    for (const change of [
      { status: 'draft' as const },
      { externalPosting: false },
      { salaryMax: null },
      { title: 'Nurse' },
    ]) {
      await job(change)
    }
    expect((await analyze()).posted).toEqual({ count: 0, benchmark: null, distribution: [], withheld: null })
    for (let n = 0; n < 4; n++) await job({ salaryMax: 100_000 + n * 20_000 })
    const few = (await analyze()).posted
    expect(few).toMatchObject({ count: 4, benchmark: null })
    expect(few.withheld).toBe("Only 4 open jobs here list a salary range. We don't show figures based on fewer than 5.")
    // a job without a location uses the location of its company
    await job({ location: ' ', salaryMax: 180_000 })
    const { posted } = await analyze({ experienceLevel: 'executive' })
    expect(posted).toMatchObject({ count: 5, withheld: null })
    expect(posted.benchmark).toMatchObject({
      median: 110_000,
      percentile25: 100_000,
      percentile75: 120_000,
      confidence: 'low',
    })
    expect(posted.distribution.map(({ count }) => count)).toEqual([1, 0, 1, 0, 1, 0, 1, 1])
  })

  it('lists published figures, most people first, and never counts them as data points', async () => {
    await putPoints(product.db, [])
    const { rows } = await product.db.execute<{ id: number }>(sql`select id from salary_datasets limit 1`)
    const datasetId = rows[0]!.id
    await product.db.insert(salaryPublished).values([
      {
        datasetId,
        occupation: 'Data Analysts',
        area: 'Portland-Vancouver-Hillsboro, OR-WA',
        employment: 10,
        median: 91_000,
      },
      { datasetId, occupation: 'Data Analysts', area: 'Portland-South Portland, ME', employment: 30, median: null },
      { datasetId, occupation: 'Nurses', area: 'Portland', employment: 99, median: 1 },
    ])
    const { count, stats, published } = await analyze()
    expect([count, stats]).toEqual([0, null])
    expect(published.map(({ area, employment, median }) => [area, employment, median])).toEqual([
      ['Portland-South Portland, ME', 30, null],
      ['Portland-Vancouver-Hillsboro, OR-WA', 10, 91_000],
    ])
  })
})
