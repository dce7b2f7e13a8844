import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmployer, readJob } from '#features/job-postings/server/postings.testing.ts'
import { createJob, createUser } from '#testing/factories.ts'
import { type Api, type TestProduct, testProduct } from '#testing/product.ts'
import { readRates } from './read-rates.ts'

let product: TestProduct
let api: Api['exchangeRates']
let companyId: string
beforeAll(async () => {
  product = await testProduct()
  const { company } = await createEmployer(product.db, { slug: 'fernway' })
  companyId = company.id
  const staff = await createUser(product.db, { roles: ['platform_user'] })
  api = product.as(staff.id).exchangeRates
})
afterAll(() => product.close())

const rate = { currency: 'EUR', usd: 1.25, day: '2026-10-07', source: 'A bank' }

describe('exchangeRates › set', () => {
  it.each([
    ['the US dollar', { currency: 'USD' }, 'RATE_OF_DOLLAR'],
    ['a day that has not begun', { day: '2999-01-01' }, 'RATE_DAY_AHEAD'],
    ['an unknown currency', { currency: 'XYZ' }, 'BAD_REQUEST'],
    ['nothing for a unit', { usd: 0 }, 'BAD_REQUEST'],
    ['no source', { source: ' ' }, 'BAD_REQUEST'],
    ['no day', { day: '' }, 'BAD_REQUEST'],
  ])('refuses %s', async (_what, wrong, code) => {
    await expect(api.set({ ...rate, ...wrong })).rejects.toMatchObject({ code })
  })

  it('compares the jobs of the currency by the new rate, and changes nothing that they show', async () => {
    const job = await createJob(product.db, companyId, {
      salaryMin: 4_000,
      salaryPeriod: 'month',
      salaryCurrency: 'EUR',
    })
    const other = await createJob(product.db, companyId, { salaryMin: 50_000 })
    await createJob(product.db, companyId, { salaryCurrency: 'EUR' })
    expect(await api.set(rate)).toEqual({ currency: 'EUR', jobs: 1 })
    const { payMin, salaryMin, updatedAt } = await readJob(product.db, job.id)
    expect({ payMin, salaryMin, updatedAt }).toEqual({ payMin: 60_000, salaryMin: 4_000, updatedAt: job.updatedAt })
    expect(await readJob(product.db, other.id)).toMatchObject({ payMin: 50_000 })
    const inDollars = await readRates(product.db)
    expect([inDollars(10, 'EUR'), inDollars(10, 'USD'), inDollars(10, 'AED')]).toEqual([12.5, 10, null])
  })

  it('adds a currency that had none; its jobs are no longer listed as missing', async () => {
    const job = await createJob(product.db, companyId, {
      salaryMax: 20_000,
      salaryPeriod: 'month',
      salaryCurrency: 'AED',
    })
    expect((await api.list()).missing).toEqual([{ currency: 'AED', jobs: 1 }])
    await api.set({ ...rate, currency: 'aed', usd: 0.25 })
    const { rates, missing } = await api.list()
    expect(missing).toEqual([])
    expect(rates.find(({ currency }) => currency === 'AED')).toMatchObject({ usd: 0.25, source: 'A bank', jobs: 1 })
    expect(await readJob(product.db, job.id)).toMatchObject({ payMax: 60_000 })
  })

  it('begins with the reference rates of the European Central Bank', async () => {
    const { rates } = await api.list()
    expect(rates.find(({ currency }) => currency === 'GBP')).toMatchObject({
      ...{ usd: 1.3276390198, day: '2026-10-06', source: 'European Central Bank' },
    })
  })
})
