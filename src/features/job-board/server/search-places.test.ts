import { describe, expect, it } from 'vitest'
import { readUnreadPlaces } from './places/read-unread.ts'
import { minutesAgo, only, openSearch, product, search, titles } from './search-jobs.testing.ts'

openSearch()

/** Postings that are named like their locations. */
async function postings(name: string, locations: (string | null)[], company = {}) {
  const { job } = await only(name, company)
  for (const [at, location] of locations.entries())
    await job({ title: location ?? 'none', location, postedAt: minutesAgo(at + 1) })
  await readUnreadPlaces({ db: product.db })
}

describe('a search for remote jobs in a place', () => {
  it('finds those that are open to people there or do not say it, not those for other countries alone', async () => {
    const { job } = await only('Far')
    const remote = { location: null, remoteAllowed: true, workMode: 'remote' as const }
    await job({ title: 'silent', ...remote, postedAt: minutesAgo(1) })
    await job({ title: 'for Germany', ...remote, applicantPlaces: ['DE', 'AT'], postedAt: minutesAgo(2) })
    await job({ title: 'for the US', ...remote, applicantPlaces: ['US'], postedAt: minutesAgo(3) })
    await job({ title: 'for Texas', ...remote, applicantPlaces: ['US-TX'], postedAt: minutesAgo(4) })
    await job({ title: 'in the EU', ...remote, location: 'Remote, EU', postedAt: minutesAgo(5) })
    await job({ title: 'in Munich', location: 'Munich', workMode: 'on-site', postedAt: minutesAgo(6) })
    await job({
      title: 'office in Berlin, for the US',
      ...remote,
      location: 'Berlin',
      applicantPlaces: ['US'],
      postedAt: minutesAgo(7),
    })
    await readUnreadPlaces({ db: product.db })
    expect(await titles({ q: 'Far remote germany' })).toEqual(['silent', 'for Germany', 'in the EU'])
    expect(await titles({ q: 'Far', location: 'Munich', remote: true })).toEqual(['silent', 'for Germany', 'in the EU'])
    expect(await titles({ q: 'Far', location: 'Nepal', mode: 'remote' })).toEqual(['silent'])
    expect(await titles({ q: 'Far', location: 'Texas', mode: 'remote' })).toEqual([
      ...['silent', 'for the US', 'for Texas', 'office in Berlin, for the US'],
    ])
    expect(await titles({ q: 'Far', location: 'USA', mode: 'remote' })).toEqual([
      ...['silent', 'for the US', 'for Texas', 'office in Berlin, for the US'],
    ])
    expect(await titles({ q: 'Far', location: 'Germany' })).toEqual(['for Germany', 'in Munich'])
  })
})

