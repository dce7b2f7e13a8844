import { beforeAll, describe, expect, it } from 'vitest'
import { createCompany, createJob, createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { SearchJobs } from '../contract.ts'
import { findJobs } from './find-jobs.ts'
import { readUnreadPlaces } from './places/read-unread.ts'

/*
 * The requirements for any search engine behind `findJobs`: another engine must pass this file unchanged.
 * `npm run bench -- search-quality` measures how well it ranks.
 */

let product: TestProduct
const find = (input: object, userId: string | null = null) =>
  userId === null
    ? findJobs(product.db, null, SearchJobs.parse(input))
    : product
        .as(userId)
        .jobs.search(input)
        .then(({ items, ...found }) => ({ ...found, ids: items.map(({ id }) => id) }))
const ids: Record<string, string> = {}

beforeAll(async () => {
  product = await testProduct()
  const company = await createCompany(product.db, { name: 'Contract Works', location: 'Leeds, UK' })
  const closed = await createCompany(product.db, { name: 'Hidden Works', status: 'inactive' })
  const add = async (title: string, values: Parameters<typeof createJob>[2] = {}, of = company.id) => {
    const at = new Date(Date.now() - Object.keys(ids).length * 60_000)
    ids[title] = (await createJob(product.db, of, { title, location: 'Leeds, UK', postedAt: at, ...values })).id
  }
  await add('Nurse')
  await add('Registered Nurse', { employmentType: 'part-time', salaryMin: 50_000, salaryMax: 60_000 })
  await add('Porter', { description: '<p>You work with each nurse of the ward.</p>' })
  await add('Nurse Draft', { status: 'draft' })
  await add('Nurse Internal', { externalPosting: false, internalPosting: true })
  await add('Nurse Over', { closesAt: new Date(Date.now() - 60_000) })
  await add('Nurse Hidden', {}, closed.id)
  await add('Driver', { location: 'Berlin, Germany' })
  await add('C++ Engineer', { remoteAllowed: true, location: null })
  await readUnreadPlaces({ db: product.db })
  return () => product.close()
})

const named = (found: { ids: string[] }) => found.ids.map((id) => Object.keys(ids).find((title) => ids[title] === id))

describe('findJobs', () => {
  it('returns only open jobs that the viewer may see', async () => {
    expect(named(await find({ q: 'nurse', sort: 'newest' }))).toEqual(['Nurse', 'Registered Nurse', 'Porter'])
    expect((await find({})).count).toEqual({ value: 5, isCapped: false })
    const user = await createUser(product.db)
    expect(named(await find({ q: 'nurse', sort: 'newest' }, user.id))).toEqual(['Nurse', 'Registered Nurse', 'Porter'])
  })

  it('orders by relevance with titles first, newest first, and by pay with unpaid jobs last', async () => {
    expect(named(await find({ q: 'nurse' })).at(-1)).toBe('Porter')
    expect(named(await find({ sort: 'newest' }))[0]).toBe('Nurse')
    expect(named(await find({ sort: 'pay' }))[0]).toBe('Registered Nurse')
  })

  it('filters by place, job type and work from home, and counts each filter', async () => {
    expect(named(await find({ location: 'Deutschland' }))).toEqual(['Driver'])
    expect(named(await find({ type: 'part-time' }))).toEqual(['Registered Nurse'])
    expect(named(await find({ remote: true }))).toEqual(['C++ Engineer'])
    const { facets } = await find({ q: 'nurse' })
    expect(facets?.type['part-time']).toEqual({ value: 1, isCapped: false })
    expect(facets?.remote).toEqual({ value: 0, isCapped: false })
  })

  it('reads place, job type and mode of work out of the keywords in any order, and returns them', async () => {
    for (const q of ['nurse leeds part time', 'part time nurse leeds', 'leeds part-time nurse']) {
      const found = await find({ q })
      expect(named(found), q).toEqual(['Registered Nurse'])
      expect(found.understood.map(({ kind }) => kind).toSorted()).toEqual(['place', 'type'])
    }
    expect(named(await find({ q: 'remote c++' }))).toEqual(['C++ Engineer'])
  })

  it('distinguishes names with signs, knows synonyms, and reads quotes, OR and exclusions', async () => {
    expect(named(await find({ q: 'c++' }))).toEqual(['C++ Engineer'])
    expect((await find({ q: 'c#' })).ids).toEqual([])
    expect(named(await find({ q: 'rn' }))).toContain('Registered Nurse')
    expect(named(await find({ q: '"registered nurse"' }))).toEqual(['Registered Nurse'])
    expect(named(await find({ q: 'driver OR porter', sort: 'newest' }))).toEqual(['Porter', 'Driver'])
    expect(named(await find({ q: 'nurse -registered', sort: 'newest' }))).toEqual(['Nurse', 'Porter'])
  })

  it('corrects a search that finds nothing only to one that finds something', async () => {
    expect((await find({ q: 'registerd nurse' })).correction?.words?.shown).toBe('registered nurse')
    expect(await find({ q: 'qxzzqxzz' })).toMatchObject({ ids: [], correction: null, count: { value: 0 } })
  })

  it.each([{ q: 'nurse' }, { q: 'nurse', sort: 'newest' }, { sort: 'pay' }, { q: 'nurse leeds' }])(
    'returns each match of %j once over all pages, in the order of one page',
    async (input) => {
      const all = (await find(input)).ids
      const paged: string[] = []
      let cursor: string | undefined
      do {
        const page = await find({ ...input, limit: 1, ...(cursor && { cursor }) })
        paged.push(...page.ids)
        cursor = page.nextCursor ?? undefined
      } while (cursor)
      expect(paged).toEqual(all)
    },
  )

  it('returns the first page for a cursor that it did not make', async () => {
    expect((await find({ q: 'nurse', cursor: 'abc' })).ids).toEqual((await find({ q: 'nurse' })).ids)
  })
})
