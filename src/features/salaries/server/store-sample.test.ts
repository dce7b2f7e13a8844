import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { salaryData, salaryDatasets } from '#db/schema/salaries.ts'
import { freshDatabase, type TestDatabase } from '#testing/database.ts'
import { makeSample, sampleSize } from '../sample/make-sample.ts'
import { samplePlaces } from '../sample/places.ts'
import { sampleRoles } from '../sample/roles.ts'
import { removeDataset } from './import/remove-dataset.ts'
import { storeSample } from './store-sample.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const median = (amounts: number[]) => amounts.toSorted((a, b) => a - b)[Math.floor(amounts.length / 2)] as number

describe('the sample', () => {
  const sample = makeSample()

  it('has 20,000 data points in sixty roles, fourteen industries and fifty places, the same in each run', () => {
    expect(sample).toHaveLength(sampleSize)
    expect([sampleRoles.length, samplePlaces.length]).toEqual([60, 50])
    expect(new Set(sample.map(({ industry }) => industry)).size).toBe(14)
    expect(new Set(sample.map(({ location }) => location)).size).toBe(50)
    expect(makeSample(200)).toEqual(sample.slice(0, 200))
  })

  it('has consistent totals, higher pay for higher levels and expensive places, and more benefits at large employers', () => {
    for (const one of sample) {
      expect(one.totalCompensation).toBe(one.baseSalary + Number(one.bonus) + Number(one.equityValue))
    }
    const of = (keep: (one: (typeof sample)[number]) => boolean) =>
      median(sample.filter(keep).map((one) => one.baseSalary))
    expect(of((one) => one.experienceLevel === 'senior')).toBeGreaterThan(
      of((one) => one.experienceLevel === 'entry') * 1.4,
    )
    expect(of((one) => one.location === 'San Francisco, CA')).toBeGreaterThan(
      of((one) => one.location === 'Portland, OR') * 1.1,
    )
    const insured = (size: string) => {
      const all = sample.filter(({ companySize }) => companySize === size)
      return all.filter(({ match401k }) => match401k).length / all.length
    }
    expect(insured('enterprise')).toBeGreaterThan(insured('startup') + 0.3)
    expect(
      sample.filter((one) => one.jobTitle.includes('Senior Data Analyst') && one.location === 'Portland, OR').length,
    ).toBeGreaterThan(50)
  })

  it('is stored once by simultaneous processes, and not stored again after removal', async () => {
    const { db } = database
    const count = () => db.$count(salaryData)
    await Promise.all([storeSample(db, 300), storeSample(db, 300)])
    expect(await count()).toBe(300)
    await storeSample(db, 300)
    expect(await count()).toBe(300)
    // an older sample is replaced by the new one
    await db.update(salaryDatasets).set({ fileHash: 'sample-0' }).where(eq(salaryDatasets.key, 'sample'))
    await storeSample(db, 200)
    expect(await count()).toBe(200)
    await removeDataset({ db }, 'sample')
    await storeSample(db, 300)
    expect(await count()).toBe(0)
  })
})
