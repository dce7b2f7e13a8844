import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#lib/ids.ts'
import { type Api, type TestProduct, testProduct } from '#testing/product.ts'
import { auditAndEventsOf, createEmployer, posting } from './postings.testing.ts'

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
  const { location, moreLocations } = await api.get({ id })
  return [location, ...moreLocations]
}
const long = 'Verwaltungsgemeinschaft Niederschlesischer Oberlausitzkreis-Heidedorf, Sachsen, Deutschland'

describe('the locations of a posting', () => {
  it.each([
    ['more than ten', { location: 'A', moreLocations: Array.from({ length: 10 }, (_, at) => `Town ${at}`) }],
    ['one that is too long', { location: 'A', moreLocations: ['x'.repeat(201)] }],
    ['no list', { location: 'A', moreLocations: 'Leeds' }],
  ])('refuse %s', async (_what, fields) => {
    await expect(posted(fields)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it.each<[Fields, (string | null)[]]>([
    [{ location: 'Leeds' }, ['Leeds']],
    [{ location: 'Portland, OR', moreLocations: ['Salem, OR', long] }, ['Portland, OR', 'Salem, OR', long]],
    [{ location: ' Leeds ', moreLocations: ['', 'leeds', ' York', null, 'York'] }, ['Leeds', 'York']],
    [{ moreLocations: ['Kathmandu', '上海'] }, ['Kathmandu', '上海']],
  ])('of %j are %j', async (fields, stored) => expect(await read(await posted(fields))).toEqual(stored))

  it('are not changed by a program that knows only the first one, but for that', async () => {
    const id = await posted({ location: 'Leeds', moreLocations: ['York', 'Hull'] })
    await api.update({ ...posting({ location: 'Leeds', title: 'Planner' }), id })
    expect(await read(id)).toEqual(['Leeds', 'York', 'Hull'])
    await api.update({ ...posting({ location: 'Hull' }), id })
    expect(await read(id)).toEqual(['Hull', 'York'])
    await api.update({ ...posting({ location: 'Hull', moreLocations: [] }), id })
    expect(await read(id)).toEqual(['Hull'])
  })

  it('are copied with the job, listed with it, and a change of them is recorded', async () => {
    const id = await posted({ location: 'Leeds', moreLocations: ['York'] })
    const copyId = newId()
    await api.duplicate({ id, copyId })
    expect(await read(copyId)).toEqual(['Leeds', 'York'])
    const { rows } = await api.list({})
    expect(rows.find((row) => row.id === id)?.moreLocations).toEqual(['York'])
    const change = { ...posting({ location: 'Leeds', moreLocations: ['York', 'Hull'] }), id }
    await api.update(change)
    await api.update(change)
    const { events } = await auditAndEventsOf(product.db, id)
    const changes = events.filter(({ name }) => name === 'posting.changed').map(({ payload }) => payload.fields)
    expect(changes).toEqual([['moreLocations']])
  })
})
