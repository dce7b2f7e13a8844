import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { companySizes, experienceLevels, remoteTypes } from '#features/salary-files/point-values.ts'
import { newId } from '#lib/ids.ts'
import { randomCases } from '#testing/long.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { removeDataset } from '../import/remove-dataset.ts'
import { point, putPoints } from '../salaries.testing.ts'

const product = productOfFile()

const search = { jobTitle: 'Data Analyst', location: 'Portland' }
// each request has another client address, so that the rate limit does not apply
const analyze = (change: object = {}) =>
  product.as(null, { clientAddress: newId() }).salaries.analyze({ ...search, ...change })
const bases = (amounts: number[]) => amounts.map((baseSalary) => point({ baseSalary }))

/** Reference: linear interpolation between closest ranks, as in spreadsheets. */
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

describe('the figures of an analysis', () => {
  it('match a reference: percentiles, buckets, interval, averages and shares (SAL-14, SAL-16, SAL-21)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyPoint, { minLength: 5, maxLength: 80 }), async (points) => {
        await putPoints(product.db, points)
        const { count, stats } = await analyze()
        const sorted = points.map(({ baseSalary }) => baseSalary).toSorted((a, b) => a - b)
        expect(count).toBe(points.length)
        const { benchmark, distribution, compensation, byExperience } = stats!
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
      { numRuns: randomCases(25) },
    )
  })

  it('take the interval from the data points at its ranks (SAL-15)', async () => {
    const amounts = Array.from({ length: 50 }, (_, n) => 50_000 + n * 1_000)
    await putPoints(product.db, bases(amounts))
    const { benchmark } = (await analyze()).stats!
    // for fifty data points, textbooks give rank 18 for a 95% interval
    expect(benchmark).toMatchObject({ confidence: 'high', interval: { low: 67_000, high: 82_000 } })
    expect(benchmark.interval?.coverage).toBeCloseTo(0.967, 3)
  })

  it('have eight buckets even if all salaries are equal (SAL-14)', async () => {
    await putPoints(product.db, bases([70_000, 70_000, 70_000, 70_000, 70_000]))
    const { distribution, negotiationTip } = (await analyze()).stats!
    expect(distribution.map((bucket) => bucket.count)).toEqual([5, 0, 0, 0, 0, 0, 0, 0])
    expect(negotiationTip).toBeNull()
  })

  it.each([
    ['healthInsurance', 'health_insurance', 0.8],
    ['dental', 'dental', 0.7],
    ['vision', 'vision', 0.6],
    ['match401k', '401k_match', 0.7],
  ] as const)('highlight %s only above its share (SAL-20)', async (field, kind, share) => {
    const highlight = async (yes: number) => {
      const points = Array.from({ length: 20 }, (_, n) => point({ [field]: n < yes }))
      await putPoints(product.db, points)
      return (await analyze()).stats?.compensation.benefits.find((benefit) => benefit.kind === kind)?.isHighlight
    }
    expect(await highlight(share * 20)).toBe(false)
    expect(await highlight(share * 20 + 1)).toBe(true)
  })
})

describe('any salary search', () => {
  const level = maybe(fc.constantFrom(...experienceLevels))
  const size = maybe(fc.constantFrom(...companySizes))
  const remote = maybe(fc.constantFrom(...remoteTypes))
  const industry = maybe(fc.constantFrom('Energy' as const, 'Other' as const))
  const text = fc.constantFrom('a', 'n', 'Data', 'nurse', 'e', 'qq')
  const anywhere = fc
    .record({
      jobTitle: fc.constantFrom('Data Analyst', 'DATA Engineer', 'Nurse'),
      location: fc.constantFrom('Portland, OR', 'Portland, ME', 'Boise, ID', 'Salem'),
      baseSalary: fc.integer({ min: 1, max: 60 }).map((n) => n * 5_000),
      ...{ experienceLevel: level, companySize: size, remoteType: remote, industry },
    })
    .map((some) => point(some))
  const question = fc.record({
    jobTitle: text,
    location: text,
    experienceLevel: level,
    companySize: size,
    remoteType: remote,
    industry,
    salaryMin: maybe(fc.integer({ min: 0, max: 200_000 })),
    salaryMax: maybe(fc.integer({ min: 50_000, max: 400_000 })),
  })

  it('finds exactly the data points with the text and the filter values (SAL-11)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anywhere, { maxLength: 60 }),
        fc.array(question, { minLength: 5, maxLength: 5 }),
        async (points, conditions) => {
          await putPoints(product.db, points)
          for (const { jobTitle, location, salaryMin, salaryMax, ...filters } of conditions) {
            const expected = points.filter(
              (one) =>
                one.jobTitle.toLowerCase().includes(jobTitle.toLowerCase()) &&
                one.location.toLowerCase().includes(location.toLowerCase()) &&
                one.baseSalary >= (salaryMin ?? 0) &&
                one.baseSalary <= (salaryMax ?? Infinity) &&
                Object.entries(filters).every(([name, value]) => value === null || one[name as 'industry'] === value),
            )
            const shares = Object.fromEntries(
              Object.entries({ ...filters, salaryMin, salaryMax }).filter(([, value]) => value !== null),
            )
            const { count, stats } = await analyze({ jobTitle, location, ...shares })
            expect(count).toBe(expected.length)
            if (expected.length < 5) continue
            const sorted = expected.map(({ baseSalary }) => baseSalary).toSorted((a, b) => a - b)
            expect(stats?.benchmark.median).toBeCloseTo(percentile(sorted, 0.5), 6)
          }
        },
      ),
      { numRuns: randomCases(20) },
    )
  })

  it('is exact for 70,000 data points, and after each change of the data', async () => {
    const many = Array.from({ length: 70_000 }, (_, n) =>
      point({ baseSalary: 30_000 + ((n * 7919) % 20_000), experienceLevel: n % 3 === 0 ? 'senior' : 'mid' }),
    )
    await putPoints(product.db, many, { key: 'large' })
    await putPoints(product.db, bases([1, 2, 3, 4, 5].map((n) => n * 10_000)))
    const broad = { jobTitle: 'a', location: 'o' }
    const { count, stats } = await analyze(broad)
    expect(count).toBe(70_005)
    for (const { value, count, median, percentile75 } of stats!.byExperience) {
      const of = many.filter((one) => one.experienceLevel === value).map((one) => one.baseSalary)
      const sorted = of.toSorted((a, b) => a - b)
      expect([count, median, percentile75]).toEqual([sorted.length, percentile(sorted, 0.5), percentile(sorted, 0.75)])
    }
    expect(await removeDataset(product, 'large')).toBe(true)
    const after = await Promise.all([analyze(broad), analyze(), analyze({ salaryMin: 30_000 })])
    expect(after.map((one) => one.count)).toEqual([5, 5, 3])
  })
})
