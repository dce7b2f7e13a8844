import { beforeAll, describe, expect, it } from 'vitest'
import { createCompany, createJob } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'

const product = productOfFile()
const DAY = 86_400_000
const german = '<p>Wir suchen Sie für unser Team. Sie arbeiten mit den Ärzten und der Leitung zusammen.</p>'
const english = '<p>You will work with the team and look after the patients of our ward.</p>'
const values = (facet: Record<string, { value: number }>) =>
  Object.fromEntries(Object.entries(facet).flatMap(([key, { value }]) => (value > 0 ? [[key, value]] : [])))

async function find(input: object = {}) {
  const { items, count, facets } = await product.as(null).jobs.search({ q: 'nurse', ...input })
  return { titles: items.map(({ title }) => title).sort(), count: count?.value, facets: facets! }
}

beforeAll(async () => {
  const fernway = await createCompany(product.db, { name: 'Fernway', slug: 'fernway' })
  const lakeside = await createCompany(product.db, { name: 'Lakeside', slug: 'lakeside' })
  const closed = await createCompany(product.db, { name: 'Closed', slug: 'closed', status: 'inactive' })
  const post = (companyId: string, title: string, more = {}) =>
    createJob(product.db, companyId, { title, description: english, workMode: 'on-site', ...more })
  await post(fernway.id, 'Senior Nurse', { workMode: 'hybrid' })
  await post(fernway.id, 'Junior Nurse', { postedAt: new Date(Date.now() - 3 * DAY) })
  await post(fernway.id, 'Nurse', { description: german, employmentType: 'part-time' })
  await post(lakeside.id, 'Night Nurse', { postedAt: new Date(Date.now() - 20 * DAY), workMode: 'remote' })
  await post(closed.id, 'Ward Nurse')
})

describe('the filters company and language', () => {
  it('find nothing for a company that is unknown or not public', async () => {
    for (const company of ['nobody', 'closed', "'; drop table jobs; --"]) {
      expect(await find({ company })).toMatchObject({ titles: [], count: 0 })
    }
    await expect(find({ language: 'xx' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(find({ company: 'x'.repeat(301) })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('find the postings of one company or in one language, in each order and page by page', async () => {
    for (const sort of ['newest', 'relevance', 'pay'] as const) {
      expect((await find({ company: 'lakeside', sort })).titles).toEqual(['Night Nurse'])
      expect((await find({ language: 'de', sort })).titles).toEqual(['Nurse'])
    }
    expect((await find({ q: '', company: 'fernway', language: 'en' })).titles).toEqual(['Junior Nurse', 'Senior Nurse'])
    const { search } = product.as(null).jobs
    const first = await search({ q: 'nurse', company: 'fernway', limit: 2 })
    const next = await search({ q: 'nurse', company: 'fernway', limit: 2, cursor: first.nextCursor! })
    expect([first.items.length, next.items.length]).toEqual([2, 1])
  })
})

describe('the counts of the filters', () => {
  it('count each value without filters', async () => {
    const { facets } = await find()
    expect(values(facets.type)).toEqual({ 'full-time': 3, 'part-time': 1 })
    expect(values(facets.level)).toEqual({ entry: 1, senior: 1 })
    expect(values(facets.mode)).toEqual({ 'on-site': 2, hybrid: 1, remote: 1 })
    expect(values(facets.posted)).toEqual({ day: 2, week: 3, month: 4 })
    expect(values(facets.language)).toEqual({ en: 3, de: 1 })
    expect(facets.remote.value).toBe(1)
    expect(facets.companies).toMatchObject([
      { slug: 'fernway', name: 'Fernway', count: { value: 3, isCapped: false } },
      { slug: 'lakeside', name: 'Lakeside', count: { value: 1, isCapped: false } },
    ])
  })

  it('count each filter with the others, and not with itself', async () => {
    const { facets, count } = await find({ company: 'fernway', language: 'en' })
    expect(count).toBe(2)
    expect(values(facets.language)).toEqual({ en: 2, de: 1 })
    expect(facets.companies.map(({ slug, count: { value } }) => [slug, value])).toEqual([
      ['fernway', 2],
      ['lakeside', 1],
    ])
    expect(values(facets.level)).toEqual({ entry: 1, senior: 1 })
    expect(values(facets.type)).toEqual({ 'full-time': 2 })
    const senior = (await find({ level: 'senior', posted: 'day' })).facets
    expect(values(senior.level)).toEqual({ senior: 1 })
    expect(values(senior.posted)).toEqual({ day: 1, week: 1, month: 1 })
    // remote work and the other modes exclude each other
    const remote = (await find({ remote: true })).facets
    expect(values(remote.mode)).toEqual({ 'on-site': 2, hybrid: 1, remote: 1 })
    expect(values(remote.type)).toEqual({ 'full-time': 1 })
    expect((await find({ mode: 'hybrid' })).facets.remote.value).toBe(1)
  })

  it('name the chosen company also if it has no match', async () => {
    const { facets } = await find({ q: 'junior', company: 'lakeside' })
    expect(facets.companies.find(({ slug }) => slug === 'lakeside')).toMatchObject({
      name: 'Lakeside',
      count: { value: 0 },
    })
  })
})
