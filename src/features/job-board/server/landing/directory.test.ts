import { beforeAll, expect, it } from 'vitest'
import { createCompany, createJob } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { cached, clearCached } from './cached.ts'

const product = productOfFile()
beforeAll(async () => {
  const [large, small, idle] = await Promise.all([
    createCompany(product.db, { name: 'Aldgate Freight' }),
    createCompany(product.db, { name: '50% Off_Foods' }),
    createCompany(product.db, { name: 'Idle Works' }),
  ])
  for (const [title, location] of [
    ['Data Analyst', 'Portland, OR'],
    ['Claims Data Analyst', 'Portland, OR'],
    ['Senior Data Analyst in Portland', 'Portland, OR'],
    ['Nurse', 'Salem, OR'],
  ] as const)
    await createJob(product.db, large.id, { title, location })
  await createJob(product.db, small.id, { title: 'Nurse', location: 'Remote', remoteAllowed: true })
  await createJob(product.db, idle.id, { title: 'Baker', location: 'Salem, OR', status: 'paused' })
})

const open = () => product.as(null).jobLandings

it('the directory counts roles, places and companies of open jobs, most jobs first', async () => {
  const { roles, places, companies, remoteJobs, totals } = await open().directory({})
  const named = (list: { slug: string; jobs: number }[]) => list.map(({ slug, jobs }) => `${slug} ${jobs}`)
  // 'analyst' is not the full title of a posting, so it is not a role; 'nurse' and 'claims-data-analyst' have too few jobs
  expect(named(roles)).toEqual(['data-analyst 3'])
  expect(named(places)).toEqual(['portland-or 3', 'salem-or 1'])
  expect(companies.map(({ name, jobs }) => [name, jobs])).toEqual([
    ['Aldgate Freight', 4],
    ['50% Off_Foods', 1],
  ])
  expect([remoteJobs, totals]).toEqual([1, { roles: 1, places: 2, companies: 2 }])
  expect((await open().directory({ most: 1 })).roles).toHaveLength(1)
  for (const most of [0, -1, 1e9, 1.5]) await expect(open().directory({ most })).rejects.toMatchObject({ status: 400 })
})

it('hiring companies are found by any part of their name, without wildcards', async () => {
  const names = async (q: string) => (await open().companies({ q })).items.map(({ name }) => name)
  expect(await names('')).toEqual(['Aldgate Freight', '50% Off_Foods'])
  expect(await names('FREIGHT')).toEqual(['Aldgate Freight'])
  expect(await names('0% o')).toEqual(['50% Off_Foods'])
  for (const q of ['%', '_']) expect(await names(q)).toEqual(['50% Off_Foods'])
  for (const q of ['idle', "'; --", '\\', '\u0000<b>']) expect(await names(q)).toEqual([])
  expect(await open().companies({ page: 2 })).toMatchObject({ items: [], total: 2 })
  for (const page of [0, -1, 1e9]) await expect(open().companies({ page })).rejects.toMatchObject({ status: 400 })
})

it('cached caches a result for five seconds, shares it between requests, and does not cache errors', async () => {
  clearCached(product.db)
  let callCount = 0
  const find = async () => ++callCount
  const ask = (now: number) => cached(product.db, 'n', find, now)
  expect(await Promise.all([ask(1000), ask(1000), ask(5999)])).toEqual([1, 1, 1])
  expect(await ask(6000)).toBe(2)
  const fails = () => Promise.reject(new Error('no'))
  await expect(cached(product.db, 'failing', fails, 1000)).rejects.toThrow('no')
  expect(await cached(product.db, 'failing', find, 20_000)).toBe(3)
})
