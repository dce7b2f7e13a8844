import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companies } from '#db/schema/companies.ts'
import { jobPlaces } from '#db/schema/job-board.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { createCompany, createJob } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { readUnreadPlaces } from './read-unread.ts'

let product: TestProduct
beforeAll(async () => {
  product = await testProduct()
})
afterAll(() => product.close())

const keysOf = async (id: string) =>
  (await product.db.select({ keys: jobs.placeKeys }).from(jobs).where(eq(jobs.id, id)))[0]!.keys
const read = () => readUnreadPlaces({ db: product.db })

describe('the places of postings', () => {
  it('are stored once, with codes and coordinates, and found by all that they are in', async () => {
    const company = await createCompany(product.db, { location: 'Berlin' })
    const job = await createJob(product.db, company.id, { location: 'NYC; München' })
    await read()
    const [row] = await product.db.select().from(jobPlaces).where(eq(jobPlaces.jobId, job.id))
    expect(row!.places).toMatchObject([
      { id: 5128581, city: 'New York City', region: 'NY', country: 'US', lat: 40.714 },
      { id: 2867714, city: 'Munich', region: 'BY', country: 'DE' },
    ])
    expect(await keysOf(job.id)).toEqual(['c5128581', 'rUS-NY', 'kUS', 'c2867714', 'rDE-BY', 'kDE'])
    const [after] = await product.db.select().from(jobs).where(eq(jobs.id, job.id))
    expect(after!.updatedAt).toEqual(job.updatedAt)
  })

  it('are read again after the location changed, or that of the company', async () => {
    const company = await createCompany(product.db, { location: 'Boston, MA' })
    const own = await createJob(product.db, company.id, { location: 'Cambridge' })
    const other = await createJob(product.db, company.id, { location: null })
    await read()
    expect([await keysOf(own.id), await keysOf(other.id)]).toEqual([
      expect.arrayContaining(['rUS-MA']),
      ['c4930956', 'rUS-MA', 'kUS', 'o*'],
    ])
    await product.db.update(companies).set({ location: 'Leeds, UK' }).where(eq(companies.id, company.id))
    expect([await keysOf(own.id), await keysOf(other.id)]).toEqual([null, null])
    await read()
    expect(await keysOf(own.id)).toEqual(['c2653941', 'rGB-ENG', 'kGB'])
    await product.db.update(jobs).set({ location: 'Ultima Thule' }).where(eq(jobs.id, own.id))
    expect(await keysOf(own.id)).toBeNull()
    await read()
    expect(await keysOf(own.id)).toEqual([])
  })

  it('are read of open postings alone', async () => {
    const company = await createCompany(product.db)
    const job = await createJob(product.db, company.id, { location: 'Oslo' })
    await product.db.update(jobs).set({ location: 'Bergen, Norway', status: 'paused' }).where(eq(jobs.id, job.id))
    await read()
    expect(await keysOf(job.id)).toBeNull()
  })
})
