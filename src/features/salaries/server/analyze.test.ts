import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { profiles } from '#db/schema/profiles.ts'
import { salaryPublished } from '#db/schema/salaries.ts'
import { createCompany, createJob, createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import type { SalaryPoint } from '../point.ts'
import { experienceLevels } from '../rules.ts'
import { point, putPoints } from './salaries.testing.ts'

let product: TestProduct
beforeAll(async () => {
  product = await testProduct()
})
afterAll(() => product.close())

const search = { jobTitle: 'Data Analyst', location: 'Portland' }
const analyze = (change: object = {}, who: string | null = null) =>
  product.as(who).salaries.analyze({ ...search, ...change })
const bases = (amounts: number[], change: Partial<SalaryPoint> = {}) =>
  amounts.map((baseSalary) => point({ baseSalary, ...change }))

describe('a salary search is refused', () => {
  it.each([
    [{ jobTitle: '' }, 'Please enter a job title'],
    [{ jobTitle: '  ' }, 'Please enter a job title'],
    [{ location: ' \u0000 ' }, 'Please enter a location'],
    [{ salaryMin: -1 }, 'Please enter an amount of at least 0'],
    [{ salaryMax: 'much' }, 'Please enter a whole amount'],
    [{ salaryMax: 1.5 }, 'Please enter a whole amount'],
  ])('SAL-05 SAL-08 with %j', async (change, message) => {
    const refusal = await analyze(change).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'BAD_REQUEST' })
    expect(JSON.stringify(refusal)).toContain(message)
  })

  it('SAL-09 with a value that is in none of the lists', async () => {
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

describe('what a search finds', () => {
  it('SAL-11 matches title and location by what they contain, and marks of patterns as themselves', async () => {
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

  it('SAL-07 SAL-08 SAL-10 filters by each field exactly, and takes all for no filter', async () => {
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

  it('SAL-25 SAL-24 says how many were found, also none', async () => {
    await putPoints(product.db, [])
    expect(await analyze()).toMatchObject({ count: 0, figures: null, withheld: null, sources: [] })
    await putPoints(product.db, bases([50_000, 60_000, 70_000, 80_000, 90_000]))
    expect((await analyze()).found).toBe('Found 5 salary data points for Data Analyst in Portland')
  })

  it('X-24 publishes nothing of four data points, and all of five, at low confidence', async () => {
    await putPoints(product.db, bases([50_000, 60_000, 70_000, 80_000]))
    const few = await analyze()
    expect(few).toMatchObject({ count: 4, figures: null })
    expect(few.withheld).toContain('Figures from fewer than 5 are withheld')
    await putPoints(product.db, bases([50_000, 60_000, 70_000, 80_000, 90_000]))
    const enough = await analyze()
    expect(enough.withheld).toBeNull()
    expect(enough.figures?.benchmark).toEqual({
      ...{ median: 70_000, percentile25: 60_000, percentile75: 80_000, count: 5, confidence: 'low' },
      interval: null,
    })
    expect(enough.figures?.insights.map(({ kind }) => kind)).toEqual(['baseline'])
  })

  it('tells sample and imported data points apart', async () => {
    await putPoints(product.db, bases([50_000, 60_000, 70_000]))
    await putPoints(product.db, bases([80_000, 90_000]), { key: 'made', source: 'sample' })
    expect((await analyze()).sources).toEqual([
      { source: 'sample', count: 2 },
      { source: 'import', count: 3 },
    ])
    await putPoints(product.db, [], { key: 'made', source: 'sample' })
  })
})

/** Reference: linear interpolation between closest ranks, as spreadsheets do it. */
function percentile(sorted: number[], share: number): number {
  const rank = share * (sorted.length - 1)
  const low = Math.floor(rank)
  const [a, b] = [sorted[low] as number, sorted[Math.ceil(rank)] as number]
  return a + (b - a) * (rank - low)
}

function referenceBuckets(sorted: number[]): number[] {
  const [lowest, highest] = [sorted[0] as number, sorted.at(-1) as number]
  const width = Math.max(highest - lowest, 8) / 8
  return Array.from(
    { length: 8 },
    (_, n) =>
      sorted.filter(
        (base) => base >= lowest + n * width && (base < lowest + (n + 1) * width || (n === 7 && base === highest)),
      ).length,
  )
}

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const anyPoint = fc
  .record({
    baseSalary: fc.oneof(fc.integer({ min: 20_000, max: 400_000 }), fc.constantFrom(50_000, 100_000)),
    experienceLevel: maybe(fc.constantFrom(...experienceLevels)),
    bonus: maybe(fc.integer({ min: 0, max: 50_000 })),
    equityValue: maybe(fc.integer({ min: 0, max: 50_000 })),
    extra: maybe(fc.integer({ min: 0, max: 90_000 })),
    healthInsurance: maybe(fc.boolean()),
    ptoDays: maybe(fc.integer({ min: 0, max: 40 })),
  })
  .map(({ extra, ...some }) => point({ ...some, totalCompensation: extra === null ? null : some.baseSalary + extra }))
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const known = <T>(values: (T | null)[]) => values.filter((value): value is T => value !== null)

describe('figures agree with a reference', () => {
  it('SAL-14 SAL-16 SAL-19 SAL-21 percentiles, buckets, interval, averages and shares', {
    timeout: 60_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyPoint, { minLength: 5, maxLength: 80 }), async (points) => {
        await putPoints(product.db, points)
        const { count, figures } = await analyze()
        const sorted = points.map(({ baseSalary }) => baseSalary).toSorted((a, b) => a - b)
        expect(count).toBe(points.length)
        const { benchmark, distribution, compensation, byExperience } = figures!
        expect(benchmark.percentile25).toBeCloseTo(percentile(sorted, 0.25), 6)
        expect(benchmark.median).toBeCloseTo(percentile(sorted, 0.5), 6)
        expect(benchmark.percentile75).toBeCloseTo(percentile(sorted, 0.75), 6)
        expect(distribution.map((bucket) => bucket.count)).toEqual(referenceBuckets(sorted))
        expect(mean(distribution.map(({ share }) => share)) * 8).toBeCloseTo(1, 9)
        if (benchmark.interval) {
          const below = sorted.indexOf(benchmark.interval.low)
          expect(below).toBeLessThan(sorted.length / 2)
          expect(sorted.filter((base) => base > benchmark.interval!.high).length).toBeLessThan(sorted.length / 2)
        }
        const total = mean(points.map(({ totalCompensation, baseSalary }) => totalCompensation ?? baseSalary))
        expect(compensation.total.average).toBeCloseTo(total, 6)
        expect(compensation.base.share).toBeCloseTo(mean(sorted) / total, 9)
        const bonuses = known(points.map(({ bonus }) => bonus))
        expect(compensation.bonus?.count ?? 0).toBe(bonuses.length)
        if (bonuses.length > 0) expect(compensation.bonus?.share).toBeCloseTo(mean(bonuses) / total, 9)
        const insured = known(points.map(({ healthInsurance }) => healthInsurance))
        const health = compensation.benefits.find(({ kind }) => kind === 'health_insurance')
        expect(health?.count ?? 0).toBe(insured.length)
        if (health) expect(health.share).toBeCloseTo(insured.filter(Boolean).length / insured.length, 9)
        const days = known(points.map(({ ptoDays }) => ptoDays))
        if (days.length > 0) expect(compensation.ptoDays?.average).toBeCloseTo(mean(days), 9)
        for (const group of byExperience) {
          const inside = points.filter(({ experienceLevel }) => experienceLevel === group.value)
          expect(group.count).toBe(inside.length)
          const of = inside.map(({ baseSalary }) => baseSalary).toSorted((a, b) => a - b)
          if (inside.length < 5) expect(group.median).toBeNull()
          else expect(group.median).toBeCloseTo(percentile(of, 0.5), 6)
        }
      }),
      { numRuns: 25 },
    )
  })

  it('SAL-15 takes the interval from the data points at its ranks', async () => {
    const amounts = Array.from({ length: 50 }, (_, n) => 50_000 + n * 1_000)
    await putPoints(product.db, bases(amounts))
    const { benchmark } = (await analyze()).figures!
    // of fifty the 18th from either end: the textbook's rank for 95%
    expect(benchmark).toMatchObject({ confidence: 'high', interval: { low: 67_000, high: 82_000 } })
    expect(benchmark.interval?.coverage).toBeCloseTo(0.967, 3)
  })

  it('SAL-14 has eight buckets also where all earn the same', async () => {
    await putPoints(product.db, bases([70_000, 70_000, 70_000, 70_000, 70_000]))
    const { distribution, negotiationTip } = (await analyze()).figures!
    expect(distribution.map((bucket) => bucket.count)).toEqual([5, 0, 0, 0, 0, 0, 0, 0])
    expect(negotiationTip).toBeNull()
  })

  it.each([
    ['healthInsurance', 'health_insurance', 0.8],
    ['dental', 'dental', 0.7],
    ['vision', 'vision', 0.6],
    ['match401k', '401k_match', 0.7],
  ] as const)('SAL-20 highlights %s above its share and not at it', async (field, kind, share) => {
    const highlight = async (yes: number) => {
      const points = Array.from({ length: 20 }, (_, n) => point({ [field]: n < yes }))
      await putPoints(product.db, points)
      return (await analyze()).figures?.compensation.benefits.find((benefit) => benefit.kind === kind)?.isHighlight
    }
    expect(await highlight(share * 20)).toBe(false)
    expect(await highlight(share * 20 + 1)).toBe(true)
  })

  it('keeps the answer of a very broad search exactly, until the data changes', async () => {
    const many = Array.from({ length: 20_000 }, (_, n) =>
      point({ baseSalary: 30_000 + ((n * 7919) % 20_000), experienceLevel: n % 3 === 0 ? 'senior' : 'mid' }),
    )
    await putPoints(product.db, many)
    const kept = async () =>
      Number((await product.db.execute(sql`select count(*) as n from salary_answers`)).rows[0]?.n)
    const first = await analyze()
    expect(await kept()).toBe(1)
    const of = (level: string) => many.filter((one) => one.experienceLevel === level).map((one) => one.baseSalary)
    for (const { value, count, median, percentile75 } of first.figures!.byExperience) {
      const sorted = of(value).toSorted((a, b) => a - b)
      expect([count, median, percentile75]).toEqual([sorted.length, percentile(sorted, 0.5), percentile(sorted, 0.75)])
    }
    expect(await analyze()).toEqual(first)
    expect(await analyze({ jobTitle: 'ata Anal' })).toEqual({
      ...first,
      search: { ...first.search, jobTitle: 'ata Anal' },
      found: 'Found 20,000 salary data points for ata Anal in Portland',
    })
    expect(await kept()).toBe(1)
    await putPoints(product.db, bases([1, 2, 3, 4, 5].map((n) => n * 10_000)))
    expect((await analyze()).count).toBe(5)
  })
})

describe('whatever the way to the data points', () => {
  it('the same are found by pairs, by place, by title and over all', async () => {
    const grid = (titles: number, places: number) =>
      Array.from({ length: titles * places }, (_, n) =>
        point({
          jobTitle: `Way ${n % titles} of it`,
          location: `Spot ${Math.floor(n / titles)} there`,
          baseSalary: 30_000 + n,
        }),
      )
    for (const [titles, places] of [
      [20, 20],
      [2_600, 2],
      [2, 2_600],
      [510, 510],
    ] as const) {
      // one in each row and each column is enough to tell a lost one
      const points = titles * places > 10_000 ? grid(510, 1).concat(grid(1, 510)) : grid(titles, places)
      await putPoints(product.db, points)
      const { count, figures } = await analyze({ jobTitle: 'Way', location: 'Spot' })
      const sorted = points.map(({ baseSalary }) => baseSalary).toSorted((a, b) => a - b)
      expect([count, figures?.benchmark.median], `${titles} x ${places}`).toEqual([
        points.length,
        percentile(sorted, 0.5),
      ])
      const some = points.filter((one) => one.location === 'Spot 1 there').length
      expect((await analyze({ jobTitle: 'Way', location: 'Spot 1 t' })).count).toBe(some)
    }
  })
})

describe('beside the data points', () => {
  it('places the wish of who is signed in, the middle of both bounds', async () => {
    await putPoints(product.db, bases([50_000, 60_000, 70_000, 80_000, 90_000]))
    const seeker = await createUser(product.db)
    expect((await analyze({}, seeker.id)).figures?.wish).toBeNull()
    const wish = async (min: number | null, max: number | null) => {
      await product.db
        .update(profiles)
        .set({ desiredSalaryMin: min, desiredSalaryMax: max })
        .where(sql`user_id = ${seeker.id}`)
      return (await analyze({}, seeker.id)).figures?.wish
    }
    expect(await wish(60_000, 90_000)).toEqual({ amount: 75_000, shareBelow: 0.6 })
    expect(await wish(70_000, null)).toEqual({ amount: 70_000, shareBelow: 0.4 })
    expect((await analyze()).figures?.wish).toBeNull()
  })

  it('tells the ranges of open public jobs apart, by their middles, from five on', async () => {
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
    expect(few.withheld).toBe('Only 4 open jobs here name a salary range. Figures from fewer than 5 are withheld.')
    // where the job names no place it is its company's
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

  it('shows what offices publish, most people first, and never counts it', async () => {
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
    const { count, figures, published } = await analyze()
    expect([count, figures]).toEqual([0, null])
    expect(published.map(({ area, employment, median }) => [area, employment, median])).toEqual([
      ['Portland-South Portland, ME', 30, null],
      ['Portland-Vancouver-Hillsboro, OR-WA', 10, 91_000],
    ])
  })
})
