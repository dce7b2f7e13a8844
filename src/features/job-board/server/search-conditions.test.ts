import { describe, expect, it } from 'vitest'
import { readUnreadPlaces } from './places/read-unread.ts'
import { minutesAgo, only, openSearch, product, search, titles } from './search-jobs.testing.ts'

openSearch()

describe('conditions among the words of a search', () => {
  it('finds a job type that was chosen, or that the text names', async () => {
    const { job } = await only('Azuritta')
    await job({ title: 'Cook A', employmentType: 'part-time', postedAt: minutesAgo(1) })
    await job({ title: 'Cook B', description: '<p>Part time, 20 hours.</p>', postedAt: minutesAgo(2) })
    await job({ title: 'Cook C', description: '<p>In Teilzeit oder mehr.</p>', postedAt: minutesAgo(3) })
    await job({ title: 'Cook D', postedAt: minutesAgo(4) })
    for (const q of ['azuritta cook part time', 'part-time azuritta cook', 'azuritta cook teilzeit'])
      expect(await titles({ q }), q).toEqual(['Cook A', 'Cook B', 'Cook C'])
    expect(await titles({ q: 'azuritta cook "part time"' })).toEqual(['Cook B'])
  })

  it('puts postings of the level first, then those that name none, and leaves out others', async () => {
    const { job } = await only('Berylla')
    await job({ title: 'Analyst', postedAt: minutesAgo(1) })
    await job({ title: 'Senior Analyst', postedAt: minutesAgo(2) })
    await job({ title: 'Analyst I', description: '<p>No experience needed.</p>', postedAt: minutesAgo(3) })
    await job({ title: 'Junior Analyst', postedAt: minutesAgo(4) })
    expect((await titles({ q: 'entry level berylla analyst' })).toSorted()).toEqual([
      'Analyst',
      'Analyst I',
      'Junior Analyst',
    ])
    expect((await titles({ q: 'entry level berylla analyst' })).at(-1)).toBe('Analyst')
    expect(await titles({ q: 'berylla analyst senior' })).toEqual(['Senior Analyst', 'Analyst'])
  })

  it('finds work from home, hybrid and on site', async () => {
    const { job } = await only('Citrinna')
    const location = 'Lisbon'
    await job({ title: 'Tester A', remoteAllowed: true, location: null, postedAt: minutesAgo(1) })
    await job({
      title: 'Tester B',
      location,
      description: '<p>Hybrid work: two days at home.</p>',
      postedAt: minutesAgo(2),
    })
    await job({ title: 'Tester C', location, description: '<p>This role is on-site.</p>', postedAt: minutesAgo(4) })
    await job({ title: 'Tester D', location, postedAt: minutesAgo(3) })
    expect(await titles({ q: 'citrinna tester remote' })).toEqual(['Tester A'])
    expect(await titles({ q: 'hybrid citrinna tester' })).toEqual(['Tester B'])
    expect(await titles({ q: 'on-site citrinna tester' })).toEqual(['Tester C', 'Tester D'])
  })

  it('returns what it understood, and the remaining words', async () => {
    const { job } = await only('Dioptasa', { location: 'Leeds, UK' })
    await job({ title: 'Nurse', employmentType: 'part-time', location: 'Leeds, UK' })
    await readUnreadPlaces({ db: product.db })
    const { understood, items } = await search({ q: 'dioptasa nurse in Leeds part time' })
    expect(items).toHaveLength(1)
    expect(understood).toEqual([
      { kind: 'type', label: 'Part-time', without: 'dioptasa nurse in Leeds' },
      { kind: 'place', label: 'Leeds', without: 'dioptasa nurse part time' },
    ])
    expect((await search({ q: 'dioptasa nurse' })).understood).toEqual([])
  })

  it('continues on the next page with the same conditions', async () => {
    const { job } = await only('Epidota')
    for (let i = 0; i < 3; i++)
      await job({ title: `Baker ${i}`, description: '<p>Part-time.</p>', postedAt: minutesAgo(i) })
    await job({ title: 'Baker', postedAt: minutesAgo(9) })
    for (const sort of ['relevance', 'newest', 'pay'] as const) {
      const input = { q: 'epidota baker part time', limit: 2, sort }
      const first = await search(input)
      const next = await search({ ...input, cursor: first.nextCursor! })
      expect(
        [...first.items, ...next.items].map(({ title }) => title),
        sort,
      ).toEqual(['Baker 0', 'Baker 1', 'Baker 2'])
      expect(next.nextCursor).toBeNull()
    }
  })
})

