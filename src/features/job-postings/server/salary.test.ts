import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#lib/ids.ts'
import { createJob } from '#testing/factories.ts'
import { type Api, type TestProduct, testProduct } from '#testing/product.ts'
import { createEmployer, posting, readJob } from './postings.testing.ts'

let product: TestProduct
let api: Api['postings']
let companyId: string
beforeAll(async () => {
  product = await testProduct()
  const { company, admin } = await createEmployer(product.db, { slug: 'fernway' })
  companyId = company.id
  api = product.as(admin.id).postings
})
afterAll(() => product.close())

describe('the pay of a posting', () => {
  it.each([
    ['no known currency', { salaryCurrency: 'XYZ' }, 'salaryCurrency', 'Please choose a currency'],
    ['cents in a year', { salaryMin: 50_000.5 }, 'salaryMin', 'Please enter a whole number'],
    [
      'tenths of a cent in an hour',
      { salaryMin: 18.505, salaryPeriod: 'hour' },
      'salaryMin',
      'Please enter at most two decimals',
    ],
    ['less than nothing', { salaryMax: -1 }, 'salaryMax', 'Please enter 0 or more'],
  ] as const)('refuses %s', async (_what, pay, field, message) => {
    const call = api.create({ ...posting(), id: newId(), ...pay })
    await expect(call).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ path: [field], message }] },
    })
  })

  it('is stored and read as it was posted', async () => {
    const id = newId()
    const pay = { salaryMin: 18.5, salaryMax: 22, salaryCurrency: 'EUR', salaryPeriod: 'hour', salaryIsEstimate: true }
    await api.create({ ...posting(), ...pay, salaryCurrency: 'eur', salaryPeriod: 'hour', id })
    expect(await api.get({ id })).toMatchObject(pay)
  })

  it('is in US dollars a year where nothing else is said', async () => {
    const id = newId()
    await api.create({ ...posting({ salaryMin: 50_000 }), id })
    expect(await api.get({ id })).toMatchObject({
      ...{ salaryMin: 50_000, salaryCurrency: 'USD', salaryPeriod: 'year', salaryIsEstimate: false },
    })
  })

  it('keeps its currency and period when a change does not name them', async () => {
    const pay = { salaryMin: 3_500, salaryCurrency: 'EUR', salaryPeriod: 'month' as const, salaryIsEstimate: true }
    const { id } = await createJob(product.db, companyId, pay)
    await api.update({ ...posting({ salaryMin: 3_600 }), id })
    expect(await api.get({ id })).toMatchObject({ ...pay, salaryMin: 3_600 })
    await api.update({ ...posting({ salaryMin: 44_000 }), salaryPeriod: 'year', salaryIsEstimate: false, id })
    expect(await api.get({ id })).toMatchObject({
      salaryCurrency: 'EUR',
      salaryPeriod: 'year',
      salaryIsEstimate: false,
    })
  })

  it.each([
    [{ salaryMin: 98_000, salaryMax: 124_000 }, 98_000, 124_000],
    [{ salaryMin: 40, salaryPeriod: 'hour' }, 83_200, null],
    [{ salaryMin: 1_000, salaryPeriod: 'week' }, 52_000, null],
    [{ salaryMax: 300, salaryPeriod: 'day' }, null, 78_000],
    // the European Central Bank's rate of 6 October 2026: 1.1269 dollars for a euro
    [{ salaryMin: 3_500, salaryMax: 4_000, salaryPeriod: 'month', salaryCurrency: 'EUR' }, 47_330, 54_091],
    [{ salaryMin: 5_000, salaryPeriod: 'project' }, null, null],
    [{ salaryMin: 5_000, salaryPeriod: 'month', salaryCurrency: 'AED' }, null, null],
    [{ salaryMin: 999_999_999, salaryPeriod: 'hour' }, null, null],
    [{}, null, null],
  ] as const)('%j compares as %j to %j US dollars a year', async (pay, payMin, payMax) => {
    const { id } = await createJob(product.db, companyId, pay)
    expect(await readJob(product.db, id)).toMatchObject({ payMin, payMax })
  })
})
