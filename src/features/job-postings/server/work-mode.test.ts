import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#lib/ids.ts'
import { type Api, type TestProduct, testProduct } from '#testing/product.ts'
import { createEmployer, posting } from './postings.testing.ts'

let product: TestProduct
let api: Api['postings']
beforeAll(async () => {
  product = await testProduct()
  const { admin } = await createEmployer(product.db, { slug: 'fernway' })
  api = product.as(admin.id).postings
})
afterAll(() => product.close())

type Fields = NonNullable<Parameters<typeof posting>[0]>

async function posted(fields: Fields) {
  const id = newId()
  await api.create({ ...posting(fields), id })
  return id
}
async function read(id: string) {
  const { workMode, onSiteDays, remoteAllowed } = await api.get({ id })
  return { workMode, onSiteDays, remoteAllowed }
}

describe('the work mode of a posting', () => {
  it.each([
    ['an unknown mode', { workMode: 'sometimes' }],
    ['a day too many', { workMode: 'hybrid', onSiteDays: 5 }],
    ['no day', { workMode: 'hybrid', onSiteDays: 0 }],
    ['half a day', { workMode: 'hybrid', onSiteDays: 1.5 }],
  ])('refuses %s', async (_what, mode) => {
    await expect(posted(mode as Fields)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it.each<[Fields, Awaited<ReturnType<typeof read>>]>([
    [{}, { workMode: null, onSiteDays: null, remoteAllowed: false }],
    [{ workMode: 'unspecified' }, { workMode: null, onSiteDays: null, remoteAllowed: false }],
    [{ workMode: 'on-site' }, { workMode: 'on-site', onSiteDays: null, remoteAllowed: false }],
    [
      { workMode: 'hybrid', onSiteDays: 3 },
      { workMode: 'hybrid', onSiteDays: 3, remoteAllowed: false },
    ],
    [
      { workMode: 'remote', onSiteDays: 3 },
      { workMode: 'remote', onSiteDays: null, remoteAllowed: true },
    ],
    // an API client from before work modes
    [{ remoteAllowed: true }, { workMode: 'remote', onSiteDays: null, remoteAllowed: true }],
  ])('of %j is stored as %j', async (fields, stored) => {
    expect(await read(await posted(fields))).toEqual(stored)
  })

  it('is not changed by a program that knows only whether the job is remote, but for that', async () => {
    const id = await posted({ workMode: 'hybrid', onSiteDays: 2 })
    await api.update({ ...posting({ title: 'Planner' }), id })
    expect(await read(id)).toEqual({ workMode: 'hybrid', onSiteDays: 2, remoteAllowed: false })
    await api.update({ ...posting({ remoteAllowed: true }), id })
    expect(await read(id)).toEqual({ workMode: 'remote', onSiteDays: null, remoteAllowed: true })
    await api.update({ ...posting({ remoteAllowed: false }), id })
    expect(await read(id)).toEqual({ workMode: null, onSiteDays: null, remoteAllowed: false })
  })

  it('counts in the search, whatever the text says', async () => {
    const id = await posted({
      location: 'Remote, US',
      description: '<p>This is a remote position.</p>',
      workMode: 'hybrid',
    })
    const found = async (mode: 'on-site' | 'hybrid' | 'remote') => {
      const { items } = await product.as(null).jobs.search({ mode })
      return items.some((job) => job.id === id)
    }
    expect([await found('hybrid'), await found('remote'), await found('on-site')]).toEqual([true, false, false])
    await api.update({ ...posting({ workMode: 'on-site' }), id })
    expect([await found('hybrid'), await found('remote'), await found('on-site')]).toEqual([false, false, true])
  })

  it('is copied with the job', async () => {
    const id = await posted({ workMode: 'hybrid', onSiteDays: 4 })
    const copyId = newId()
    await api.duplicate({ id, copyId })
    expect(await read(copyId)).toEqual({ workMode: 'hybrid', onSiteDays: 4, remoteAllowed: false })
  })
})