describe('filters', () => {
  it('finds postings that name the level and the workplace, and those of the last days', async () => {
    const { job } = await only('Jadeita')
    const location = 'Lisbon'
    const q = 'jadeita'
    await job({ title: 'Senior Clerk', location, postedAt: minutesAgo(1) })
    await job({ title: 'Clerk', location, description: '<p>Hybrid work, two days.</p>', postedAt: minutesAgo(60 * 30) })
    await job({ title: 'Junior Clerk', location, description: '<p>On-site.</p>', postedAt: minutesAgo(60 * 24 * 9) })
    await job({ title: 'Old Clerk', location: null, remoteAllowed: true, postedAt: minutesAgo(60 * 24 * 40) })
    expect(await titles({ q, level: 'senior' })).toEqual(['Senior Clerk'])
    expect(await titles({ q, level: 'entry' })).toEqual(['Junior Clerk'])
    expect(await titles({ q, mode: 'hybrid' })).toEqual(['Clerk'])
    expect(await titles({ q, mode: 'on-site' })).toEqual(['Junior Clerk'])
    expect(await titles({ q, mode: 'remote' })).toEqual(['Old Clerk'])
    expect(await titles({ q, posted: 'day' })).toEqual(['Senior Clerk'])
    expect(await titles({ q, posted: 'week' })).toEqual(['Senior Clerk', 'Clerk'])
    expect(await titles({ q, posted: 'month' })).toHaveLength(3)
    expect((await search({ level: 'senior', mode: 'hybrid', posted: 'day' })).count?.value).toBe(0)
    expect((await search({ q, posted: 'week' })).facets?.type['full-time'].value).toBe(2)
  })

  it.each([{ level: 'chief' }, { mode: 'moon' }, { posted: 'year' }])('refuses %j', async (input) => {
    await expect(search(input)).rejects.toThrow()
  })
})

describe('what people type', () => {
  it('finds Go, R, Ada, C and IT as names', async () => {
    const { job } = await only('Fluorita')
    await job({ title: 'Go Developer', postedAt: minutesAgo(1) })
    await job({ title: 'Statistician', description: '<p>You know R, SAS and Excel.</p>', postedAt: minutesAgo(2) })
    await job({ title: 'Firmware', description: '<p>We write C, Ada and Rust.</p>', postedAt: minutesAgo(3) })
    await job({
      title: 'IT Support',
      description: '<p>Go to customers. R&amp;D, C-level.</p>',
      postedAt: minutesAgo(4),
    })
    expect(await titles({ q: 'fluorita go' })).toEqual(['Go Developer'])
    expect(await titles({ q: 'fluorita golang' })).toEqual(['Go Developer'])
    expect(await titles({ q: 'fluorita R' })).toEqual(['Statistician'])
    expect(await titles({ q: 'fluorita c' })).toEqual(['Firmware'])
    expect(await titles({ q: 'fluorita ada' })).toEqual(['Firmware'])
    expect(await titles({ q: 'fluorita it support' })).toEqual(['IT Support'])
  })

  it('finds compounds apart, with a hyphen and in one', async () => {
    const { job } = await only('Granata')
    await job({ title: 'Frontend Developer', postedAt: minutesAgo(1) })
    await job({ title: 'Front-end Engineer', postedAt: minutesAgo(2) })
    await job({ title: 'Front End Developer', postedAt: minutesAgo(3) })
    for (const q of ['granata frontend developer', 'granata front-end developer', 'granata front end developer'])
      expect((await titles({ q })).toSorted(), q).toEqual([
        'Front End Developer',
        'Front-end Engineer',
        'Frontend Developer',
      ])
    await job({ title: 'UI/UX Designer', postedAt: minutesAgo(4) })
    await job({ title: 'Vue.js Programmer', postedAt: minutesAgo(5) })
    for (const q of ['granata ux', 'granata ui/ux', 'granata ui designer'])
      expect(await titles({ q }), q).toEqual(['UI/UX Designer'])
    for (const q of ['granata vue', 'vuejs granata', 'granata vue.js'])
      expect(await titles({ q }), q).toEqual(['Vue.js Programmer'])
  })

  it('corrects to a word of a title, and to one that finds something', async () => {
    const { job } = await only('Heliodora')
    await job({ title: 'Maintenance Electrician' })
    await job({ title: 'Clerk', description: '<p>Electrical goods. The electricals.</p>' })
    const { items, correction } = await search({ q: 'heliodora electrican' })
    expect(items.map(({ title }) => title)).toEqual(['Maintenance Electrician'])
    expect(correction?.words?.shown).toBe('heliodora electrician')
  })

  it('leaves out a word if no posting has all, and returns the correction', async () => {
    const { job } = await only('Indigola')
    await job({ title: 'Welder', description: '<p>You weld tanks.</p>' })
    const { items, correction } = await search({ q: 'indigola welder tanks zyxwvut' })
    expect(items.map(({ title }) => title)).toEqual(['Welder'])
    expect(correction?.words).toEqual({ typed: 'indigola welder tanks zyxwvut', shown: 'indigola welder tanks' })
  })
})