describe('a search by place', () => {
  it('finds a posting by each of its locations, also before they are read', async () => {
    const { job } = await only('Many')
    const moreLocations = ['York, UK', 'Frankfurt am Main', 'Pokhara, Nepal', ...Array(6).fill('x'.repeat(190))]
    await job({ title: 'Many places', location: 'Leeds, UK', moreLocations })
    const places = ['Leeds', 'York', 'Frankfurt', 'Pokhara']
    for (const location of places) expect(await titles({ q: 'Many', location })).toEqual(['Many places'])
    await readUnreadPlaces({ db: product.db })
    for (const location of [...places, 'Hessen', 'Nepal', 'UK'])
      expect([location, await titles({ q: 'Many', location })]).toEqual([location, ['Many places']])
    expect(await titles({ q: 'Many', location: 'Kathmandu', within: 25 })).toEqual([])
    expect(await titles({ q: 'Many', location: 'Bradford, UK', within: 25 })).toEqual(['Many places'])
  })

  it('finds a town, a region and a country by any of their names', async () => {
    await postings('Alpha', [
      'New York, NY',
      'Brooklyn, NY',
      'Austin, TX',
      'Munich',
      'Berlin, Germany',
      '上海',
      'TP HCM',
    ])
    const q = 'Alpha'
    const found = (location: string) => titles({ q, location })
    expect(await found('NYC')).toEqual(['New York, NY', 'Brooklyn, NY'])
    expect(await found('new york city')).toEqual(['New York, NY', 'Brooklyn, NY'])
    expect(await found('Texas')).toEqual(['Austin, TX'])
    expect(await found('tx')).toEqual(['Austin, TX'])
    expect(await found('USA')).toEqual(['New York, NY', 'Brooklyn, NY', 'Austin, TX'])
    for (const munich of ['München', 'Muenchen', 'munich', 'Munich, Germany'])
      expect(await found(munich)).toEqual(['Munich'])
    for (const germany of ['Deutschland', 'germany', 'DACH'])
      expect(await found(germany)).toEqual(['Munich', 'Berlin, Germany'])
    expect(await found('Bayern')).toEqual(['Munich'])
    expect(await found('Shanghai')).toEqual(['上海'])
    expect(await found('Saigon')).toEqual(['TP HCM'])
    expect(await found('Berlin or Austin')).toEqual(['Austin, TX', 'Berlin, Germany'])
  })

  it('finds each of several locations, a metropolitan area and its towns', async () => {
    await postings('Beta', ['Palo Alto, CA / Remote', 'Seattle; Lisbon', 'San Francisco Bay Area'])
    const q = 'Beta'
    expect(await titles({ q, location: 'Portugal' })).toEqual(['Seattle; Lisbon'])
    expect(await titles({ q, location: 'Bay Area' })).toEqual(['Palo Alto, CA / Remote', 'San Francisco Bay Area'])
    expect(await titles({ q, location: 'SF' })).toEqual(['San Francisco Bay Area'])
  })

  it('distinguishes places of the same name by their region, and finds an ambiguous name by all its places', async () => {
    await postings('Gamma', ['Paris, TX', 'Paris', 'Cambridge', 'Perth, WA', 'Valletta, MT'])
    const q = 'Gamma'
    expect(await titles({ q, location: 'Paris' })).toEqual(['Paris'])
    expect(await titles({ q, location: 'Paris, Texas' })).toEqual(['Paris, TX'])
    expect(await titles({ q, location: 'Cambridge, MA' })).toEqual(['Cambridge'])
    expect(await titles({ q, location: 'Cambridge, UK' })).toEqual(['Cambridge'])
    expect(await titles({ q, location: 'Australia' })).toEqual(['Perth, WA'])
    expect(await titles({ q, location: 'Malta' })).toEqual(['Valletta, MT'])
    expect(await titles({ q, location: 'Montana' })).toEqual([])
  })

  it('compares letters if the gazetteer has no such place, or no posting is there', async () => {
    await postings('Delta', ['Smallville Business Park', 'Paris, TX', 'Oakland, CA'])
    const q = 'Delta'
    expect(await titles({ q, location: 'smallville' })).toEqual(['Smallville Business Park'])
    expect(await titles({ q, location: 'Paris' })).toEqual(['Paris, TX'])
    expect(await titles({ q, location: 'aris' })).toEqual(['Paris, TX'])
    expect(await titles({ q, location: 'D.C.' })).toEqual([])
  })

  it('finds towns around a town, and nothing around a country', async () => {
    await postings('Omicron', ['Leeds, UK', 'Bradford, UK', 'York, UK', 'London, UK'])
    const found = async (location: string, within?: number) => (await titles({ q: 'Omicron', location, within })).length
    expect(await found('Leeds')).toBe(1)
    expect(await titles({ q: 'Omicron', location: 'Leeds', within: 25 })).toEqual(['Leeds, UK', 'Bradford, UK'])
    expect(await found('Leeds', 50)).toBe(3)
    expect(await titles({ q: 'Omicron in Leeds', within: '25' })).toEqual(['Leeds, UK', 'Bradford, UK'])
    expect(await found('UK', 10)).toBe(4)
    await expect(search({ location: 'Leeds', within: 7 })).rejects.toThrow()
  })

  it('continues with the next page in the same way', async () => {
    await postings('Epsilon', ['Paris, TX', 'Paris, Texas', 'Paris (TX)'])
    const input = { q: 'Epsilon', location: 'Paris', limit: 2 }
    const first = await search(input)
    const next = await search({ ...input, cursor: first.nextCursor! })
    expect([...first.items, ...next.items].map(({ title }) => title)).toEqual([
      'Paris, TX',
      'Paris, Texas',
      'Paris (TX)',
    ])
  })
})

describe('a place among the words of a search', () => {
  it.each([
    ['Nursa leeds', ['Leeds, West Yorkshire']],
    ['leeds Nursa', ['Leeds, West Yorkshire']],
    ['Nursa in Leeds', ['Leeds, West Yorkshire']],
    ['Nursa texas', ['Dallas, TX', 'Austin']],
    ['Nursa TX', ['Dallas, TX', 'Austin']],
    ['Nursa NYC', ['Manhattan, New York']],
    ['Nursa new york', ['Manhattan, New York']],
    ['Nursa germany', ['Köln']],
    ['Nursa in Reading', ['Reading, UK']],
  ])('is read in %j', async (q, expected) => {
    await postings('Nursa', [
      'Leeds, West Yorkshire',
      'Dallas, TX',
      'Austin',
      'Manhattan, New York',
      'Köln',
      'Reading, UK',
    ])
    expect(await titles({ q })).toEqual(expected)
  })

  it('combines with work from home', async () => {
    await postings('Eta', ['Remote, Germany', 'Berlin'])
    expect(await titles({ q: 'Eta remote germany' })).toEqual(['Remote, Germany'])
    expect(await search({ q: 'Eta remote poland' })).toMatchObject({ items: [], correction: null })
  })

  it('is read as a word if it is one, or if no posting is there', async () => {
    const { job } = await only('Zeta', { location: 'Oslo' })
    await job({ title: 'Mobile Developer', location: 'Oslo' })
    await job({ title: 'London Market Broker', location: 'Oslo', postedAt: minutesAgo(2) })
    await readUnreadPlaces({ db: product.db })
    expect(await titles({ q: 'Zeta mobile' })).toEqual(['Mobile Developer'])
    expect(await titles({ q: 'Zeta london' })).toEqual(['London Market Broker'])
  })

  it('is never corrected to another word, but the words next to it are', async () => {
    await postings('Theta', ['Leads, somewhere', 'Leeds, UK'])
    expect(await search({ q: 'Theta glasgow' })).toMatchObject({ items: [], correction: null })
    const { items, correction } = await search({ q: 'Thetta leeds' })
    expect([items.map(({ title }) => title), correction?.words]).toEqual([
      ['Leeds, UK'],
      { typed: 'Thetta leeds', shown: 'theta leeds' },
    ])
  })
})
