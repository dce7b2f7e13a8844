import { beforeAll, describe, expect, it } from 'vitest'
import { createCompany, createJob } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { readUnreadPlaces } from './places/read-unread.ts'

const product = productOfFile()

async function find(input: object) {
  const { items, facets } = await product.as(null).jobs.search(input)
  return { titles: items.map(({ title }) => title).sort(), facets: facets! }
}

describe('pay', () => {
  beforeAll(async () => {
    const { id } = await createCompany(product.db, { name: 'Payer', slug: 'payer' })
    const post = (title: string, pay: object) =>
      createJob(product.db, id, { title, salaryMin: null, salaryMax: null, ...pay })
    await post('Well Paid Roofer', { salaryMax: 25, salaryCurrency: 'GBP', salaryPeriod: 'hour' })
    await post('Badly Paid Roofer', { salaryMin: 12, salaryMax: 13, salaryCurrency: 'GBP', salaryPeriod: 'hour' })
    await post('Roofer by the Year', {
      salaryMin: 90_000,
      salaryMax: 120_000,
      salaryCurrency: 'USD',
      salaryPeriod: 'year',
    })
    await post('Roofer without Pay', {})
  })

  it('finds postings that pay at least what the words ask for, in any currency and period', async () => {
    const both = ['Roofer by the Year', 'Well Paid Roofer']
    const { items, understood } = await product.as(null).jobs.search({ q: 'roofer £20 an hour' })
    expect(items.map(({ title }) => title).sort()).toEqual(both)
    expect(understood).toEqual([{ kind: 'pay', label: 'From £20 an hour', without: 'roofer' }])
    expect((await find({ q: 'roofer at least $80k' })).titles).toEqual(['Roofer by the Year'])
    expect((await find({ q: '£20 an hour' })).titles).toEqual(expect.arrayContaining(both))
    expect((await find({ q: 'roofer 20 ARS an hour' })).titles).toEqual([])
  })

  it('keeps the pay on further pages and in the chips of other conditions', async () => {
    const { search } = product.as(null).jobs
    for (const sort of ['newest', 'relevance', 'pay'] as const) {
      const first = await search({ q: 'full time roofer £20 an hour', sort, limit: 1 })
      const next = await search({ q: 'full time roofer £20 an hour', sort, limit: 1, cursor: first.nextCursor! })
      expect([...first.items, ...next.items].map(({ title }) => title).sort()).toEqual([
        'Roofer by the Year',
        'Well Paid Roofer',
      ])
      expect(next.nextCursor).toBeNull()
      expect(first.understood.map(({ without }) => without)).toEqual(['roofer £20 an hour', 'full time roofer'])
    }
  })

  it('is a filter in US dollars a year', async () => {
    expect((await find({ q: 'roofer', pay: 100_000 })).titles).toEqual(['Roofer by the Year'])
    expect((await find({ q: 'roofer', pay: 1 })).titles).toHaveLength(3)
    expect((await find({ q: 'roofer', pay: 100_000 })).facets.type['full-time'].value).toBe(1)
    await expect(find({ pay: 0 })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('small towns and words too many', () => {
  beforeAll(async () => {
    const { id } = await createCompany(product.db, { name: 'Harbor', slug: 'harbor', location: 'Galway, Ireland' })
    await createJob(product.db, id, { title: 'Consultant Psychiatrist', location: 'Galway, Ireland' })
    await createJob(product.db, id, { title: 'Plumber', location: 'Cork, Ireland', description: '<p>Pipes.</p>' })
    await readUnreadPlaces(product.services)
  })

  it('reads a town of any size if nothing is found as typed', async () => {
    const { items, understood, correction } = await product.as(null).jobs.search({ q: 'psychiatrist galway' })
    expect(items.map(({ title }) => title)).toEqual(['Consultant Psychiatrist'])
    expect(understood).toEqual([{ kind: 'place', label: 'galway', without: 'psychiatrist' }])
    expect(correction).toBeNull()
  })

  it('leaves out words until only the occupation is left, and never the occupation', async () => {
    const { items, correction } = await product.as(null).jobs.search({ q: 'zzqx plumber qqxz' })
    expect(items.map(({ title }) => title)).toEqual(['Plumber'])
    expect(correction?.words?.shown).toBe('plumber')
    expect((await find({ q: 'welder pipes' })).titles).toEqual([])
  })
})
